import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { eventTypeOptions } from "../event-type-options";
import { rowIdOf } from "../row-id";
import { scoreForm } from "../score-fields";
import { ScoresPage } from "./components/scores-page";
import { addScore } from "./mutations.server";
import { ownScores } from "./queries.server";
import { listedScores } from "./view.server";

export const handle: RouteData = {
  i18n: ["profile", "externalScores"],
  pageTitle: "externalScores:heading",
  requiresPermissions: ["scores:external"],
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const [{ scores, types }, speech] = await Promise.all([ownScores(context, targetId), speechOf(request, context)]);
  return {
    scores: listedScores(targetId, scores, speech),
    types: eventTypeOptions(types, speech),
    constraints: constraintsOf(scoreForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const submission = await readSubmission(request, scoreForm);
  if (!submission.ok) return submission.refuse();
  const added = await addScore(context, targetId, submission.value, submission.idempotencyKey);
  if (!added.ok) return submission.refuse(added.no);
  const toast = await toastCookie({ title: "externalScores:done.success", key: "externalScores:done.added" });
  return redirect(paths.targetExternalScores(targetId), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function ExternalScores() {
  const data = useLoaderData<typeof loader>();
  return <ScoresPage {...data} failed={useActionData<typeof action>()} />;
}
