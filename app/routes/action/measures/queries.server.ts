import { callBackend } from "~/backend/client.server";
import { listMeasures, recommendMeasures } from "~/backend/contract/measures";
import { listOwnMeasures } from "~/backend/contract/own-measures";
import type { LoadContext } from "~/load-context";
import { may } from "../queries.server";

/** The catalogue, what of it is recommended for these targets or for all that are at risk, and, for who manages them, own measures. */
export async function measuresPage(context: LoadContext, targetIds: readonly number[]) {
  const body = targetIds.length > 0 ? { targetIds: [...targetIds] } : {};
  const [catalogue, recommended, own] = await Promise.all([
    callBackend(context, listMeasures, {}),
    callBackend(context, recommendMeasures, { body }),
    may(context, "rules:manage") ? callBackend(context, listOwnMeasures, {}) : null,
  ]);
  return { measures: catalogue.content, recommended, own: own?.content ?? null };
}
export type MeasuresAnswer = Awaited<ReturnType<typeof measuresPage>>;
