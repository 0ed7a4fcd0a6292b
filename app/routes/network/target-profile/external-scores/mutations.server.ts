import { callBackend } from "~/backend/client.server";
import { addExternalScore, type ExternalScore } from "~/backend/contract/scores";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { withServerMessage } from "../score-failure.server";
import { contentOf, type ScoreFields } from "../score-fields";

export function addScore(
  context: LoadContext,
  targetId: number,
  fields: ScoreFields,
  idempotencyKey?: string,
): Promise<Attempted<ExternalScore>> {
  const params = { targetId: String(targetId) };
  const add = () => callBackend(context, addExternalScore, { params, body: contentOf(fields), idempotencyKey });
  return attempt(add, {}, withServerMessage("externalScores:problems.cantCreate"));
}
