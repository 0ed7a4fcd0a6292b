import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { NewCollectionPage } from "./components/new-collection-page";
import { makeCollection } from "./mutations.server";
import { readNewCollection } from "./queries.server";
import { newCollectionForm } from "./schema";

export const handle: RouteData = {
  i18n: ["collection"],
  pageTitle: "collection:new.title",
  requiresPermissions: ["targets:follow"],
  trail: () => [{ area: "collections" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return { ...(await readNewCollection(context, searchParams)), constraints: constraintsOf(newCollectionForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, newCollectionForm);
  if (!submission.ok) return submission.refuse();
  const made = await makeCollection(context, submission.value, submission.idempotencyKey);
  if (!made.ok) return submission.refuse(made.no);
  const toast = await toastCookie({ title: "collection:done.createdTitle", key: "collection:done.created" });
  return redirect(paths.collection(made.value.id), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function NewCollectionRoute() {
  const { constraints, ...page } = useLoaderData<typeof loader>();
  return <NewCollectionPage page={page} constraints={constraints} failed={useActionData<typeof action>()} />;
}
