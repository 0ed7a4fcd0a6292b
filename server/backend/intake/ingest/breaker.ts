import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { contentOfNews } from "./content-of-news";
import { joinKeys, lookupKeys } from "./joining/join-keys";
import type { Incoming } from "./plan-batch";
import type { EventJoining } from "./rules/event-joining";

/** What a source, or a type of all sources, may publish within a day, beside what it does on a mean day of the last 28 (design 40, "Bad input"). */
const TIMES = 5;
const LEAST = 50;

/** How many more texts may become events today: of a source, and of each type, whichever source tells. */
export interface Allowance {
  source: number;
  type: (id: string) => number;
}

/**
 * A source that was taken over, or a word that means something else since this morning, alerts nobody a thousand times. Types are counted for
 * each owner; on the day on which its first news is read no type has a usual day yet, and only its sources are limited.
 */
export async function allowanceOf(tx: Tx, { id, ownerId }: { id: number; ownerId: number | null }): Promise<Allowance> {
  const { rows } = await tx.execute<DayRow>(sql`
    select coalesce(sum((counts->>'published')::int) filter (where started_at > now() - interval '1 day'), 0)::int as today,
           coalesce(sum((counts->>'published')::int) filter (where started_at <= now() - interval '1 day'), 0)::float8 / 28 as mean
      from connector_runs where connector_id = ${id} and started_at > now() - interval '29 days'`);
  const types = await tx.execute<DayRow & { type: string; days: number }>(sql`
    with runs as (
      select started_at, counts->'types' as types from connector_runs
       where counts ? 'types' and started_at > now() - interval '29 days' and coalesce(owner_id, 0) = ${ownerId ?? 0}),
    since as (select least(28, ceil(extract(epoch from now() - min(started_at)) / 86400) - 1)::float8 as days from runs)
    select type, max(days) as days,
           coalesce(sum(count::int) filter (where started_at > now() - interval '1 day'), 0)::int as today,
           coalesce(sum(count::int) filter (where started_at <= now() - interval '1 day'), 0)::float8 / greatest(max(days), 1) as mean
      from since, runs, jsonb_each_text(types) as one(type, count) group by type`);
  const isFirstDay = (types.rows[0]?.days ?? 0) < 1;
  const left = new Map(types.rows.map(({ type, ...day }) => [type, leftOf(day)]));
  return {
    source: leftOf(rows[0] ?? { today: 0, mean: 0 }),
    type: (type) => (isFirstDay ? Number.POSITIVE_INFINITY : (left.get(type) ?? LEAST)),
  };
}

interface DayRow extends Record<string, unknown> {
  today: number;
  mean: number;
}

const leftOf = ({ today, mean }: Pick<DayRow, "today" | "mean">): number =>
  Math.max(0, Math.max(LEAST, TIMES * mean) - today);

export interface HeldBack {
  incoming: Incoming[];
  published: number;
  held: number;
  /** Of those that are published, how many are of which type; and of those that are not, how many only for their type. */
  types: Record<string, number>;
  heldTypes: Record<string, number>;
}

/** The same reports, those that are new and would be one event too many as news that wait for a person. A source of one type is believed. */
export function holdBack(
  incoming: readonly Incoming[],
  { isKnown, allowance, joining }: { isKnown: (id: string) => boolean; allowance: Allowance; joining: EventJoining },
): HeldBack {
  let [published, held] = [0, 0];
  const types: Record<string, number> = {};
  const heldTypes: Record<string, number> = {};
  const kept = incoming.map((one) => {
    const { event, reading } = one;
    const [leading] = reading?.types ?? [];
    if (!leading || reading?.outcome !== "event" || leading.by === "source" || isKnown(event.externalId)) return one;
    const isOfType = (types[leading.value] ?? 0) >= allowance.type(leading.value);
    if (published < allowance.source && !isOfType) {
      published += 1;
      types[leading.value] = (types[leading.value] ?? 0) + 1;
      return one;
    }
    held += 1;
    if (isOfType) heldTypes[leading.value] = (heldTypes[leading.value] ?? 0) + 1;
    return heldBack(one, { ...reading, heldBy: isOfType ? "type-breaker" : "breaker" }, joining);
  });
  return { incoming: kept, published, held, types, heldTypes };
}

function heldBack(
  { event, content }: Incoming,
  found: NonNullable<Incoming["reading"]>,
  joining: EventJoining,
): Incoming {
  const reading = { ...found, outcome: "review" } as const;
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
