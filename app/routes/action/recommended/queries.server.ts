import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { recommendMeasures } from "~/backend/contract/measures";
import { BackendRefusedError } from "~/backend/errors";
import { type AllOf, selectionOf } from "~/domain/target/all-of";
import type { LoadContext } from "~/load-context";

export interface ForWhom {
  targetIds: readonly number[];
  /** All targets of a collection that a filter shows; null: those named, or without any all that are at risk. */
  all: AllOf | null;
}

export type Recommended = z.output<typeof recommendMeasures.response> & {
  /** More are selected than can be worked on at once. */
  isTooMany: boolean;
};

/** What is recommended for whom; `measureId`: only this measure. Throws 404 for a collection that is not there. */
export async function recommendedFor(
  context: LoadContext,
  { targetIds, all }: ForWhom,
  measureId?: string,
): Promise<Recommended> {
  const whom = all ? { selection: selectionOf(all) } : targetIds.length > 0 ? { targetIds: [...targetIds] } : {};
  try {
    const body = { ...whom, ...(measureId && { measureId }) };
    return { ...(await callBackend(context, recommendMeasures, { body })), isTooMany: false };
  } catch (error) {
    if (!(error instanceof BackendRefusedError) || !all) throw error;
    if (error.status === 404) throw new Response(null, { status: 404 });
    if (error.code !== "too_many") throw error;
    return { ruleVersion: "", considered: 0, given: null, more: true, measures: [], isTooMany: true };
  }
}
