import type { LinkReason, SourceContent } from "../../platform/db/schema/events";
import { isToldByNews, NEWS_KEY } from "./joining/join-keys";
import { sameNews } from "./joining/same-news";
import type { EventRef, Joined, StoredReport } from "./plan-batch";
import type { EventJoining } from "./rules/event-joining";

export interface Article {
  sourceName: string;
  content: SourceContent;
  event: EventRef;
}

/** Of one company or town and fortnight, the last told. */
const MOST_ALIKE = 100;

/** The pieces of news that are known, of whatever source: which event another one tells of. */
export class Articles {
  private readonly byKey = new Map<string, Article[]>();

  constructor(reports: readonly StoredReport[]) {
    for (const { sourceName, content, joinKeys, eventId } of reports)
      if (content) this.say({ sourceName, content, event: { eventId } }, joinKeys);
  }

  say(article: Article, joinKeys: readonly string[]): void {
    if (!isToldByNews(article.content)) return;
    for (const key of joinKeys) {
      if (!key.startsWith(NEWS_KEY)) continue;
      const list = this.byKey.get(key);
      if (!list) this.byKey.set(key, [article]);
      else if (list.push(article) > MOST_ALIKE) list.shift();
    }
  }

  /** The event of the piece of news that is least apart; of two, of the one that was told first. */
  find(
    { sourceName, content }: Omit<Article, "event">,
    lookupKeys: readonly string[],
    { reading }: EventJoining,
  ): Joined | null {
    if (!reading || !isToldByNews(content)) return null;
    let best: { apart: number; event: EventRef; reason: LinkReason } | null = null;
    for (const told of new Set(lookupKeys.flatMap((key) => this.byKey.get(key) ?? []))) {
      const same = sameNews(told.content, content, reading, told.sourceName === sourceName);
      if (same && (best === null || same.apart < best.apart)) best = { ...same, event: told.event };
    }
    return best && { kind: "joined", to: best.event, reason: best.reason };
  }
}
