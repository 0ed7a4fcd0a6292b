import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { rowIdOf } from "../row-id";
import { ReportPage } from "./components/report-page";
import { takeStep } from "./mutations.server";
import { reportOf } from "./queries.server";
import { stepForm } from "./schema";
import { reportView } from "./view.server";

export const handle: RouteData = {
  i18n: ["profile", "grievances"],
  pageTitle: "grievances:report",
  requiresPermissions: ["grievance:read"],
  trail: ({ params }) => [{ to: paths.targetGrievanceReports(Number(params.targetId)), name: "grievances:heading" }],
};

/** After a refusal, too: who tries again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const [report, speech] = await Promise.all([
    reportOf(context, targetId, rowIdOf(params.reportId)),
    speechOf(request, context),
  ]);
  const mayManage = context.session?.permissions.includes("grievance:manage") ?? false;
  return {
    report: reportView(report, mayManage, speech),
    constraints: constraintsOf(stepForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const [targetId, reportId] = [rowIdOf(params.targetId), rowIdOf(params.reportId)];
  const submission = await readSubmission(request, stepForm);
  if (!submission.ok) return submission.refuse();
  const taken = await takeStep(context, reportId, submission.value, submission.idempotencyKey);
  if (!taken.ok) return submission.refuse(taken.no);
  const toast = await toastCookie({ key: "grievances:done.step" });
  const to = paths.targetGrievanceReport(targetId, reportId);
  return redirect(to, { status: 303, headers: { "Set-Cookie": toast } });
}

export default function OneGrievanceReport() {
  const data = useLoaderData<typeof loader>();
  return <ReportPage {...data} failed={useActionData<typeof action>()} />;
}
