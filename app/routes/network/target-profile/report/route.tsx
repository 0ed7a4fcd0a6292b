import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { rowIdOf } from "../row-id";
import { ReportPage } from "./components/report-page";
import { openTargetTicket } from "./mutations.server";
import { ticketsOf } from "./queries.server";
import { reportForm } from "./schema";

export const handle: RouteData = { i18n: ["profile", "targetTickets"], pageTitle: "targetTickets:heading" };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const [tickets, speech] = await Promise.all([ticketsOf(context, targetId), speechOf(request, context)]);
  return {
    tickets: tickets.map(({ ticket, kind, message, by, at }) => ({
      ticket,
      title: speech.say(`targetTickets:is.${kind}`, { ticket }),
      message,
      when: speech.say("targetTickets:by", { name: by, when: speech.dateTime(at) }),
    })),
    constraints: constraintsOf(reportForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const submission = await readSubmission(request, reportForm);
  if (!submission.ok) return submission.refuse();
  const ticket = await openTargetTicket(context, targetId, submission.value, submission.idempotencyKey);
  const toast = await toastCookie({ key: "targetTickets:done", params: { ticket } });
  return redirect(paths.targetReport(targetId), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function TargetReport() {
  return <ReportPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
