import { sql } from "drizzle-orm";
import { Refusal } from "../../../platform/call/refusal";
import type { Tx } from "../../../platform/db/database";
import type { Actor } from "../../../platform/db/schema/evidence";
import { imports } from "../../../platform/db/schema/imports";
import type { RefusalCode } from "../../reading/import-refused";
import { enqueueStep } from "./enqueue-step";
import type { ImportKey } from "./import-key";
import type { ChosenColumns, ImportOptions } from "./import-options";
import { type Import, lockImport, one } from "./import-steps";
import { isKept } from "./pieces";

/** Refusals that another choice of columns, sheet, header row or encoding may mend: the file is kept for it. */
const MENDABLE: ReadonlySet<string> = new Set<RefusalCode>([
  ...(["noNameColumn", "columnMissing", "noHeader", "sheetMissing", "unknownEncoding", "openQuote"] as const),
  ...(["noEndColumns", "noSupplierColumn", "noContactColumns", "noAlertColumns"] as const),
  "noActionColumns",
]);
export const isMendable = (code: unknown): boolean => typeof code === "string" && MENDABLE.has(code);

/** Whether nothing was made of the file yet, and a choice may change what is read in it. */
export function isRereadable({ step, state, refusal }: Pick<Import, "step" | "state" | "refusal">): boolean {
  if (step === "review") return state === "Done";
  return step === "read" && state === "Failed" && isMendable(refusal?.code);
}

/** How the file is to be read. */
export interface Reading {
  mapping: ChosenColumns;
  /** What is not said of these is found out again; all of them are as they were said before where there are none. */
  options: Pick<ImportOptions, "sheet" | "headerRow" | "encoding" | "delimiter"> | undefined;
}

/**
 * Has the file read again as a person says. Rows and decisions about them are replaced as soon as that begins. Throws `Refusal` 404, 409 where
 * something was applied or the file is no longer kept.
 */
export async function rereadImport(tx: Tx, key: ImportKey, { mapping, options }: Reading, actor: Actor): Promise<void> {
  const found = await lockImport(tx, key);
  if (!isRereadable(found)) {
    throw new Refusal(409, "import_wrong_step", `The import is at ${found.step} (${found.state})`);
  }
  if (!(await isKept(tx, key))) {
    throw new Refusal(409, "import_file_gone", "The file is no longer kept; upload it again");
  }
  const { sheet: _, headerRow: __, encoding: ___, delimiter: ____, ...others } = found.options;
  const [asked] = await tx
    .update(imports)
    .set({
      ...{ step: "read", state: "Queued", done: 0, total: null, counts: {}, places: {}, refusal: null },
      mapping: { chosen: mapping },
      options: options === undefined ? { ...found.options, ...untitledBy(found, mapping) } : { ...others, ...options },
      version: sql`${imports.version} + 1`,
    })
    .where(one(key))
    .returning();
  if (asked !== undefined) await enqueueStep(tx, "read", asked, actor);
}

/** Whoever says what the columns of a file are in which no titles were found says that it has none. */
function untitledBy({ refusal, options }: Import, mapping: ChosenColumns): Pick<ImportOptions, "headerRow"> {
  const isSaid = Object.values(mapping).some((column) => column !== null);
  return refusal?.code === "noHeader" && options.headerRow === undefined && isSaid ? { headerRow: 0 } : {};
}
