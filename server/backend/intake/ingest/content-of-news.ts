import type { SourceContent } from "../../platform/db/schema/events";
import type { RawEvent, RawOrganization, SeverityInputs } from "../../platform/db/shapes/raw-event";
import type { Finding, Reading, Span } from "../../platform/db/shapes/reading";
import { foldName } from "../../reference/names/fold-name";
import { extractOf } from "../news/extract";
import { simhashOf } from "../news/same-text/simhash";
import { placesOf } from "../news/where/read-where";
import type { Who } from "../news/who/read-who";
import { contentOf } from "./source-content";

/**
 * What a piece of news says, with what reading found in it where that is published. Of its text an extract of `most` characters is kept: of its summary,
 * or of its page (`body`) where the evidence stands there.
 * News that is not published as an event names its companies all the same, as mentioned.
 */
export function contentOfNews(event: RawEvent, reading: Reading, most: number, body = ""): SourceContent {
  const content = contentOf(event);
  const simhash = simhashOf(`${event.title}\n${event.summary}`);
  const kept = {
    ...content,
    summary: extractWithPage(event.summary, body, reading.types[0]?.span ?? null, most),
    language: reading.language.tag,
    ...(simhash && { simhash }),
  };
  return withReading(kept, reading);
}

/** What a report says by itself, with what reading found in it. */
export function withReading(content: SourceContent, reading: Reading): SourceContent {
  const [type] = reading.types;
  if (reading.outcome !== "event" || !type) {
    const named = [...reading.subjects, ...reading.bystanders].map(asMentioned);
    return { ...content, organizations: withNamed(content.organizations, named) };
  }
  const found: SeverityInputs = Object.assign({}, ...valuesOf(reading.severity).reverse());
  const besides = besidesOf(reading, type.value);
  return {
    ...content,
    eventTypeId: type.value,
    ...(besides.length > 0 && { alsoTypeIds: besides }),
    ...(reading.status && { status: reading.status.value }),
    ...timeOf(content, reading),
    severity: { ...found, ...content.severity },
    places: content.places.length > 0 ? content.places : placesOf(reading.places),
    organizations: withNamed(content.organizations, valuesOf([...reading.subjects, ...reading.bystanders])),
  };
}

/** A company that the source names itself is not told again by a part of its name that stands in the text. */
function withNamed(told: readonly RawOrganization[], named: readonly RawOrganization[]): RawOrganization[] {
  const names = told.map(({ name }) => ` ${foldName(name)} `);
  const isTold = ({ name }: RawOrganization) => names.some((one) => one.startsWith(` ${foldName(name)} `));
  return [...told, ...named.filter((one) => !isTold(one))];
}

/** What else the title and the first two sentences tell of in so many words; what the classifier alone thinks of is no more than a guess. */
const besidesOf = ({ types }: Reading, leading: string): string[] =>
  valuesOf(types.filter(({ value, span, isDeep }) => span !== null && !isDeep && value !== leading));

function extractWithPage(summary: string, body: string, evidence: Span | null, most: number): string {
  if (evidence?.field !== "body") return extractOf(summary, evidence, most);
  return extractOf(body, { ...evidence, field: "extract" }, most);
}

/**
 * What a report that is kept says, as an event of the type that a customer's own words found in it: how far it has come and whom it is
 * about by those words, and the rest as it was read.
 */
export function contentOfOwn(
  content: SourceContent,
  reading: Reading,
  { eventTypeId, status, who }: { eventTypeId: string; status: SourceContent["status"] | null; who: Who },
): SourceContent {
  const named = [...valuesOf(who.subjects), ...valuesOf(who.bystanders)];
  const names = new Set(named.map(({ name }) => name));
  const severity: SeverityInputs = Object.assign({}, ...valuesOf(reading.severity).reverse());
  return {
    ...content,
    eventTypeId,
    ...((status ?? reading.status) && { status: status ?? reading.status?.value }),
    ...timeOf(content, reading),
    severity: { ...severity, ...content.severity },
    places: content.places.length > 0 ? content.places : placesOf(reading.places),
    // Those that reading only mentioned are told again, as what they are here.
    organizations: [
      ...content.organizations.filter(({ role, name }) => role !== "mentioned" || !names.has(name)),
      ...named,
    ],
  };
}

/** The same report without its source's own text fields, of which no more is kept than of what they say. */
export function withoutTexts(event: RawEvent): RawEvent {
  const raw = Object.fromEntries(Object.entries(event.raw).filter(([name]) => !TEXT_FIELDS.has(name)));
  return { ...event, raw };
}

/** As feeds name them, in lower case. */
const TEXT_FIELDS = new Set(["description", "summary", "encoded", "content", "body", "text"]);

/** What is only planned has not happened: its days are a period to come. */
function timeOf(
  { happenedAt, period }: SourceContent,
  { when, status }: Reading,
): Pick<SourceContent, "happenedAt" | "period"> {
  if (!when || happenedAt !== null) return { happenedAt, period };
  const isAhead = status?.value === "planned" || status?.value === "threatened";
  return isAhead ? { happenedAt, period: period ?? when.value } : { happenedAt: when.value.from, period };
}

const valuesOf = <T>(findings: readonly Finding<T>[]): T[] => findings.map(({ value }) => value);

const asMentioned = ({ value }: Finding<RawOrganization>): RawOrganization => ({ ...value, role: "mentioned" });
