import { callBackend } from "~/backend/client.server";
import { listActionTemplates } from "~/backend/contract/action-templates";
import { listMeasures } from "~/backend/contract/measures";
import { listOwnMeasures } from "~/backend/contract/own-measures";
import type { LoadContext } from "~/load-context";
import { may } from "../queries.server";
import { recommendedFor } from "../recommended/queries.server";
import type { MeasureFilter } from "./filter";

/** The catalogue, what of it is recommended for these targets or for all that are at risk, and, for who manages them, own measures. */
export async function measuresPage(context: LoadContext, { targetIds, all }: Pick<MeasureFilter, "targetIds" | "all">) {
  const [catalogue, recommended, own, templates] = await Promise.all([
    callBackend(context, listMeasures, {}),
    recommendedFor(context, { targetIds, all }),
    may(context, "rules:manage") ? callBackend(context, listOwnMeasures, {}) : null,
    callBackend(context, listActionTemplates, {}),
  ]);
  const typesWithTemplate = new Set(templates.map(({ typeId }) => typeId));
  const measures = catalogue.content.map((one) => ({ ...one, hasTemplate: typesWithTemplate.has(one.typeId) }));
  return { measures, recommended, own: own?.content ?? null };
}
export type MeasuresAnswer = Awaited<ReturnType<typeof measuresPage>>;
