import { callBackend } from "~/backend/client.server";
import { readImportRow } from "~/backend/contract/import-rows";
import { readImport } from "~/backend/contract/imports";
import type { LoadContext } from "~/load-context";

/** A row of an import, with the targets that it may be. Throws 404 for none of the customer's. */
export async function rowOf(context: LoadContext, importId: number, row: number) {
  const params = { importId: String(importId), row: String(row) };
  const [found, read] = await Promise.all([
    callBackend(context, readImport, { params }),
    callBackend(context, readImportRow, { params }),
  ]);
  return { found, read };
}
export type RowAnswer = Awaited<ReturnType<typeof rowOf>>;
