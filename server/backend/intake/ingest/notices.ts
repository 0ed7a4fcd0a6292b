import type { SourceContent } from "../../platform/db/schema/events";
import { isLayoff, NOTICE_KEY } from "./joining/join-keys";
import { type NoticeFacts, noticeFacts } from "./joining/notice-facts";
import { type RevisionOf, revisionOf } from "./joining/revision-of";
import type { EventRef, Joined, Proposal, StoredReport } from "./plan-batch";
import type { EventJoining } from "./rules/event-joining";

interface Notice {
  facts: NoticeFacts;
  event: EventRef;
}

/** Of one word and season, the last told: a file of one company's thousand stores is not compared a million times. */
const MOST_ALIKE = 100;

/** The notices of layoffs that one source has told: what a new one may be a revision of. */
export class Notices {
  private readonly byKey = new Map<string, Notice[]>();

  constructor(reports: readonly StoredReport[]) {
    for (const { content, joinKeys, eventId } of reports) if (content) this.say(content, joinKeys, { eventId });
  }

  say(content: SourceContent, joinKeys: readonly string[], event: EventRef): void {
    if (!isLayoff(content)) return;
    const notice = { facts: noticeFacts(content), event };
    for (const key of joinKeys) {
      if (!key.startsWith(NOTICE_KEY)) continue;
      const list = this.byKey.get(key);
      if (!list) this.byKey.set(key, [notice]);
      else if (list.push(notice) > MOST_ALIKE) list.shift();
    }
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
