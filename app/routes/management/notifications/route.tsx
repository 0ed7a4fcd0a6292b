import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { CollectionForm } from "./components/collection-form";
import { Collections } from "./components/collections";
import { Standard } from "./components/standard";
import { TaskMails } from "./components/task-mails";
import { saveDelivery } from "./mutations.server";
import { deliveryOf } from "./queries.server";
import { deliveryForm } from "./schema";

export const handle: RouteData = { pageTitle: "management:pages.notifications" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  return deliveryOf(context, request);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, deliveryForm);
  if (!submission.ok) return submission.refuse();
  await saveDelivery(context, submission.value);
  const toast = await toastCookie({ key: "management:done.notifications" });
  return redirect(paths.management("notifications"), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function Notifications() {
  const delivery = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  if (delivery.open) return <CollectionForm collection={delivery.open} failed={failed} />;
  return (
    <>
      <Standard delivery={delivery} failed={failed} />
      <TaskMails delivery={delivery} failed={failed} />
      <Collections collections={delivery.collections} />
    </>
  );
}
