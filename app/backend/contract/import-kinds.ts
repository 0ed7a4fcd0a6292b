/** What a file can hold. */
export const IMPORT_KINDS = ["suppliers", "relations", "supply-data", "contacts", "own-alerts", "actions"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What a column of a supplier list can mean. */
export const SUPPLIER_FIELDS = [
  "name",
  "nameContinued",
  "legalName",
  "operator",
  "aliases",
  "country",
  "city",
  "region",
  "postalCode",
  "address",
  "houseNumber",
  "lat",
  "lon",
  "coordinates",
  "erpId",
  "duns",
  "lei",
  "vat",
  "osId",
  "registrationNumber",
  "parent",
  "parentCountry",
  "parentShare",
  "operatorShare",
  "ownedSince",
  "ownedUntil",
  "website",
  "email",
  "phone",
  "contact",
  "industry",
  "commodity",
  "hsCode",
  "shipments",
  "firstShipment",
  "lastShipment",
  "spend",
  "currency",
  "tier",
  "size",
  "kind",
] as const;

/** The two ends of a relation, each by a name, a number or both. */
const END_FIELDS = [
  ...(["from", "fromId", "fromLei", "fromDuns", "fromCountry"] as const),
  ...(["to", "toId", "toLei", "toDuns", "toCountry"] as const),
] as const;
const OWN_RELATION_FIELDS = [...END_FIELDS, "relationType", "probability"] as const;

const OWN_SUPPLY_FIELDS = [
  "input",
  "share",
  "stockOwn",
  "stockSupplier",
  "transit",
  "recoverySite",
  "recoveryInsolvency",
  "maxShare",
  "rampDays",
  "revenueAtRisk",
  "productLine",
  "validFrom",
  "validTo",
  "confirmedOn",
] as const;

/** Of somebody to write to, beside name and address. */
const OWN_CONTACT_FIELDS = ["contactRole", "contactLanguage"] as const;

const OWN_ALERT_FIELDS = [
  ...(["eventType", "alertTitle", "alertText", "eventDate"] as const),
  ...(["priority", "link", "externalId"] as const),
] as const;

const OWN_ACTION_FIELDS = [
  ...(["actionType", "actionTitle", "actionText", "dueOn"] as const),
  ...(["assignee", "actionStatus", "purpose", "steps", "costAmount"] as const),
] as const;

export const IMPORT_FIELDS = [
  ...SUPPLIER_FIELDS,
  ...OWN_RELATION_FIELDS,
  ...OWN_SUPPLY_FIELDS,
  ...OWN_CONTACT_FIELDS,
  ...OWN_ALERT_FIELDS,
  ...OWN_ACTION_FIELDS,
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** In the order in which they are offered. */
export const FIELDS_OF_KIND = {
  suppliers: SUPPLIER_FIELDS,
  relations: [...OWN_RELATION_FIELDS, "hsCode", "shipments", "firstShipment", "lastShipment"],
  "supply-data": [
    ...(["name", "erpId", "lei", "duns", "country", "input", "hsCode"] as const),
    ...OWN_SUPPLY_FIELDS.filter((field) => field !== "input" && field !== "productLine"),
    ...(["currency", "productLine"] as const),
  ],
  contacts: [...(["name", "erpId", "lei", "duns", "country", "contact", "email"] as const), ...OWN_CONTACT_FIELDS],
  "own-alerts": [...(["name", "erpId", "lei", "duns", "country"] as const), ...OWN_ALERT_FIELDS],
  actions: [...(["name", "erpId", "lei", "duns", "country"] as const), ...OWN_ACTION_FIELDS, "currency"],
} as const satisfies Record<ImportKind, readonly ImportField[]>;

/** Which columns name whom a row is about: of each group at least one has to be among a file's. */
export const NAMING_FIELDS = {
  suppliers: [["name", "legalName"]],
  relations: [
    ["from", "fromId", "fromLei", "fromDuns"],
    ["to", "toId", "toLei", "toDuns"],
  ],
  "supply-data": [["name", "erpId", "lei", "duns"]],
  contacts: [["name", "erpId", "lei", "duns"], ["email"]],
  "own-alerts": [["name", "erpId", "lei", "duns"], ["alertTitle"], ["eventType"]],
  actions: [["name", "erpId", "lei", "duns"], ["actionTitle"], ["actionType"]],
} as const satisfies Record<ImportKind, readonly (readonly ImportField[])[]>;

/** Whom a row is about. */
export const ROW_ENDS = ["from", "to", "supplier"] as const;
export type RowEndName = (typeof ROW_ENDS)[number];
