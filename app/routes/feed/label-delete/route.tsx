import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { labelOf } from "../label/queries.server";
import { DeleteLabel } from "./components/delete-label";
import { removeLabel } from "./mutations.server";

export const handle: RouteData = {
  i18n: ["labels"],
  pageTitle: "labels:deleteThis",
  requiresPermissions: ["alerts:triage"],
  trail: () => [{ area: "feed" }, { to: paths.feedLabels(), name: "labels:title" }],
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  return { label: await labelOf(context, params.labelId) };
}

export async function action({ params, context }: ActionFunctionArgs) {
  const { id, name } = await labelOf(context, params.labelId);
  await removeLabel(context, id);
  const toast = await toastCookie({ key: "labels:done.deleted", params: { name } });
  return redirect(paths.feedLabels(), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function LabelDeletion() {
  return <DeleteLabel label={useLoaderData<typeof loader>().label} />;
}
