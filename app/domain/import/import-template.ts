import type { ImportField, ImportKind } from "~/backend/contract/import-kinds";

/** The columns of a file to begin with, of each kind: those that are filled most, and in their order. */
export const TEMPLATE_FIELDS = {
  suppliers: [
    ...(["name", "erpId", "country", "city", "postalCode", "address", "lei", "duns", "vat", "website"] as const),
    ...(["hsCode", "spend", "currency"] as const),
  ],
  relations: [
    ...(["from", "fromCountry", "fromLei", "to", "toCountry", "toLei", "relationType", "hsCode"] as const),
    ...(["probability", "shipments", "firstShipment", "lastShipment"] as const),
  ],
  "supply-data": [
    ...(["name", "erpId", "input", "hsCode", "share", "stockOwn", "stockSupplier", "transit", "recoverySite"] as const),
    ...(["recoveryInsolvency", "maxShare", "rampDays", "revenueAtRisk", "currency", "productLine"] as const),
    ...(["validFrom", "validTo", "confirmedOn"] as const),
  ],
  contacts: ["name", "erpId", "contact", "email", "contactRole", "contactLanguage"],
  "own-alerts": [
    ...(["name", "erpId", "eventType", "alertTitle", "alertText", "eventDate"] as const),
    ...(["priority", "link", "externalId"] as const),
  ],
  actions: [
    ...(["name", "erpId", "actionType", "actionTitle", "actionText", "dueOn"] as const),
    ...(["assignee", "actionStatus", "purpose", "steps", "costAmount", "currency"] as const),
  ],
} as const satisfies Record<ImportKind, readonly ImportField[]>;

/** A file with titles alone; spreadsheets take it for UTF-8 by its mark, and for a table by a semicolon where a comma stands in numbers. */
export function templateOf(titles: readonly string[], delimiter: "," | ";"): string {
  const quoted = titles.map((title) => (/[",;]/.test(title) ? `"${title.replaceAll('"', '""')}"` : title));
  return `\ufeff${quoted.join(delimiter)}\r\n`;
}
