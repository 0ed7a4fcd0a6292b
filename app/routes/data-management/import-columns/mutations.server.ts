import { callBackend } from "~/backend/client.server";
import { FIELDS_OF_KIND, type ImportField, type ImportKind, NAMING_FIELDS } from "~/backend/contract/import-kinds";
import { rereadImport, type SupplierImport } from "~/backend/contract/imports";
import { attempt } from "~/forms/attempt.server";
import type { Message } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import { fieldName } from "./schema";

type Field = ImportField;
type Chosen = Record<string, Field | undefined>;
type Mapping = Partial<Record<Field, number | null>>;
/** How the file is read; what is not said is found out. */
interface Options {
  sheet?: string;
  headerRow?: number;
  encoding?: string;
  delimiter?: string;
}

/** Each field with the column that it was chosen for; null where it was chosen for none, so that it is not guessed again. */
export function mappingOf({ kind, columns }: Pick<SupplierImport, "kind" | "columns">, chosen: Chosen): Mapping {
  const of = new Map(columns.map(({ column }) => [chosen[fieldName(column)], column]));
  return Object.fromEntries(FIELDS_OF_KIND[kind].map((field) => [field, of.get(field) ?? null]));
}

/** A field of two columns is refused beside the second one: which of them is meant cannot be guessed. */
export function chosenTwice(
  columns: SupplierImport["columns"],
  chosen: Chosen,
  nameOf: (field: Field) => string,
): Record<string, Message[]> | null {
  const seen = new Set<Field>();
  const errors: Record<string, Message[]> = {};
  for (const { column } of columns) {
    const field = chosen[fieldName(column)];
    if (field === undefined) continue;
    if (seen.has(field)) {
      const params = { field: nameOf(field) };
      errors[fieldName(column)] = [{ key: "importPages:columnsPage.problems.twice", params }];
    }
    seen.add(field);
  }
  return seen.size > 0 && Object.keys(errors).length > 0 ? errors : null;
}

/** Whether no column says whom the rows are about, at one end at least. */
export function namesNobody(kind: ImportKind, chosen: Chosen): boolean {
  const fields = new Set(Object.values(chosen));
  return !NAMING_FIELDS[kind].every((group) => group.some((field) => fields.has(field)));
}

/** Has the file read again; what is not said of it is found out again. */
export function readAgain(
  context: LoadContext,
  importId: number,
  body: { mapping: Mapping; options?: Options },
  idempotencyKey?: string,
) {
  const params = { importId: String(importId) };
  return attempt(() => callBackend(context, rereadImport, { params, body, idempotencyKey }), {
    import_wrong_step: () => ({ problem: { key: "importPages:problems.wrongStep" } }),
    import_file_gone: () => ({ problem: { key: "importPages:columnsPage.problems.gone" } }),
  });
}
