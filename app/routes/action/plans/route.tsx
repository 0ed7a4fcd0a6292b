import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { actionOf, paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { PlansPage } from "./components/plans-page";
import { apply } from "./mutations.server";
import { plansPage } from "./queries.server";
import { plansForm, returnForm, sendForm } from "./schema";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["actions"],
  pageTitle: "actions:supplierPlan.heading",
  requiresPermissions: ["actions:manage"],
  trail: trailOf<typeof loader>(({ data }) => [{ area: "tasks" }, { to: data.view.back, text: data.view.name }]),
};

/** After a refusal, too: who decides again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [answer, speech] = await Promise.all([
    plansPage(context, actionOf(params.actionId)),
    speechOf(request, context),
  ]);
  return {
    view: viewOf(answer, speech),
    constraints: { send: constraintsOf(sendForm), decide: constraintsOf(returnForm) },
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actionId = actionOf(params.actionId);
  const submission = await readSubmission(request, plansForm);
  if (!submission.ok) return submission.refuse();
  const { value, idempotencyKey } = submission;
  const done = await apply({ context, actionId, idempotencyKey }, value);
  if (!done.ok) return submission.refuse(done.no);
  const toast = await toastCookie({ key: TOLD[value.intent] });
  const to = value.intent === "accept" ? paths.action(actionId) : paths.actionPlans(actionId);
  return redirect(to, { status: 303, headers: { "Set-Cookie": toast } });
}

const TOLD = {
  send: "actions:supplierPlan.done.sent",
  accept: "actions:supplierPlan.done.accepted",
  return: "actions:supplierPlan.done.returned",
  revoke: "actions:supplierPlan.done.revoked",
} as const;

export default function SupplierPlans() {
  return <PlansPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
