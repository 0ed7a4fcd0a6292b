import { callBackend } from "~/backend/client.server";
import { addExternalScore, type ExternalScore } from "~/backend/contract/scores";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { contentOf, type ScoreFields } from "../score-fields";

/** Specification §8: "Cant create score" with the server's own message. */
export function addScore(
  context: LoadContext,
  targetId: number,
  fields: ScoreFields,
  idempotencyKey?: string,
): Promise<Attempted<ExternalScore>> {
  const params = { targetId: String(targetId) };
  return attempt(() => callBackend(context, addExternalScore, { params, body: contentOf(fields), idempotencyKey }), {
    invalid_input: (error) => ({
      problem: { key: "externalScores:problems.cantCreate", params: { message: error.body.message } },
    }),
    not_found: (error) => ({
      problem: { key: "externalScores:problems.cantCreate", params: { message: error.body.message } },
    }),
  });
}
