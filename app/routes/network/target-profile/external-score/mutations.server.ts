import { callBackend } from "~/backend/client.server";
import { changeExternalScore, deleteExternalScore, type ExternalScore } from "~/backend/contract/scores";
import type { BackendRefusedError } from "~/backend/errors";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { contentOf, type ScoreFields } from "../score-fields";

export interface ScoreId {
  targetId: number;
  scoreId: number;
}

const paramsOf = ({ targetId, scoreId }: ScoreId) => ({ targetId: String(targetId), scoreId: String(scoreId) });

export function saveScore(
  context: LoadContext,
  id: ScoreId,
  fields: ScoreFields,
  idempotencyKey?: string,
): Promise<Attempted<ExternalScore>> {
  const body = { ...contentOf(fields), version: fields.version ?? 0 };
  return attempt(() => callBackend(context, changeExternalScore, { params: paramsOf(id), body, idempotencyKey }), {
    stale_version: (error) => ({
      problem: { key: "externalScores:problems.changed", params: { value: valueNow(error) } },
    }),
    invalid_input: (error) => ({
      problem: { key: "externalScores:problems.cantSave", params: { message: error.body.message } },
    }),
    not_found: () => ({ problem: { key: "externalScores:problems.gone" } }),
  });
}

const valueNow = ({ details }: BackendRefusedError): number =>
  (details as { current?: ExternalScore } | undefined)?.current?.value ?? 0;

/** Specification §8: "Cant delete score". */
export function removeScore(context: LoadContext, id: ScoreId, idempotencyKey?: string): Promise<Attempted<void>> {
  return attempt(() => callBackend(context, deleteExternalScore, { params: paramsOf(id), idempotencyKey }), {
    not_found: () => ({ problem: { key: "externalScores:problems.cantDelete" } }),
  });
}
