import type { z } from "zod";
import type { backTest, triedRow } from "~/backend/contract/lexicon";
import { MOST_HITS_A_DAY } from "~/backend/contract/topic-words";
import { compileOwn, findOwn, type OwnEntry, type OwnLexicon } from "../../intake/news/own-words/find-own";
import type { Tx } from "../../platform/db/database";
import { Turns } from "../../platform/threads/turns";
import type { EventTypeId } from "../../reference/catalogue/event-types";
import { type BackTestLimits, LIMITS, type RecentItem, recentNews } from "../back-test/recent-news";
import { entriesAtWork } from "./stored-row";

type Query = z.output<typeof backTest.body>;
type Sample = z.input<typeof triedRow>["samples"][number];

const SAMPLES = 20;
const KINDS = ["lost", "new", "known"] as const;

/** What a row would have found in the news of the last 30 days in its language, beside what is found there without it. */
export async function tryRow(
  tx: Tx,
  customerId: number,
  { rowId, ...query }: Query,
  limits: BackTestLimits = LIMITS,
): Promise<z.output<typeof triedRow>> {
  const { language } = query;
  const saved = await entriesAtWork(tx, { customerId, language });
  const tried = await compileOwn([
    { ...query, match: [], no: [], id: 0, eventTypeId: query.eventTypeId as EventTypeId },
  ]);
  const before = await compileOwn<OwnEntry>(saved.filter(({ id }) => id === rowId));
  const others = await compileOwn<OwnEntry>(saved.filter(({ eventTypeId }) => eventTypeId === query.eventTypeId));
  const counts = { lost: 0, new: 0, known: 0 };
  const samples: Record<(typeof KINDS)[number], Sample[]> = { lost: [], new: [], known: [] };
  const perDay = new Map<string, number>();
  let [looked, isComplete] = [0, false];
  const turns = new Turns();
  // Rows that are made to take long would hold a portion for half a minute.
  const until = performance.now() + 2 * limits.time;
  for await (const { items, isLast } of recentNews(tx, customerId, { language, limits })) {
    for (const item of items) {
      await turns.give();
      if (performance.now() > until) break;
      looked += 1;
      const judged = judge(item, query.eventTypeId, { tried, before, others });
      if (judged === null) continue;
      const { kind, quotes } = judged;
      counts[kind] += 1;
      if (samples[kind].length < SAMPLES) samples[kind].push(sampleOf(item, kind, quotes));
      if (kind !== "lost") perDay.set(item.at.slice(0, 10), (perDay.get(item.at.slice(0, 10)) ?? 0) + 1);
    }
    if (performance.now() > until) break;
    isComplete = isLast;
  }
  return {
    ...{ looked, isComplete, hits: counts.new + counts.known, new: counts.new, lost: counts.lost },
    tooMany: [...perDay.values()].some((count) => count > MOST_HITS_A_DAY),
    samples: KINDS.flatMap((kind) => samples[kind]).slice(0, SAMPLES),
  };
}

interface Lexicons {
  tried: OwnLexicon<OwnEntry>;
  /** The row as it is saved. */
  before: OwnLexicon<OwnEntry>;
  /** The saved rows of its type, it among them. */
  others: OwnLexicon<OwnEntry>;
}

/** What a row makes of a piece of news, beside what is found in it without it. Null: nothing, and nothing before. */
function judge(
  item: RecentItem,
  eventTypeId: string,
  { tried, before, others }: Lexicons,
): { kind: (typeof KINDS)[number]; quotes: string[] } | null {
  const found = findOwn(item, tried);
  if (found) {
    const isKnown = item.eventTypeId === eventTypeId || findOwn(item, others) !== null;
    return { kind: isKnown ? "known" : "new", quotes: [found.span.quote] };
  }
  const was = findOwn(item, before);
  return was && { kind: "lost", quotes: [was.span.quote] };
}

const sampleOf = (
  { id, title, extract, sourceName, at }: RecentItem,
  kind: Sample["kind"],
  quotes: string[],
): Sample => ({
  ...{ kind, itemId: Number(id), title, extract, sourceName, quotes },
  at: new Date(at).toISOString(),
});
