import type { EndFields } from "./read-end";

/** Whom a row is about that names one supplier or site. */
export const SUPPLIER_END = {
  ...{ end: "supplier", name: "name", id: "erpId", lei: "lei", duns: "duns", country: "country" },
  missing: "supplierMissing",
} as const satisfies EndFields;
