import { callBackend } from "~/backend/client.server";
import { readMeasure, recommendMeasures } from "~/backend/contract/measures";
import { readOperation } from "~/backend/contract/operations";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

interface Asked {
  measureId: string;
  /** As it was then; null as it is. */
  version: string | null;
  operationId: number | null;
}

/** One measure, for whom it is recommended, and what came of starting it just now. Throws 404 for one that never was. */
export async function measurePage(context: LoadContext, { measureId, version, operationId }: Asked) {
  const [measure, recommended, operation] = await Promise.all([
    oneMeasure(context, measureId, version),
    callBackend(context, recommendMeasures, { body: { measureId } }),
    operationId === null ? null : operationOrNull(context, operationId),
  ]);
  const best = measure.state === "published" ? (recommended.measures[0] ?? null) : null;
  return { measure, recommended: best, ruleVersion: recommended.ruleVersion, operation };
}
export type MeasureAnswer = Awaited<ReturnType<typeof measurePage>>;

async function oneMeasure(context: LoadContext, measureId: string, version: string | null) {
  const query = version === null ? {} : { version };
  return callBackend(context, readMeasure, { params: { measureId }, query }).catch((error) => {
    if (error instanceof BackendRefusedError && (error.status === 404 || error.status === 422))
      throw new Response(null, { status: 404 });
    throw error;
  });
}

async function operationOrNull(context: LoadContext, operationId: number) {
  try {
    return await callBackend(context, readOperation, { params: { operationId } });
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  }
}
