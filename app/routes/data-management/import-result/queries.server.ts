import { callBackend } from "~/backend/client.server";
import { listImportRows } from "~/backend/contract/import-rows";
import { readImport } from "~/backend/contract/imports";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import type { RowFilter } from "./filter";

const PAGE = 50;

/** An import and a page of its rows. A cursor that was cut short is a first page. Throws 404 for none of the customer's. */
export async function resultOf(context: LoadContext, importId: number, { result, after, alike, changed }: RowFilter) {
  const params = { importId: String(importId) };
  const of = {
    ...(result && { state: result }),
    ...(alike !== null && { leastScore: alike / 100 }),
    ...(changed !== null && { changedSince: changed }),
  };
  const rowsAt = (cursor: string | null) =>
    callBackend(context, listImportRows, { params, query: { ...of, size: PAGE, ...(cursor && { after: cursor }) } });
  const [found, rows] = await Promise.all([
    callBackend(context, readImport, { params }),
    rowsAt(after).catch((error) => {
      if (after && error instanceof BackendRefusedError && error.status === 422) return rowsAt(null);
      throw error;
    }),
  ]);
  return { found, rows };
}

export type ResultAnswer = Awaited<ReturnType<typeof resultOf>>;
