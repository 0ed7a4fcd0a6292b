import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { safeReturnTo } from "~/access/return-to";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { RequestPage } from "./components/request-page";
import { sendMany } from "./mutations.server";
import { readAsked } from "./queries.server";
import { requestForm, targetsOf } from "./schema";

export const handle: RouteData = {
  i18n: ["network", "questionnaires"],
  pageTitle: "network:selfAssessments.title",
  requiresPermissions: ["questionnaires:send"],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = await readAsked(context, targetsOf(searchParams));
  const returnTo = safeReturnTo(searchParams.get("returnTo"), paths.collection("my"));
  return { ...asked, returnTo, constraints: constraintsOf(requestForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, requestForm);
  if (!submission.ok) return submission.refuse();
  const sent = await sendMany(context, submission.value, submission.idempotencyKey);
  if (!sent.ok) return submission.refuse(sent.no);
  const { requested, failed } = sent.value;
  // Who was not asked is shown here, by name: a toast would have room for a number only.
  if (failed.length > 0) return data({ sent: requested.length, failed });
  const toast = await toastCookie({ key: "network:selfAssessments.done", params: { count: requested.length } });
  const to = safeReturnTo(submission.value.returnTo, paths.collection("my"));
  return redirect(to, { status: 303, headers: { "Set-Cookie": toast } });
}

export default function SelfAssessmentsRoute() {
  const { constraints, returnTo, ...asked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [outcome, failed] = answer && "sent" in answer ? [answer, undefined] : [undefined, answer];
  return <RequestPage asked={asked} returnTo={returnTo} constraints={constraints} outcome={outcome} failed={failed} />;
}
