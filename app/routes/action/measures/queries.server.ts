import { callBackend } from "~/backend/client.server";
import { listActionTemplates } from "~/backend/contract/action-templates";
import { listMeasures, recommendMeasures } from "~/backend/contract/measures";
import { listOwnMeasures } from "~/backend/contract/own-measures";
import type { LoadContext } from "~/load-context";
import { may } from "../queries.server";

/** The catalogue, what of it is recommended for these targets or for all that are at risk, and, for who manages them, own measures. */
export async function measuresPage(context: LoadContext, targetIds: readonly number[]) {
  const body = targetIds.length > 0 ? { targetIds: [...targetIds] } : {};
  const [catalogue, recommended, own, templates] = await Promise.all([
    callBackend(context, listMeasures, {}),
    callBackend(context, recommendMeasures, { body }),
    may(context, "rules:manage") ? callBackend(context, listOwnMeasures, {}) : null,
    callBackend(context, listActionTemplates, {}),
  ]);
  const typesWithTemplate = new Set(templates.map(({ typeId }) => typeId));
  const measures = catalogue.content.map((one) => ({ ...one, hasTemplate: typesWithTemplate.has(one.typeId) }));
  return { measures, recommended, own: own?.content ?? null };
}
export type MeasuresAnswer = Awaited<ReturnType<typeof measuresPage>>;
