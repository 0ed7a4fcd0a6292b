import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import type { SourceContent } from "../../platform/db/schema/events";
import type { RawOrganization, RawPlace, SeverityInputs } from "../../platform/db/shapes/raw-event";
import { TYPE_OF_KIND } from "../../reference/catalogue/event-types";
import type { PriorityNumber } from "../../reference/catalogue/priorities";
import { foldName } from "../../reference/names/fold-name";
import { isUnconfirmed, standing, type Told } from "./independent-sources";
import { isToldByNews } from "./joining/join-keys";
import { priorityOf } from "./priority-of";
import type { EventPriority } from "./rules/event-priority";
import { instant } from "./source-content";

/** One of an event's reports, as far as the event is made of it. */
export interface SourceOfEvent {
  /** Null for a report that was written without its content: nothing is composed of it. */
  content: SourceContent | null;
  firstSeenAt: Date;
  /** Which source told it, and why it is no event of its own; both only where several reports come together. */
  sourceName?: string;
  joined?: string | null;
}

/** An event as its sources tell it; moments are ISO 8601 in UTC. */
export interface ComposedEvent {
  eventTypeId: string;
  /** What it is besides: what its reports tell of as well; two at most. */
  alsoTypeIds: string[];
  title: string;
  summary: string;
  url: string | null;
  language: string | null;
  at: string;
  happenedAt: string | null;
  periodFrom: string | null;
  periodTo: string | null;
  severity: SeverityInputs;
  priority: PriorityNumber;
  withdrawn: boolean;
  contentHash: string;
  places: RawPlace[];
  organizations: RawOrganization[];
}

/**
 * An event from its reports, the first one first. The first that is not withdrawn leads: what it says is the event. The others
 * add what it leaves open: a measure, a kind of place, an organization. Of news the newest says how many were hurt and how far it has
 * come, and one of another type leads where the event is graver by it: distress becomes an insolvency. What is only news leads nowhere (design 40,
 * "Pipeline"). The event is withdrawn when all of them are. Of a source that revised its report by another one, only the newest counts. Null when
 * the leading report's content is not known.
 */
export function composeEvent(sources: readonly SourceOfEvent[], rule: EventPriority): ComposedEvent | null {
  if (sources[0]?.content === null) return null;
  const known = withoutRevised(sources).filter((source): source is KnownSource => source.content !== null);
  let gravest: ComposedEvent | null = null;
  for (const leading of leadingOf(known)) {
    const event = ledBy(leading, known, rule);
    if (gravest === null || event.priority > gravest.priority) gravest = event;
  }
  return gravest;
}

type KnownSource = SourceOfEvent & { content: SourceContent };

/** The first, and of news the first of each type. */
function leadingOf(known: readonly KnownSource[]): KnownSource[] {
  const all = standing(known.map(({ content }) => content));
  const [first] = all;
  if (!first) return known.slice(0, 1);
  const types = new Set<string>();
  const leading = all.filter((one) => {
    const leads = one === first || (isToldByNews(first) && isToldByNews(one) && !types.has(one.eventTypeId));
    types.add(one.eventTypeId);
    return leads;
  });
  return known.filter(({ content }) => leading.includes(content));
}

function ledBy(leading: KnownSource, known: readonly KnownSource[], rule: EventPriority): ComposedEvent {
  const told = leading.content;
  // What was taken back says nothing beside what stands.
  const others = known
    .filter((source) => source !== leading && source.content.withdrawn === told.withdrawn)
    .map(({ content }) => content);
  const newest = newestFirst([told, ...others]);
  const unconfirmed = isUnconfirmed(wordsOf(known));
  const status = (newest.find(isToldByNews) ?? told).status;
  const alsoTypeIds = alsoOf(told, others);
  const said = {
    eventTypeId: told.eventTypeId,
    ...(alsoTypeIds.length > 0 && { alsoTypeIds }),
    title: told.title,
    summary: told.summary,
    url: told.url,
    language: told.language,
    happenedAt: iso(told.happenedAt),
    periodFrom: iso(told.period?.from),
    periodTo: iso(told.period?.to),
    ...(status && { status }),
    ...(unconfirmed && { isUnconfirmed: true }),
    severity: severityOf(newest.length > 0 ? newest : [told, ...others]),
    withdrawn: known.every(({ content }) => content.withdrawn),
    places: placesOf(told, others),
    organizations: organizationsOf(told, others),
  };
  return {
    ...said,
    alsoTypeIds,
    at: atOf(told, leading.firstSeenAt),
    priority: priorityOf(rule, said),
    contentHash: createHash("sha256")
      .update(canonicalize(said) ?? "")
      .digest("hex"),
  };
}

