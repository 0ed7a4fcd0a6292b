import { redirect } from "@remix-run/node";
import { callBackend } from "~/backend/client.server";
import { type ImportRead, readImport, type SupplierImport } from "~/backend/contract/imports";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";

/** An import whose columns can still be said; of any other its own page tells. Throws 404 for none of the customer's. */
export async function rereadableImport(context: LoadContext, importId: number): Promise<ImportRead> {
  const found = await callBackend(context, readImport, { params: { importId: String(importId) } });
  if (!found.rereadable) throw redirect(paths.importResult(importId), 303);
  return found;
}

/** More columns are no list of suppliers: what is read is there, and of the others the first. */
const MOST_SHOWN = 60;

/** The columns of which somebody can say what they mean. */
export function shownColumns({ columns }: SupplierImport): SupplierImport["columns"] {
  const others = columns.filter(({ field, samples }) => field === null && samples.length > 0).slice(0, MOST_SHOWN);
  return columns.filter((one) => one.field !== null || others.includes(one));
}
