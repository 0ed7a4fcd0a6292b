import type { ImportField } from "~/backend/contract/import-kinds";
import type { ImportRow } from "~/backend/contract/import-rows";
import type { LinkedCandidate, RowEnd } from "./candidate";

type Shown = Pick<ImportRow, "name" | "ends" | "says">;

/** A row as the contract shows it: whom it is about, and what it says. `names` of targets that can be seen, by number. */
export function showLinked({ ends, says }: LinkedCandidate, names: ReadonlyMap<number, string>): Shown {
  const said = says as Readonly<Record<string, unknown>>;
  const about = [said.input, said.email, said.title, said.actionTitle].filter(
    (one) => typeof one === "string" && one !== "",
  );
  const called = ends.map((end) => calledBy(end, names));
  return {
    name: ends.length > 1 ? called.join(" → ") : [...called, ...about].join(" · "),
    ends: ends.map(({ end, name, country, status, targetId }) => {
      const known = targetId === null ? undefined : names.get(targetId);
      const target = targetId === null || known === undefined ? null : { id: targetId, name: known };
      return { end, name, country, status: status === "own" ? "known" : status, target };
    }),
    says: SAID.flatMap(([property, field]) => valuesIn(said[property]).map((value) => ({ field, value }))),
  };
}

/** Nobody knows a supplier by its number alone: who it turned out to be stands beside it. */
function calledBy({ name, numberOnly, targetId }: RowEnd, names: ReadonlyMap<number, string>): string {
  const known = numberOnly && targetId !== null ? names.get(targetId) : undefined;
  return known === undefined ? name : `${known} (${name})`;
}

function valuesIn(value: unknown): (string | number)[] {
  if (Array.isArray(value)) return value.length > 0 ? [value.map(inWords).join("; ")] : [];
  return typeof value === "string" || typeof value === "number" ? [value] : [];
}

/** A step of an action as a file has it. */
const inWords = (one: unknown): unknown =>
  typeof one === "object" && one !== null && "title" in one && "dueOn" in one
    ? [one.title, one.dueOn].filter(Boolean).join(" | ")
    : one;

/** What rows of all such kinds may say, in the order in which it is told. */
const SAID: readonly [property: string, field: ImportField][] = [
  ["type", "relationType"],
  ["input", "input"],
  ["productLine", "productLine"],
  ["hsCodes", "hsCode"],
  ["hsCode", "hsCode"],
  ["probability", "probability"],
  ["shipments", "shipments"],
  ["first", "firstShipment"],
  ["last", "lastShipment"],
  ["share", "share"],
  ["maxShare", "maxShare"],
  ["stockOwn", "stockOwn"],
  ["stockSupplier", "stockSupplier"],
  ["transit", "transit"],
  ["recoverySite", "recoverySite"],
  ["recoveryInsolvency", "recoveryInsolvency"],
  ["rampDays", "rampDays"],
  ["revenueAtRisk", "revenueAtRisk"],
  ["currency", "currency"],
  ["validFrom", "validFrom"],
  ["validTo", "validTo"],
  ["confirmedOn", "confirmedOn"],
  ["contact", "contact"],
  ["email", "email"],
  ["role", "contactRole"],
  ["language", "contactLanguage"],
  ["eventTypeId", "eventType"],
  ["title", "alertTitle"],
  ["text", "alertText"],
  ["day", "eventDate"],
  ["priority", "priority"],
  ["link", "link"],
  ["externalId", "externalId"],
  ["typeId", "actionType"],
  ["actionTitle", "actionTitle"],
  ["actionText", "actionText"],
  ["dueOn", "dueOn"],
  ["assignee", "assignee"],
  ["metaStatus", "actionStatus"],
  ["purpose", "purpose"],
  ["steps", "steps"],
  ["costAmount", "costAmount"],
];
