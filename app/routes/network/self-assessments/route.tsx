import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { safeReturnTo } from "~/access/return-to";
import type { RouteData } from "~/access/route-data";
import { allOf } from "~/domain/target/all-of";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { targetsOf } from "../bulk/selected";
import { withOperation } from "../operation-address.server";
import { speechFor } from "../speech.server";
import { RequestPage } from "./components/request-page";
import { sendMany, sendToAll } from "./mutations.server";
import { readAsked, readAskedOfAll, usualDay } from "./queries.server";
import { requestAllForm, requestForm } from "./schema";
import { toldOf } from "./told.server";

export const handle: RouteData = {
  i18n: ["network", "questionnaires"],
  pageTitle: "network:selfAssessments.title",
  requiresPermissions: ["questionnaires:send"],
  trail: () => [{ area: "collections" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const all = allOf(searchParams);
  const shared = {
    dueOn: usualDay(),
    returnTo: safeReturnTo(searchParams.get("returnTo"), paths.collection(all?.collectionId ?? "my")),
    constraints: constraintsOf(all ? requestAllForm : requestForm),
  };
  if (!all) return { ...shared, all: null, ...(await readAsked(context, targetsOf(searchParams))) };
  return { ...shared, all: await readAskedOfAll(context, all, await speechFor(request, context)), targets: [] };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const all = allOf(new URL(request.url).searchParams);
  if (all) return askAll(request, context, all);
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
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [outcome, failed] = answer && "sent" in answer ? [answer, undefined] : [undefined, answer];
  return <RequestPage {...page} outcome={outcome} failed={failed} />;
}

/** Of many the list itself tells how far it is, and who could not be asked. */
async function askAll(
  request: Request,
  context: ActionFunctionArgs["context"],
  all: NonNullable<ReturnType<typeof allOf>>,
) {
  const submission = await readSubmission(request, requestAllForm);
  if (!submission.ok) return submission.refuse();
  const sent = await sendToAll(context, all, submission.value, submission.idempotencyKey);
  if (!sent.ok) return submission.refuse(sent.no);
  const back = safeReturnTo(submission.value.returnTo, paths.collection(all.collectionId));
  const toast = await toldOf(sent.value, await speechFor(request, context));
  return redirect(withOperation(back, sent.value), { status: 303, headers: { "Set-Cookie": toast } });
}
