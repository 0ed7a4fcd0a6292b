import type { StoredFields } from "./row-undo";
import type { RowFields } from "./to-target";

/**
 * What a target knows already, with what a row adds: nothing that is there is replaced, and a place is taken over as a whole.
 * Answers null when the row adds nothing.
 */
export function fillIn(known: StoredFields, said: RowFields): RowFields | null {
  const { version: _, updatedAt: __, ...before } = known;
  const filled = { ...before };
  for (const field of PLAIN) assignMissing(filled, said, field);
  if (before.country === null || said.country === null || before.country === said.country) {
    for (const field of PLACE) assignMissing(filled, said, field);
    if (isBetter(said, before)) Object.assign(filled, { lat: said.lat, lon: said.lon, place: said.place });
  }
  if ((before.hsCodes ?? []).length === 0) filled.hsCodes = said.hsCodes;
  filled.details = { ...said.details, ...before.details };
  return JSON.stringify(inOrder(filled)) === JSON.stringify(inOrder(before)) ? null : filled;
}

/** A point where there is none, or the list's own in place of one that was only looked up. What a person set stays. */
function isBetter(said: RowFields, { lat, place }: Pick<RowFields, "lat" | "place">): boolean {
  if (said.lat === null) return lat === null && (place ?? null) === null && (said.place ?? null) !== null;
  return lat === null || (place?.source === "gazetteer" && (said.place ?? null) === null);
}

const PLAIN = ["size", "employees", "website", "industry"] as const;
const PLACE = ["country", "region", "city", "postalCode", "address"] as const;

function assignMissing<F extends keyof RowFields>(filled: RowFields, said: RowFields, field: F): void {
  if (filled[field] === null) filled[field] = said[field];
}

/** PostgreSQL keeps the keys of JSON in an order of its own. */
const inOrder = (fields: RowFields) => [
  ...Object.entries(fields)
    .filter(([name]) => name !== "details")
    .sort(),
  ...Object.entries(fields.details ?? {}).sort(),
];
