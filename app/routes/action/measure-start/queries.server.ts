import { callBackend } from "~/backend/client.server";
import { fetchTargets } from "~/backend/contract/collection-targets";
import { readMeasure } from "~/backend/contract/measures";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import { assignable } from "../queries.server";
import { type ForWhom, recommendedFor } from "../recommended/queries.server";

/** A measure, whom it can be started for, and who can do it. Throws 404 for a measure that never was. */
export async function startOf(context: LoadContext, measureId: string, { targetIds, all }: ForWhom) {
  const [measure, recommended, named, people] = await Promise.all([
    callBackend(context, readMeasure, { params: { measureId } }).catch(orNotFound),
    recommendedFor(context, { targetIds, all }, measureId),
    namesOf(context, targetIds),
    assignable(context),
  ]);
  const fits = recommended.measures[0]?.targets ?? [];
  const fitted = new Set(fits.map(({ targetId }) => targetId));
  const others = named.filter(({ id }) => !fitted.has(id));
  const { more, given, isTooMany } = recommended;
  const ofAll = all && { count: given, isTooMany };
  return { measure, isGiven: targetIds.length > 0, ofAll, fits, others, more, ...people };
}
export type MeasureStart = Awaited<ReturnType<typeof startOf>>;

/** So many are told by name at once. */
const NAMED_AT_ONCE = 200;

async function namesOf(context: LoadContext, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / NAMED_AT_ONCE) }, (_, at) =>
    ids.slice(at * NAMED_AT_ONCE, (at + 1) * NAMED_AT_ONCE),
  );
  const told = await Promise.all(parts.map((part) => callBackend(context, fetchTargets, { body: { ids: part } })));
  return told.flatMap(({ content }) => content.map(({ id, name }) => ({ id, name })));
}

function orNotFound(error: unknown): never {
  if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
  throw error;
}
