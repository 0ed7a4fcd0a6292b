import { callBackend } from "~/backend/client.server";
import type { GraphForecast } from "~/backend/contract/collections";
import { readGraphSize } from "~/backend/contract/graphs";
import { listImportRows } from "~/backend/contract/import-rows";
import { readImport, type SupplierImport } from "~/backend/contract/imports";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import type { RowFilter } from "./filter";

const PAGE = 50;

/** An import and a page of its rows. A cursor that was cut short is a first page. Throws 404 for none of the customer's. */
export async function resultOf(context: LoadContext, importId: number, { result, after }: RowFilter) {
  const params = { importId: String(importId) };
  const of = result === null ? {} : { state: result };
  const rowsAt = (cursor: string | null) =>
    callBackend(context, listImportRows, { params, query: { ...of, size: PAGE, ...(cursor && { after: cursor }) } });
  const [{ found, graph }, rows] = await Promise.all([
    callBackend(context, readImport, { params }).then(async (found) => ({
      found,
      graph: await graphOf(context, found),
    })),
    rowsAt(after).catch((error) => {
      if (after && error instanceof BackendRefusedError && error.status === 422) return rowsAt(null);
      throw error;
    }),
  ]);
  return { found, rows, graph };
}

/** How large the graph is that the import adds to, which its plan bounds. Null of an import without a collection, or of somebody's own one. */
async function graphOf(
  context: LoadContext,
  { step, state, collectionId }: SupplierImport,
): Promise<GraphForecast | null> {
  if (collectionId === null || step !== "review" || state !== "Done") return null;
  return callBackend(context, readGraphSize, { params: { collectionId: String(collectionId) } }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  });
}
export type ResultAnswer = Awaited<ReturnType<typeof resultOf>>;
