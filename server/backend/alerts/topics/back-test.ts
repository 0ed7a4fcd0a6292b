import type { z } from "zod";
import { MOST_HITS_A_DAY } from "~/backend/contract/topic-words";
import type { triedTopic } from "~/backend/contract/topics";
import { compileTopics, matchTopics, type TopicLexicon, type TopicWords } from "../../intake/news/topics/match-topics";
import type { Tx } from "../../platform/db/database";
import { Turns } from "../../platform/threads/turns";
import { type BackTestLimits, type RecentItem, recentNews } from "../back-test/recent-news";
import { isFrom, narrow } from "./narrow";
import type { TopicQuery } from "./stored-topic";

const SAMPLES = 20;

/**
 * What a topic would have found in the news of the last 30 days: in what is kept of it, title and extract, and in what the customer may
 * see. Reads in portions and lets others go on between them.
 */
export async function backTest(
  tx: Tx,
  customerId: number,
  { words, not, sources, ...asked }: TopicQuery,
  limits?: BackTestLimits,
): Promise<z.output<typeof triedTopic>> {
  const lexicon = compileTopics([{ words, notWords: not, sources }]);
  const samples: TriedItem[] = [];
  const perDay = new Map<string, number>();
  let [looked, hits, isComplete] = [0, 0, false];
  for await (const { items, isLast } of recentNews(tx, customerId, limits && { limits })) {
    const met = await withWords(items, lexicon);
    const found = await narrow(
      tx,
      met.map((item) => ({ ...item, customerId, itemId: Number(item.id), ...asked })),
    );
    looked += items.length;
    hits += found.length;
    for (const { at } of found) perDay.set(at.slice(0, 10), (perDay.get(at.slice(0, 10)) ?? 0) + 1);
    samples.push(...found.slice(0, SAMPLES - samples.length));
    isComplete = isLast;
  }
  const told = [...perDay].map(([day, count]) => ({ day, hits: count }));
  return {
    ...{ looked, isComplete, hits },
    days: told.sort((one, other) => (one.day < other.day ? 1 : -1)),
    tooMany: told.some((day) => day.hits > MOST_HITS_A_DAY),
    samples: samples.map(({ id, title, extract, sourceName, url, at, quotes }) => ({
      ...{ itemId: Number(id), title, extract, sourceName, url, quotes },
      at: new Date(at).toISOString(),
    })),
  };
}

interface TriedItem extends RecentItem {
  quotes: string[];
}

async function withWords(
  items: readonly RecentItem[],
  lexicon: TopicLexicon<TopicWords & { sources: string[] }>,
): Promise<TriedItem[]> {
  const met: TriedItem[] = [];
  const turns = new Turns();
  for (const item of items) {
    await turns.give();
    const [found] = matchTopics(item, lexicon);
    if (found && isFrom(found.topic, item)) met.push({ ...item, quotes: found.quotes });
  }
  return met;
}
