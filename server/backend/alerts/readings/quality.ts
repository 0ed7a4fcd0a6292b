import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { readReadingQuality } from "~/backend/contract/reading";
import { currentArming } from "../../intake/news/arming/current-arming";
import { shippedFacts } from "../../intake/news/model/reading-model";
import { armingFacts } from "../../intake/news/to-facts";
import type { Tx } from "../../platform/db/database";
import type { EventTypeId } from "../../reference/catalogue/event-types";
import { learnedBy } from "./learned";

type Quality = z.input<typeof readReadingQuality.response>;

/** What each type may do in each language, with what was read as it in the last 28 days and what the customer's people said of that. */
export async function readQuality(tx: Tx, customerId: number): Promise<Quality> {
  const arming = await currentArming(tx);
  const { rows } = await tx.execute<CountRow>(sql`
    select r.event_type_id as "eventTypeId", r.language, count(*) filter (where r.outcome = 'event')::int as published,
           count(*) filter (where r.outcome = 'review')::int as "toReview", 0 as "ownJudged", 0 as "ownRight"
      from item_readings r
     where r.read_at > now() - interval '28 days' and r.outcome in ('event', 'review') and r.event_type_id is not null
       and r.language is not null
       and (r.owner_id is null or r.owner_id = ${customerId})
     group by 1, 2
    union all
    select v.read_type_id, v.language, 0, 0, count(*)::int,
           count(*) filter (where v.verdict in ('right', 'company', 'place'))::int
      from reading_reviews v
     where v.customer_id = ${customerId} and v.read_type_id is not null and v.language is not null
     group by 1, 2`);
  const counts = new Map<string, Counts>();
  for (const { eventTypeId, language, ...row } of rows) {
    const key = `${language} ${eventTypeId}`;
    counts.set(key, sum(counts.get(key) ?? NONE, row));
  }
  const types = Object.entries(arming).flatMap(([language, byType]) =>
    Object.keys(byType ?? {}).flatMap((id) => {
      const facts = armingFacts(id as EventTypeId, language, arming);
      return facts ? [{ ...facts, ...(counts.get(`${language} ${id}`) ?? NONE) }] : [];
    }),
  );
  const learned = await learnedBy(tx, customerId);
  return { reader: shippedFacts().name, changes: await changesOf(tx, customerId), learned, types };
}

/** What came out otherwise where the reader of today read what an earlier one had read. */
async function changesOf(tx: Tx, customerId: number): Promise<Quality["changes"]> {
  const { rows } = await tx.execute<Quality["changes"] & Record<string, unknown>>(sql`
    select count(*)::int as texts,
           count(*) filter (where outcome = 'event' and reading->'was'->>'outcome' <> 'event')::int as published,
           count(*) filter (where outcome <> 'event' and reading->'was'->>'outcome' = 'event')::int as "takenBack",
           count(*) filter (where outcome = 'event' and reading->'was'->>'outcome' = 'event')::int as retyped
      from item_readings
     where reading ? 'was' and read_at > now() - interval '28 days' and (owner_id is null or owner_id = ${customerId})`);
  return rows[0] ?? { texts: 0, published: 0, takenBack: 0, retyped: 0 };
}

type Counts = Pick<Quality["types"][number], "published" | "toReview" | "ownJudged" | "ownRight">;
type CountRow = Counts & { eventTypeId: string; language: string } & Record<string, unknown>;

const NONE: Counts = { published: 0, toReview: 0, ownJudged: 0, ownRight: 0 };

const sum = (one: Counts, other: Counts): Counts => ({
  published: one.published + other.published,
  toReview: one.toReview + other.toReview,
  ownJudged: one.ownJudged + other.ownJudged,
  ownRight: one.ownRight + other.ownRight,
});
