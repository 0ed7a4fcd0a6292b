import { callBackend } from "~/backend/client.server";
import { fetchTargets } from "~/backend/contract/collection-targets";
import { readMeasure, recommendMeasures } from "~/backend/contract/measures";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import { assignable } from "../queries.server";

/** A measure, whom it can be started for, and who can do it. Throws 404 for a measure that never was. */
export async function startOf(context: LoadContext, measureId: string, targetIds: readonly number[]) {
  const isGiven = targetIds.length > 0;
  const body = { measureId, ...(isGiven && { targetIds: [...targetIds] }) };
  const [measure, recommended, named, people] = await Promise.all([
    callBackend(context, readMeasure, { params: { measureId } }).catch(orNotFound),
    callBackend(context, recommendMeasures, { body }),
    isGiven ? callBackend(context, fetchTargets, { body: { ids: targetIds.slice(0, MOST_SHOWN) } }) : null,
    assignable(context),
  ]);
  const fits = recommended.measures[0]?.targets ?? [];
  const fitted = new Set(fits.map(({ targetId }) => targetId));
  const others = (named?.content ?? []).filter(({ id }) => !fitted.has(id)).map(({ id, name }) => ({ id, name }));
  return { measure, isGiven, fits: fits.slice(0, MOST_SHOWN), others, ...people };
}
export type MeasureStart = Awaited<ReturnType<typeof startOf>>;

/** A form with more boxes would be longer than anybody reads. */
const MOST_SHOWN = 100;

function orNotFound(error: unknown): never {
  if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
  throw error;
}
