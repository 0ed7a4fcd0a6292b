import type { OwnMeasureContent } from "~/backend/contract/own-measures";
import type { ListedEntity } from "../../server/backend/platform/db/shapes/listed-entity";
import type { Reading } from "../../server/backend/platform/db/shapes/reading";

// What the rows of tests/support/tasks.ts hold beside their columns: as whole as their pages need them.

export const NOTHING_READ: Reading = {
  reader: "x",
  language: { tag: "en", by: "detected" },
  ...{ types: [], severity: [], subjects: [], bystanders: [], places: [] },
  ...{ second: null, status: null, when: null, stopped: null },
  outcome: "review",
  heldBy: "no-evidence",
};

export const LISTED_MILL: ListedEntity = {
  id: "mill",
  listName: "tasks",
  kind: "organization",
  names: [{ text: "Mill", kind: "primary" }],
  countries: ["DE"],
  ...{ addresses: [], identifiers: [], dates: [], programs: [], linkedTo: [], remarks: "", listedOn: null },
};

export const WAGE_CHECK: OwnMeasureContent = {
  names: { de: "Lohnprüfung" },
  typeId: "on-site-audit",
  what: "Two days at the mill with the wage lists of a year.",
  topics: ["wages-and-hours"],
  purpose: "monitor",
  laws: [],
  effort: "S",
  typicalDays: 30,
  ...{ fits: "", notFits: "", steps: [], evidence: [], warnings: [] },
  source: "Usual practice",
  confidence: "D",
};
