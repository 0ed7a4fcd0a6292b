/** What a column of a supplier list can mean. */
export const FIELDS = [
  "name",
  "legalName",
  "aliases",
  "country",
  "city",
  "region",
  "postalCode",
  "address",
  "lat",
  "lon",
  "erpId",
  "duns",
  "lei",
  "vat",
  "osId",
  "registrationNumber",
  "parent",
  "website",
  "email",
  "phone",
  "industry",
  "commodity",
  "hsCode",
  "spend",
  "tier",
  "size",
  "kind",
] as const;

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
