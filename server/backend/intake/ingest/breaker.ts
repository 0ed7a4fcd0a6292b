import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { contentOfNews } from "./content-of-news";
import { joinKeys, lookupKeys } from "./joining/join-keys";
import type { Incoming } from "./plan-batch";
import type { EventJoining } from "./rules/event-joining";

/** What a source may publish within a day, beside what it does on a mean day of the last 28 (design 40, "Bad input"). */
const TIMES = 5;
const LEAST = 50;

/**
 * How many more texts of a source may become events today: a source that was taken over, or a word that means something else since this
 * morning, alerts nobody a thousand times.
 */
export async function allowanceOf(tx: Tx, connectorId: number): Promise<number> {
  const { rows } = await tx.execute<{ today: number; mean: number }>(sql`
    select coalesce(sum((counts->>'published')::int) filter (where started_at > now() - interval '1 day'), 0)::int as today,
           coalesce(sum((counts->>'published')::int) filter (where started_at <= now() - interval '1 day'), 0)::float8 / 28 as mean
      from connector_runs where connector_id = ${connectorId} and started_at > now() - interval '29 days'`);
  const { today = 0, mean = 0 } = rows[0] ?? {};
  return Math.max(0, Math.max(LEAST, TIMES * mean) - today);
}

export interface HeldBack {
  incoming: Incoming[];
  published: number;
  held: number;
}

/** The same reports, those that are new and would be one event too many as news that wait for a person. A source of one type is believed. */
export function holdBack(
  incoming: readonly Incoming[],
  { isKnown, allowance, joining }: { isKnown: (id: string) => boolean; allowance: number; joining: EventJoining },
): HeldBack {
  let [published, held] = [0, 0];
  const kept = incoming.map((one) => {
    const { event, reading } = one;
    if (reading?.outcome !== "event" || reading.types[0]?.by === "source" || isKnown(event.externalId)) return one;
    if (published < allowance) {
      published += 1;
      return one;
    }
    held += 1;
    return heldBack(one, reading, joining);
  });
  return { incoming: kept, published, held };
}

function heldBack(
  { event, content }: Incoming,
  found: NonNullable<Incoming["reading"]>,
  joining: EventJoining,
): Incoming {
  const reading = { ...found, outcome: "review", heldBy: "breaker" } as const;
  const { publisher, isDoubtful } = content;
  const asNews = {
    ...contentOfNews(event, reading, content.summary.length),
    ...(publisher && { publisher }),
    ...(isDoubtful && { isDoubtful }),
  };
  return {
    event,
    content: asNews,
    reading,
    joinKeys: joinKeys(asNews, joining),
    lookupKeys: lookupKeys(asNews, joining),
  };
}
