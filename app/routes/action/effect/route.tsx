import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { ACTION_EFFECTS } from "~/backend/contract/action-words";
import { effectOf } from "~/domain/action/effect-words.server";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { actionOf, paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { EffectPage } from "./components/effect-page";
import { assess } from "./mutations.server";
import { judged } from "./queries.server";
import { effectForm } from "./schema";

export const handle: RouteData = {
  i18n: ["actions"],
  pageTitle: "actions:effect.title",
  requiresPermissions: ["actions:manage"],
  trail: trailOf<typeof loader>(({ data }) => [{ area: "tasks" }, { to: data.back, text: data.name }]),
};

/** After a refusal, too: who judges again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [answer, speech] = await Promise.all([judged(context, actionOf(params.actionId)), speechOf(request, context)]);
  const { id, title, version, effect } = answer.action;
  return {
    name: title,
    back: paths.action(id),
    version,
    effect: effectOf(answer, speech),
    results: ACTION_EFFECTS.map((value) => ({
      value,
      label: speech.say(`actions:effect.results.${value}`),
      hint: speech.say(`actions:effect.hints.${value}`),
    })),
    typed: { result: effect?.result ?? "", note: effect?.note ?? "" },
    constraints: constraintsOf(effectForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actionId = actionOf(params.actionId);
  const submission = await readSubmission(request, effectForm);
  if (!submission.ok) return submission.refuse();
  const speech = await speechOf(request, context);
  const done = await assess(context, actionId, submission.value, speech, submission.idempotencyKey);
  if (!done.ok) return submission.refuse(done.no);
  const { next } = done.value;
  const toast = await toastCookie({ key: next ? "actions:done.followed" : "actions:done.assessed" });
  const to = paths.action(next ? next.id : actionId);
  return redirect(to, { status: 303, headers: { "Set-Cookie": toast } });
}

export default function Effect() {
  return <EffectPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
