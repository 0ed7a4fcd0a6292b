import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { LabelPage } from "./components/label-page";
import { saveLabel } from "./mutations.server";
import { labelOf } from "./queries.server";
import { labelForm } from "./schema";

export const handle: RouteData = {
  i18n: ["labels"],
  pageTitle: "labels:change",
  requiresPermissions: ["alerts:triage"],
  trail: () => [{ area: "feed" }, { to: paths.feedLabels(), name: "labels:title" }],
};

/** After a refusal, too: who saves again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ params, context }: LoaderFunctionArgs) {
  return { label: await labelOf(context, params.labelId), constraints: constraintsOf(labelForm) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { id } = await labelOf(context, params.labelId);
  const submission = await readSubmission(request, labelForm);
  if (!submission.ok) return submission.refuse();
  const saved = await saveLabel(context, id, submission.value, submission.idempotencyKey);
  if (!saved.ok) return submission.refuse(saved.no);
  const toast = await toastCookie({ key: "labels:done.saved", params: { name: saved.value.name } });
  return redirect(paths.feedLabels(), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function Label() {
  const { label, constraints } = useLoaderData<typeof loader>();
  return <LabelPage label={label} constraints={constraints} failed={useActionData<typeof action>()} />;
}
