import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import type { Message } from "~/i18n/message";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { eventTypeOptions } from "../event-type-options";
import { rowIdOf } from "../row-id";
import { scoreForm } from "../score-fields";
import { ScorePage } from "./components/score-page";
import { removeScore, saveScore } from "./mutations.server";
import { ownScore } from "./queries.server";
import { historyOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["profile", "externalScores"],
  pageTitle: "externalScores:change",
  requiresPermissions: ["scores:external"],
  trail: ({ params }) => [{ to: paths.targetExternalScores(Number(params.targetId)), name: "externalScores:heading" }],
};

/** After a refusal, too: who saves again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const [{ score, types, history }, speech] = await Promise.all([
    ownScore(context, targetId, params.scoreId),
    speechOf(request, context),
  ]);
  return {
    score,
    types: eventTypeOptions(types, speech),
    history: historyOf(history, speech),
    constraints: constraintsOf(scoreForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const id = { targetId, scoreId: rowIdOf(params.scoreId) };
  if ((await intentOf(request)) === "delete") {
    const submission = await readSubmission(request, z.object({}));
    const removed = await removeScore(context, id, submission.idempotencyKey);
    return removed.ok ? done(targetId, { key: "externalScores:done.deleted" }) : submission.refuse(removed.no);
  }
  const submission = await readSubmission(request, scoreForm);
  if (!submission.ok) return submission.refuse();
  const saved = await saveScore(context, id, submission.value, submission.idempotencyKey);
  return saved.ok ? done(targetId, SAVED) : submission.refuse(saved.no);
}

export default function OwnScore() {
  const data = useLoaderData<typeof loader>();
  return <ScorePage {...data} failed={useActionData<typeof action>()} />;
}

const SAVED: Message = { title: "externalScores:done.success", key: "externalScores:done.saved" };

async function done(targetId: number, message: Message): Promise<Response> {
  const headers = { "Set-Cookie": await toastCookie(message) };
  return redirect(paths.targetExternalScores(targetId), { status: 303, headers });
}
