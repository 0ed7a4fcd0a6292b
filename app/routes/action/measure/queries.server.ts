import { callBackend } from "~/backend/client.server";
import { readMeasure, recommendMeasures } from "~/backend/contract/measures";
import { readOperation } from "~/backend/contract/operations";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** One measure, for whom it is recommended, and what came of starting it just now. Throws 404 for one that never was. */
export async function measurePage(context: LoadContext, measureId: string, operationId: number | null) {
  const [measure, recommended, operation] = await Promise.all([
    oneMeasure(context, measureId),
    callBackend(context, recommendMeasures, { body: { measureId } }),
    operationId === null ? null : operationOrNull(context, operationId),
  ]);
  return { measure, recommended: recommended.measures[0] ?? null, operation };
}
export type MeasureAnswer = Awaited<ReturnType<typeof measurePage>>;

async function oneMeasure(context: LoadContext, measureId: string) {
  return callBackend(context, readMeasure, { params: { measureId } }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
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
