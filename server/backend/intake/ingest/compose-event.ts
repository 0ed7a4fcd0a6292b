import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import type { SourceContent } from "../../platform/db/schema/events";
import type { RawOrganization, RawPlace, SeverityInputs } from "../../platform/db/shapes/raw-event";
import type { PriorityNumber } from "../../reference/catalogue/priorities";
import { foldName } from "../../reference/names/fold-name";
import { isUnconfirmed, type Told } from "./independent-sources";
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
 * come. The event is withdrawn when all of them are. Of a source that revised its report by another one, only the newest counts. Null when
 * the leading report's content is not known.
 */
export function composeEvent(sources: readonly SourceOfEvent[], rule: EventPriority): ComposedEvent | null {
  const known = withoutRevised(sources).filter(({ content }) => content !== null);
  const leading = known.find(({ content }) => !content?.withdrawn) ?? known[0];
  if (sources[0]?.content === null || !leading?.content) return null;
  const others = known.filter((source) => source !== leading).flatMap(({ content }) => content ?? []);
  const told = leading.content;
  const newest = newestFirst([told, ...others]);
  const unconfirmed = isUnconfirmed(wordsOf(known));
  const status = (newest.find(isToldByNews) ?? told).status;
  const said = {
    eventTypeId: told.eventTypeId,
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
    withdrawn: known.every(({ content }) => content?.withdrawn),
    places: placesOf(told, others),
    organizations: organizationsOf(told, others),
  };
  return {
    ...said,
    at: atOf(told, leading.firstSeenAt),
    priority: priorityOf(rule, said),
    contentHash: createHash("sha256")
      .update(canonicalize(said) ?? "")
      .digest("hex"),
  };
}

/** Who says it, as far as it was not taken back. */
function wordsOf(known: readonly SourceOfEvent[]): Told[] {
  return known.flatMap(({ content, sourceName = "" }) =>
    content && !content.withdrawn ? [{ ...content, sourceName }] : [],
  );
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
  return sources.filter((source) => {
    const own = sources.filter(({ sourceName }) => sourceName !== undefined && sourceName === source.sourceName);
    if (!own.some(({ joined }) => joined && REVISING.includes(joined))) return true;
    const newest = own.reduce((best, one) => (told(one) >= told(best) ? one : best));
    return source === newest;
  });
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
