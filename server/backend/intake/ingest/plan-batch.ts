import type { LinkReason, SourceContent } from "../../platform/db/schema/events";
import type { RawEvent } from "../../platform/db/shapes/raw-event";
import type { Reading } from "../../platform/db/shapes/reading";
import { mapInTurns } from "../../platform/threads/map-in-turns";
import { Turns } from "../../platform/threads/turns";
import { Articles } from "./articles";
import { NEWS_KEY } from "./joining/join-keys";
import { sameThing, sameTwin } from "./joining/same-thing";
import { Notices } from "./notices";
import type { EventJoining } from "./rules/event-joining";

/** A report on its way in. */
export interface Incoming {
  event: RawEvent;
  content: SourceContent;
  /** Of a report that came as a text. */
  reading?: Reading;
  /** What it is found by later, and what it is looked up by now; see `joining/join-keys.ts`. */
  joinKeys: string[];
  lookupKeys: string[];
}

/** An event that stands in the database, or the one that a report of this batch brings. */
export type EventRef = { eventId: number } | { bornOf: number };

/** A report that is stored: one of this source, or one that an incoming report may be a repetition of. */
export interface StoredReport {
  eventId: number;
  sourceName: string;
  externalId: string;
  contentHash: string;
  updatedAt: string | null;
  revision: string | null;
  content: SourceContent | null;
  joinKeys: string[];
  /** The first report of its event, which the others were joined to. */
  isFirst?: boolean;
}

export interface Known {
  reports: readonly StoredReport[];
  /** Every source that tells of an event and did not take it back, for the events of `reports`. */
  sourcesOfEvent: ReadonlyMap<number, ReadonlySet<string>>;
  /** When the first report of each of these events was published, in milliseconds since 1970. */
  toldSince?: ReadonlyMap<number, number>;
}

export type Step =
  | { kind: "unchanged" }
  | { kind: "revised"; eventId: number }
  | { kind: "added"; proposal?: Proposal }
  | { kind: "joined"; to: EventRef; reason: LinkReason };

/** The event that a new one may be an update of: a person decides. */
export interface Proposal {
  of: EventRef;
  reason: LinkReason;
}

/**
 * What becomes of each report, one after the other as if each came alone: so the borders between batches change nothing.
 * No external id may stand twice in `incoming`. A large batch takes some tenths of a second: others have their turn in between.
 */
export async function planBatch(
  sourceName: string,
  incoming: readonly Incoming[],
  known: Known,
  rule: EventJoining,
): Promise<Step[]> {
  const own = new Map<string, StoredReport>();
  const others = new Map<string, StoredReport[]>();
  const words = new SameWords();
  const notices = new Notices();
  const articles = new Articles(known.toldSince);
  const turns = new Turns();
  for (const report of known.reports) {
    await turns.give();
    words.know(report);
    articles.know(report);
    if (report.sourceName === sourceName) {
      own.set(report.externalId, report);
      notices.know(report);
    } else putByKey(others, report);
  }
  const taken = new Set<number>();
  return mapInTurns(incoming, ({ event, content, joinKeys, lookupKeys }, index): Step => {
    const { externalId, contentHash } = event;
    const before = own.get(externalId);
    const say = (ref: EventRef, isFirst: boolean): void => {
      words.say({ id: `${sourceName} ${externalId}`, contentHash, content, event: ref });
      notices.say(externalId, content, joinKeys, ref);
      articles.say({ sourceName, externalId, content, event: ref, isFirst }, joinKeys);
    };
    if (before !== undefined) {
      if (before.contentHash === contentHash || isOlder(event, before)) return { kind: "unchanged" };
      say({ eventId: before.eventId }, before.isFirst ?? false);
      return { kind: "revised", eventId: before.eventId };
    }
    // Of an item that nobody knows there is nothing to take back.
    if (event.tombstone) return { kind: "unchanged" };
    const twin = words.find(contentHash, content, rule);
    // Whole texts are compared here; what news have in common is looked up by `articles`.
    const candidates = lookupKeys.flatMap((key) => others.get(key) ?? []);
    const free = ({ eventId }: StoredReport): boolean =>
      !taken.has(eventId) && !known.sourcesOfEvent.get(eventId)?.has(sourceName);
    const revision = twin ? null : notices.find(content, lookupKeys, rule);
    const step =
      twin ??
      revision?.joined ??
      likest(candidates.filter(free), content, rule) ??
      articles.find({ sourceName, content }, lookupKeys, rule);
    const ref = step?.to ?? { bornOf: index };
    if ("eventId" in ref) taken.add(ref.eventId);
    say(ref, !step);
    return step ?? { kind: "added", ...(revision?.proposal && { proposal: revision.proposal }) };
  });
}

/** What an old file says again is no news. Sources that keep no clock may count their versions. */
export function isOlder(
  event: Pick<RawEvent, "updatedAt" | "revision">,
  before: Pick<StoredReport, "updatedAt" | "revision">,
): boolean {
  if (event.updatedAt !== null && before.updatedAt !== null) {
    return new Date(event.updatedAt) < new Date(before.updatedAt);
  }
  const [now, then] = [event.revision, before.revision].map((text) =>
    /^\d{1,9}$/.test(text ?? "") ? Number(text) : null,
  );
  return typeof now === "number" && typeof then === "number" && now < then;
}

export type Joined = Extract<Step, { kind: "joined" }>;

/** The report that is least apart; of two, that of the older event. */
function likest(candidates: readonly StoredReport[], content: SourceContent, rule: EventJoining): Joined | null {
  let best: { apart: number; eventId: number; reason: LinkReason } | null = null;
  for (const { content: told, eventId } of candidates) {
    const same = told && sameThing(told, content, rule);
    if (!same) continue;
    const nearer = best === null || same.apart < best.apart || (same.apart === best.apart && eventId < best.eventId);
    if (nearer) best = { ...same, eventId };
  }
  return best && { kind: "joined", to: { eventId: best.eventId }, reason: best.reason };
}

/** By all keys but those of news, which are much more and are kept by `articles`. */
function putByKey(found: Map<string, StoredReport[]>, report: StoredReport): void {
  for (const key of report.joinKeys) {
    if (key.startsWith(NEWS_KEY)) continue;
    const list = found.get(key);
    if (list) list.push(report);
    else found.set(key, [report]);
  }
}

interface Said {
  id: string;
  contentHash: string;
  content: SourceContent;
  event: EventRef;
}

/** Who says which words at the moment; a report that is revised says others from then on. */
class SameWords {
  private readonly byId = new Map<string, Said>();
  private readonly byHash = new Map<string, Set<Said>>();

  know({ content, sourceName, externalId, contentHash, eventId }: StoredReport): void {
    if (content) this.say({ id: `${sourceName} ${externalId}`, contentHash, content, event: { eventId } });
  }

  say(said: Said): void {
    const before = this.byId.get(said.id);
    if (before) this.byHash.get(before.contentHash)?.delete(before);
    this.byId.set(said.id, said);
    const same = this.byHash.get(said.contentHash) ?? new Set();
    this.byHash.set(said.contentHash, same.add(said));
  }

  find(contentHash: string, content: SourceContent, rule: EventJoining): Joined | null {
    for (const said of this.byHash.get(contentHash) ?? []) {
      if (sameTwin(said.content, content, rule)) {
        return { kind: "joined", to: said.event, reason: { key: "joined.same-words", params: {} } };
      }
    }
    return null;
  }
}
