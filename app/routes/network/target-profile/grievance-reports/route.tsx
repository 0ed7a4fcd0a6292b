import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { rowIdOf } from "../row-id";
import { ReportsPage } from "./components/reports-page";
import { addReport } from "./mutations.server";
import { reportsOf } from "./queries.server";
import { reportForm } from "./schema";
import { listedReports, relationOptions, topicOptions } from "./view.server";

export const handle: RouteData = {
  i18n: ["profile", "grievances"],
  pageTitle: "grievances:heading",
  requiresPermissions: ["grievance:statistics"],
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [reports, speech] = await Promise.all([
    reportsOf(context, rowIdOf(params.targetId)),
    speechOf(request, context),
  ]);
  return {
    reports: listedReports(reports, speech),
    mayAdd: context.session?.permissions.includes("grievance:manage") ?? false,
    topics: topicOptions(speech),
    relations: relationOptions(speech),
    today: speech.dayOf(new Date().toISOString()),
    constraints: constraintsOf(reportForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const submission = await readSubmission(request, reportForm);
  if (!submission.ok) return submission.refuse();
  const added = await addReport(context, targetId, submission.value, submission.idempotencyKey);
  if (!added.ok) return submission.refuse(added.no);
  const toast = await toastCookie({ key: "grievances:done.added" });
  const to = paths.targetGrievanceReport(targetId, added.value.id);
  return redirect(to, { status: 303, headers: { "Set-Cookie": toast } });
}

export default function GrievanceReports() {
  const data = useLoaderData<typeof loader>();
  return <ReportsPage {...data} failed={useActionData<typeof action>()} />;
}
