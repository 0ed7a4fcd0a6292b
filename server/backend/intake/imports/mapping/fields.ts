import type { ImportField, SUPPLIER_FIELDS } from "~/backend/contract/import-kinds";

/** What a column of a file can mean. */
export type Field = ImportField;
export type SupplierField = (typeof SUPPLIER_FIELDS)[number];

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
} as const satisfies Partial<Record<SupplierField, string>>;

export type IdentifierField = keyof typeof IDENTIFIER_SYSTEMS;
