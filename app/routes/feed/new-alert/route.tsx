import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { NewAlertPage } from "./components/new-alert-page";
import { type Draft, typedIn } from "./draft.server";
import { addAlert } from "./mutations.server";
import { findTargets, offeredIn } from "./queries.server";
import { newAlertForm } from "./schema";

export const handle: RouteData = {
  i18n: ["newAlert"],
  pageTitle: "newAlert:title",
  requiresPermissions: ["alerts:create"],
  trail: () => [{ area: "feed" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { ...(await offeredIn(request, context)), constraints: constraintsOf(newAlertForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  if ((await intentOf(request)) === "find") {
    const typed = await typedIn(request);
    const found = await findTargets(request, context, String(typed.q).trim().slice(0, 200));
    const draft: Draft = { intent: "find", typed, found };
    return draft;
  }
  const submission = await readSubmission(request, newAlertForm);
  if (!submission.ok) return submission.refuse();
  const added = await addAlert(context, submission.value, submission.idempotencyKey);
  if (!added.ok) return submission.refuse(added.no);
  const toast = await toastCookie({ key: "newAlert:done" });
  const to = paths.feedView("new", `?alert=${added.value.alertId}`);
  return redirect(to, { status: 303, headers: { "Set-Cookie": toast } });
}

export default function NewAlert() {
  const offered = useLoaderData<typeof loader>();
  return <NewAlertPage {...offered} answer={useActionData<typeof action>()} />;
}
