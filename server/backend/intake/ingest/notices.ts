import type { SourceContent } from "../../platform/db/schema/events";
import { isLayoff, NOTICE_KEY } from "./joining/join-keys";
import { type NoticeFacts, noticeFacts } from "./joining/notice-facts";
import { type RevisionOf, revisionOf } from "./joining/revision-of";
import type { EventRef, Joined, Proposal, StoredReport } from "./plan-batch";
import type { EventJoining } from "./rules/event-joining";

interface Notice {
  facts: NoticeFacts;
  event: EventRef;
  /** The place in which it was told first. */
  order: number;
  keys: readonly string[];
}

/** Of one word and season, the last told: a file of one company's thousand stores is not compared a million times. */
const MOST_ALIKE = 100;

/** The notices of layoffs that one source has told: what a new one may be a revision of. */
export class Notices {
  private readonly byId = new Map<string, Notice>();
  /** In the order in which they were told first. */
  private readonly byKey = new Map<string, Notice[]>();
  private told = 0;

  /** A notice that is stored. */
  know({ externalId, content, joinKeys, eventId }: StoredReport): void {
    if (content) this.say(externalId, content, joinKeys, { eventId });
  }

  /** A notice that is told anew says from then on what it says now. */
  say(externalId: string, content: SourceContent, joinKeys: readonly string[], event: EventRef): void {
    const before = this.byId.get(externalId);
    for (const key of before?.keys ?? []) {
      const list = this.byKey.get(key) ?? [];
      const at = list.indexOf(before as Notice);
      if (at >= 0) list.splice(at, 1);
    }
    this.byId.delete(externalId);
    if (!isLayoff(content)) return;
    const keys = joinKeys.filter((key) => key.startsWith(NOTICE_KEY));
    const notice = { facts: noticeFacts(content), event, order: before?.order ?? this.told++, keys };
    this.byId.set(externalId, notice);
    for (const key of keys) this.putInOrder(key, notice);
  }

  private putInOrder(key: string, notice: Notice): void {
    const list = this.byKey.get(key) ?? [];
    this.byKey.set(key, list);
    let at = list.length;
    while (at > 0 && (list[at - 1]?.order ?? 0) > notice.order) at -= 1;
    list.splice(at, 0, notice);
    if (list.length > MOST_ALIKE) list.shift();
  }

  /** What it revises for sure, or else what a person is asked about; of several the likest, of two alike the earlier told. */
  find(
    content: SourceContent,
    lookupKeys: readonly string[],
    rule: EventJoining,
  ): { joined?: Joined; proposal?: Proposal } | null {
    if (!isLayoff(content)) return null;
    const facts = noticeFacts(content);
    let best: (RevisionOf & { event: EventRef }) | null = null;
    for (const { facts: before, event } of new Set(lookupKeys.flatMap((key) => this.byKey.get(key) ?? []))) {
      const found = revisionOf(facts, before, rule.revision);
      if (found && (best === null || found.apart < best.apart)) best = { ...found, event };
    }
    if (best === null) return null;
    const { event, reason } = best;
    return best.sure ? { joined: { kind: "joined", to: event, reason } } : { proposal: { of: event, reason } };
  }
}
