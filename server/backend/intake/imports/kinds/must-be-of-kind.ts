import { FIELDS_OF_KIND, type ImportField, type ImportKind } from "~/backend/contract/import-kinds";
import { Refusal } from "../../../platform/call/refusal";

/** Throws `Refusal` 422 for a mapping with a field that files of the kind have not. */
export function mustBeOfKind(kind: ImportKind, mapping: Partial<Record<ImportField, unknown>> = {}): void {
  const fields: readonly ImportField[] = FIELDS_OF_KIND[kind];
  const strange = (Object.keys(mapping) as ImportField[]).filter(
    (field) => mapping[field] !== null && !fields.includes(field),
  );
  if (strange.length === 0) return;
  throw new Refusal(422, "invalid_input", "The mapping has fields of another kind of file", [
    ...strange.map((field) => ({ path: `body.mapping.${field}`, message: `is no field of ${kind}` })),
  ]);
}
