import type { SourceContent } from "../../platform/db/schema/events";
import { isToldByNews, NEWS_KEY } from "./joining/join-keys";
import { type NewsFacts, newsFacts } from "./joining/news-facts";
import { sameCopy } from "./joining/same-copy";
import { goesWithAll, sameNews } from "./joining/same-news";
import type { SameThing } from "./joining/same-thing";
import type { EventRef, Joined, Known, StoredReport } from "./plan-batch";
import type { EventJoining, NewsJoining } from "./rules/event-joining";
import { instant } from "./source-content";

export interface Article {
  sourceName: string;
  externalId: string;
  content: SourceContent;
  event: EventRef;
  /** The event is an event by this report, and the others were joined to it. */
  isFirst: boolean;
}

interface Told extends Article {
  /** The place in which it was told first. */
  order: number;
  keys: readonly string[];
  /** Read off its content when it is compared first. */
  facts?: NewsFacts;
}

/** Of one company or town and fortnight, the last told are compared. */
const MOST_ALIKE = 100;

/** The pieces of news that are known, of whatever source: which event another one tells of. */
export class Articles {
  private readonly byId = new Map<string, Told>();
  /** In the order in which they were told first. */
  private readonly byKey = new Map<string, Told[]>();
  /** When the first report of each event was published, in milliseconds since 1970. */
  private readonly since = new Map<string, number>();

  constructor(private readonly toldSince: Known["toldSince"]) {}

  /** A report that is stored. */
  know({ sourceName, externalId, content, joinKeys, eventId, isFirst = false }: StoredReport): void {
    if (!content) return;
    const event = { eventId };
    this.say({ sourceName, externalId, content, event, isFirst }, joinKeys);
    // Reports that are not known may be older than the first one that is.
    const since = this.toldSince?.get(eventId);
    if (since !== undefined) this.since.set(nameOf(event), since);
  }

  /** A report that is revised says from then on what it says now. */
  say(article: Article, joinKeys: readonly string[]): void {
    const { sourceName, externalId, content } = article;
    const id = `${sourceName} ${externalId}`;
    const before = this.byId.get(id);
    for (const key of before?.keys ?? []) {
      const list = this.byKey.get(key) ?? [];
      list.splice(list.indexOf(before as Told), 1);
    }
    const keys = isToldByNews(content) ? joinKeys.filter((key) => key.startsWith(NEWS_KEY)) : [];
    const told = { ...article, keys, order: before?.order ?? this.byId.size };
    this.byId.set(id, told);
    for (const key of keys) this.putInOrder(key, told);
    if (article.isFirst) this.beganWith(article);
  }

  /** The event of the piece of news that is least apart; of two, of the one that was told first. */
  find(
    { sourceName, content }: Pick<Article, "sourceName" | "content">,
    lookupKeys: readonly string[],
    { reading }: EventJoining,
  ): Joined | null {
    if (!reading || !isToldByNews(content)) return null;
    const facts = newsFacts(content, reading);
    const alike = new Set(lookupKeys.flatMap((key) => (this.byKey.get(key) ?? []).slice(-MOST_ALIKE)));
    const byEvent = new Map<string, NewsFacts[]>();
    for (const told of alike) {
      const event = nameOf(told.event);
      const reports = byEvent.get(event);
      if (reports) reports.push(factsOf(told, reading));
      else byEvent.set(event, [factsOf(told, reading)]);
    }
    for (const { told, same } of this.nearestFirst(alike, facts, sourceName, reading)) {
      const event = nameOf(told.event);
      const reports = byEvent.get(event);
      if (!reports) continue;
      if (goesWithAll(facts, reports, this.since.get(event) ?? null, reading))
        return { kind: "joined", to: told.event, reason: same.reason };
      byEvent.delete(event);
    }
    return null;
  }

  private nearestFirst(
    alike: ReadonlySet<Told>,
    facts: NewsFacts,
    sourceName: string,
    rule: NewsJoining,
  ): { told: Told; same: SameThing }[] {
    const found = [...alike].flatMap((told) => {
      const same =
        facts.family === null
          ? sameCopy(factsOf(told, rule), facts, rule, rule.textDays)
          : sameNews(factsOf(told, rule), facts, rule, told.sourceName === sourceName);
      return same ? [{ told, same }] : [];
    });
    return found.sort((a, b) => a.same.apart - b.same.apart || a.told.order - b.told.order);
  }

  private beganWith({ event, content }: Article): void {
    const at = instant(content.publishedAt)?.getTime();
    if (at === undefined) this.since.delete(nameOf(event));
    else this.since.set(nameOf(event), at);
  }

  private putInOrder(key: string, told: Told): void {
    const list = this.byKey.get(key) ?? [];
    this.byKey.set(key, list);
    let at = list.length;
    while (at > 0 && (list[at - 1]?.order ?? 0) > told.order) at -= 1;
    list.splice(at, 0, told);
  }
}

function factsOf(told: Told, rule: NewsJoining): NewsFacts {
  told.facts ??= newsFacts(told.content, rule);
  return told.facts;
}

const nameOf = (ref: EventRef): string => ("eventId" in ref ? `${ref.eventId}` : `new ${ref.bornOf}`);
