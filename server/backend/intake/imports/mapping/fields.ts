import { IMPORT_FIELDS } from "~/backend/contract/imports";

/** What a column of a supplier list can mean. */
export const FIELDS = IMPORT_FIELDS;

export type Field = (typeof FIELDS)[number];

/** Which column (0-based) holds a field. */
export type Mapping = Partial<Record<Field, number>>;

/** Foreign systems as the product names them, for the fields that are an identifier in one. */
export const IDENTIFIER_SYSTEMS = {
  erpId: "ERP",
  duns: "DUNS",
  lei: "LEI",
  vat: "VAT",
  osId: "OS-ID",
  registrationNumber: "Registration",
} as const satisfies Partial<Record<Field, string>>;

export type IdentifierField = keyof typeof IDENTIFIER_SYSTEMS;
