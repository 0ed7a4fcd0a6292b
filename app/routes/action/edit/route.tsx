import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { actionOf, paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { planIn, rowsFor, typedPlan } from "../plan-fields";
import { planOptions } from "../plan-options.server";
import { assignable, may, oneAction } from "../queries.server";
import { teamOptions } from "../team-options.server";
import { EditPage } from "./components/edit-page";
import { save } from "./mutations.server";
import { baseOf, editForm } from "./schema";

export const handle: RouteData = {
  i18n: ["actions"],
  pageTitle: "actions:edit.title",
  requiresPermissions: ["actions:manage"],
  trail: trailOf<typeof loader>(({ data }) => [{ area: "tasks" }, { to: data.back, text: data.name }]),
};

/** After a refusal, too: who saves again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [action, { users, teams }, speech] = await Promise.all([
    oneAction(context, actionOf(params.actionId)),
    assignable(context),
    speechOf(request, context),
  ]);
  const { title, description, dueOn, version, assignees, blockedReason } = action;
  const plan = planIn(action);
  const idsOf = (kind: "user" | "team") => assignees.filter((one) => one.kind === kind).map(({ id }) => String(id));
  return {
    name: title,
    back: paths.action(action.id),
    version,
    users,
    teams: teamOptions(teams, speech),
    plan: {
      ...{ ...planOptions(speech), rows: rowsFor(plan.steps.length) },
      linksGrievances: may(context, "grievance:read"),
    },
    typed: {
      ...typedPlan(plan),
      ...{ title, description, dueOn: dueOn ?? "", blockedReason: blockedReason ?? "" },
      grievanceId: action.grievance ? String(action.grievance.id) : "",
      ...{ userIds: idsOf("user"), teamIds: idsOf("team") },
    },
    dropsCheck: action.metaStatus === "Completed" || action.effectWaived !== null,
    base: baseOf(action),
    constraints: constraintsOf(editForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actionId = actionOf(params.actionId);
  const submission = await readSubmission(request, editForm);
  if (!submission.ok) return submission.refuse();
  const speech = await speechOf(request, context);
  const saved = await save(context, actionId, submission.value, speech, submission.idempotencyKey);
  if (!saved.ok) return submission.refuse(saved.no);
  const toast = await toastCookie(
    saved.value ? { key: "actions:done.saved", params: { title: saved.value.title } } : { key: "actions:done.same" },
  );
  return redirect(paths.action(actionId), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function EditAction() {
  return <EditPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
