import canonicalize from "canonicalize";
import type { SourceContent } from "../../../platform/db/schema/events";
import type { RawOrganization } from "../../../platform/db/shapes/raw-event";
import type { Reading } from "../../../platform/db/shapes/reading";
import { placesOf } from "../../news/where/read-where";

/** What a stored report says by itself: without what reading had found in it. */
export function ownContent(content: SourceContent, before: Reading): SourceContent {
  const { status: _, alsoTypeIds: __, ...told } = content;
  const { when } = before;
  const found = new Map([...before.subjects, ...before.bystanders].map(({ value }) => [value.name, value]));
  const isEvent = before.outcome === "event";
  // Whom its source names as an employer or a publisher, or knows more of than a text says, it names whatever was read.
  const isFound = ({ name, role, otherNames, identifiers, address }: RawOrganization): boolean =>
    (role === "subject" || role === "mentioned") &&
    identifiers.length === 0 &&
    address === null &&
    otherNames.every((one) => found.get(name)?.otherNames.includes(one)) &&
    found.has(name);
  const severity = Object.fromEntries(
    Object.entries(told.severity).filter(([measure, value]) => !isEvent || !before.severity.some(says(measure, value))),
  );
  return {
    ...told,
    eventTypeId: "news",
    severity,
    places: isEvent && same(told.places, placesOf(before.places)) ? [] : told.places,
    organizations: told.organizations.filter((one) => !isFound(one)),
    ...(isEvent && when && told.happenedAt === when.value.from && { happenedAt: null }),
    ...(isEvent && when && same(told.period, when.value) && { period: null }),
  };
}

const says =
  (measure: string, value: unknown) =>
  ({ value: found }: Reading["severity"][number]): boolean =>
    same((found as Record<string, unknown>)[measure], value);

/** The database keeps the fields of an object in an order of its own. */
const same = (one: unknown, other: unknown): boolean => canonicalize(one) === canonicalize(other);