/** What the leading report tells of besides comes first, then what the others are about. */
function alsoOf(told: SourceContent, others: readonly SourceContent[]): string[] {
  const all = standing([told, ...others]).flatMap(({ eventTypeId, alsoTypeIds = [] }) => [eventTypeId, ...alsoTypeIds]);
  const besides = new Set([...(told.alsoTypeIds ?? []), ...all]);
  besides.delete(told.eventTypeId);
  besides.delete(TYPE_OF_KIND.report);
  return [...besides].slice(0, MOST_BESIDES);
}

const MOST_BESIDES = 2;

/** Who says it, as far as it was not taken back. */
function wordsOf(known: readonly KnownSource[]): Told[] {
  return standing(known.map(({ content, sourceName = "" }) => ({ ...content, sourceName })));
}

/** Each measure as the first of them gives it that gives one. */
function severityOf(contents: readonly SourceContent[]): SeverityInputs {
  return Object.assign({}, ...contents.map(({ severity }) => severity).reverse()) as SeverityInputs;
}

/** Where all that tell of it are news: tolls rise and are corrected, and what was threatened begins. Empty where a source measures. */
function newestFirst(contents: readonly SourceContent[]): SourceContent[] {
  if (contents.some(({ kind, withdrawn }) => kind !== "report" && !withdrawn)) return [];
  const at = ({ publishedAt, happenedAt }: SourceContent) => instant(publishedAt ?? happenedAt)?.getTime() ?? 0;
  return contents.filter(({ withdrawn }) => !withdrawn).sort((one, other) => at(other) - at(one));
}

/** A notice that corrects another one takes its place, whichever of them was read first. */
function withoutRevised(sources: readonly SourceOfEvent[]): SourceOfEvent[] {
  const told = ({ content }: SourceOfEvent) => instant(content?.publishedAt ?? content?.happenedAt)?.getTime() ?? 0;
  const revising = new Set(
    sources.flatMap(({ sourceName, joined }) => (joined && REVISING.includes(joined) ? (sourceName ?? []) : [])),
  );
  const newest = new Map<string, SourceOfEvent>();
  for (const source of sources) {
    const { sourceName } = source;
    if (sourceName === undefined || !revising.has(sourceName)) continue;
    const best = newest.get(sourceName);
    if (!best || told(source) >= told(best)) newest.set(sourceName, source);
  }
  return sources.filter((source) => (newest.get(source.sourceName ?? "") ?? source) === source);
}

const REVISING = ["joined.amended", "joined.same-number"];

const iso = (text: string | null | undefined): string | null => instant(text)?.toISOString() ?? null;

/** A notice of a layoff to come is news when it is told: never later than when we took it in. */
function atOf({ publishedAt, happenedAt }: SourceContent, firstSeenAt: Date): string {
  const told = instant(publishedAt) ?? instant(happenedAt) ?? firstSeenAt;
  return (told < firstSeenAt ? told : firstSeenAt).toISOString();
}

function placesOf({ places }: SourceContent, others: readonly SourceContent[]): RawPlace[] {
  const kinds = new Set<string>(places.map(({ kind }) => kind));
  const more = others.flatMap((other) => other.places).filter(({ kind }) => !kinds.has(kind));
  return unique([...places, ...more], (place) => canonicalize(place) ?? "");
}

function organizationsOf({ organizations }: SourceContent, others: readonly SourceContent[]): RawOrganization[] {
  const all = [...organizations, ...others.flatMap((other) => other.organizations)];
  return unique(all, ({ role, name }) => `${role} ${foldName(name) || name}`);
}

function unique<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const one of all) if (!byKey.has(keyOf(one))) byKey.set(keyOf(one), one);
  return [...byKey.values()];
}
