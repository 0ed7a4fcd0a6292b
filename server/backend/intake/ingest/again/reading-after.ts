import canonicalize from "canonicalize";
import type { Finding, Reading } from "../../../platform/db/shapes/reading";

/**
 * What holds of a text that was read before and is read again, of which only title and extract are kept. What rests on words that are not kept
 * stays as it was read. Read as the same type, it stays published, or goes on waiting for a person: the new reader has seen less of it, and
 * old news that waited is none today. Null where nothing is read otherwise.
 */
export function readingAfter(before: Reading, now: Reading, kept: string): Reading | null {
  const isKept = ({ span }: Finding<unknown>): boolean => span === null || kept.includes(span.quote);
  const [was] = before.types;
  // What a source says of all that it tells holds, and so does a type whose words cannot be seen any more.
  const holds = was !== undefined && (was.by === "source" || was.by === "person" || !isKept(was));
  const told = holds ? { ...now, types: before.types, second: before.second, stopped: before.stopped } : now;
  const [leading] = told.types;
  const isSame = leading?.value === was?.value && told.stopped?.value === before.stopped?.value;
  const and = <T extends Finding<unknown>>(some: readonly T[], others: readonly T[]): T[] => [
    ...some,
    ...others.filter((one) => !isKept(one)),
  ];
  const first = <T extends Finding<unknown>>(one: T | null, other: T | null): T | null =>
    one ?? (other && !isKept(other) ? other : null);
  const after: Reading = {
    ...told,
    language: before.language,
    status: first(told.status, before.status),
    when: first(told.when, before.when),
    severity: and(told.severity, before.severity),
    subjects: and(told.subjects, before.subjects),
    bystanders: and(told.bystanders, before.bystanders),
    places: and(told.places, before.places),
    ...(isSame && { outcome: before.outcome, heldBy: before.heldBy, second: before.second }),
  };
  const isOtherwise = !isSame || after.outcome !== before.outcome;
  if (isOtherwise) after.was = { reader: before.reader, type: was?.value ?? null, outcome: before.outcome };
  return sameParts(after, before) ? null : after;
}

/** But for who read it, and how sure. */
function sameParts(one: Reading, other: Reading): boolean {
  const parts = ({ types, status, when, severity, subjects, bystanders, places, outcome }: Reading) =>
    // The database keeps the fields of an object in an order of its own.
    canonicalize([types, status, when, severity, subjects, bystanders, places].map(valuesIn).concat([[outcome]]));
  return parts(one) === parts(other);
}

const valuesIn = (part: Finding<unknown> | readonly Finding<unknown>[] | null): unknown[] =>
  (Array.isArray(part) ? part : part ? [part] : []).map(({ value }) => value);
