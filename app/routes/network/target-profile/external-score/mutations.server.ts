import { callBackend } from "~/backend/client.server";
import { changeExternalScore, deleteExternalScore, type ExternalScore } from "~/backend/contract/scores";
import type { BackendRefusedError } from "~/backend/errors";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { withServerMessage } from "../score-failure.server";
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
  const change = () => callBackend(context, changeExternalScore, { params: paramsOf(id), body, idempotencyKey });
  const says = {
    stale_version: (error: BackendRefusedError) => ({
      problem: { key: "externalScores:problems.changed" as const, params: { value: valueNow(error) } },
    }),
    not_found: () => ({ problem: { key: "externalScores:problems.gone" as const } }),
  };
  return attempt(change, says, withServerMessage("externalScores:problems.cantSave"));
}

const valueNow = ({ details }: BackendRefusedError): number =>
  (details as { current?: ExternalScore } | undefined)?.current?.value ?? 0;

/** Specification §8: "Cant delete score". */
export function removeScore(context: LoadContext, id: ScoreId, idempotencyKey?: string): Promise<Attempted<void>> {
  const remove = () => callBackend(context, deleteExternalScore, { params: paramsOf(id), idempotencyKey });
  return attempt(remove, {}, (general) => ({ ...general, title: "externalScores:problems.cantDelete" }));
}
