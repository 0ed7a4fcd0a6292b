import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import type { Message } from "~/i18n/message";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { LabelsPage } from "./components/labels-page";
import { addLabel, showLabel } from "./mutations.server";
import { labelsOf } from "./queries.server";
import { newLabelForm, showForm } from "./schema";

export const handle: RouteData = {
  i18n: ["labels"],
  pageTitle: "labels:title",
  requiresPermissions: ["alerts:triage"],
  trail: () => [{ area: "feed" }],
};

export async function loader({ context }: LoaderFunctionArgs) {
  return { ...(await labelsOf(context)), constraints: constraintsOf(newLabelForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  if ((await intentOf(request)) === "show") {
    const submission = await readSubmission(request, showForm);
    if (!submission.ok) return submission.refuse();
    const shown = await showLabel(context, submission.value.show);
    if (!shown.ok) return submission.refuse(shown.no);
    const { name, visible } = shown.value;
    return done({ key: visible ? "labels:done.shown" : "labels:done.hidden", params: { name } });
  }
  const submission = await readSubmission(request, newLabelForm);
  if (!submission.ok) return submission.refuse();
  const added = await addLabel(context, submission.value, submission.idempotencyKey);
  if (!added.ok) return submission.refuse(added.no);
  return done({ key: "labels:done.added", params: { name: added.value.name } });
}

export default function Labels() {
  const { labels, mayManage, constraints } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return <LabelsPage labels={labels} mayManage={mayManage} constraints={constraints} failed={failed} />;
}

async function done(message: Message): Promise<Response> {
  return redirect(paths.feedLabels(), { status: 303, headers: { "Set-Cookie": await toastCookie(message) } });
}
