import type { Finding, Reading } from "../../../platform/db/shapes/reading";

/** What is published of a text as it was read: the type of its event, or `news`. */
const publishedType = ({ outcome, types: [type] }: Reading): string =>
  outcome === "event" && type ? type.value : NO_EVENT;

export const NO_EVENT = "news";

/** A reading as people say that it is, an event type or `news`; what the rules had read goes with it. */
function asPeopleSay(reading: Reading, said: string): Reading {
  const { types, second, stopped, outcome, heldBy } = reading;
  const asRead = { types, second, stopped, outcome, heldBy };
  if (said === NO_EVENT)
    return { ...reading, types: [], second: null, stopped: null, outcome: "nothing", heldBy: "judged", asRead };
  const [leading, ...besides] = types;
  const span = types.find(({ value }) => value === said)?.span ?? null;
  const finding: Finding<string> = { value: said, by: "person", rule: "reviews", p: null, span };
  // Who says that it is what it was read as leaves what it is besides.
  const all = leading?.value === said ? [finding, ...besides] : [finding];
  return { ...reading, types: all, second: null, stopped: null, outcome: "event", heldBy: null, asRead };
}

/** A reading without what people said. */
export function asRulesRead({ asRead, ...reading }: Reading): Reading {
  return { ...reading, ...asRead };
}

/** What was read, where it is what people say; else what they say. */
export const asPeopleStillSay = (asRead: Reading, said: string): Reading =>
  said === publishedType(asRead) ? asRead : asPeopleSay(asRead, said);

/** The leading type; empty for none. */
const leadingType = ({ types: [type] }: Pick<Reading, "types">): string => type?.value ?? "";

/** All types that this very text was read as, by whichever reader and by people: a verdict on one of them is one on the text. */
export const typesReadAs = (reading: Reading): string[] => [
  ...new Set([leadingType(asRulesRead(reading)), leadingType(reading), ...(reading.readAs ?? [])]),
];

/** What a text of which something else is said from now on was read as before, by readers and by people. */
export function readAsBefore(before: Reading, after: Reading): Pick<Reading, "readAs"> {
  const readAs = typesReadAs(before).filter((type) => type !== leadingType(after));
  return readAs.length > 0 ? { readAs } : {};
}
