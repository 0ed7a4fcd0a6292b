import { sql } from "drizzle-orm";
import { matchingRules } from "../../intake/matching/matching-rules";
import type { Database } from "../../platform/db/database";
import { matchEvents } from "./match-events";
import { firstDay } from "./match-targets";

/** So many events in one transaction. */
const AT_ONCE = 250;

export interface Rematched {
  events: number;
  /** What there is afterwards about these events. */
  links: number;
  alerts: number;
}

/** Matches all events since a moment anew, oldest first by number; null: as far back as a newly followed target looks. */
export async function rematch(database: Database, since: Date | null): Promise<Rematched> {
  const done: Rematched = { events: 0, links: 0, alerts: 0 };
  const from = since ?? firstDay(await database.asSystem(matchingRules));
  let after = 0;
  for (;;) {
    const ids = await nextEvents(database, from, after);
    if (ids.length === 0) return done;
    await database.asSystem((tx) => matchEvents(tx, ids));
    const { links, alerts } = await countsOf(database, ids);
    done.events += ids.length;
    done.links += links;
    done.alerts += alerts;
    after = ids.at(-1) ?? after;
  }
}

async function nextEvents(database: Database, since: Date, after: number): Promise<number[]> {
  const { rows } = await database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`
      select id from events where id > ${after} and at >= ${since.toISOString()} and merged_into is null
       order by id limit ${AT_ONCE}`),
  );
  return rows.map(({ id }) => Number(id));
}

async function countsOf(database: Database, ids: readonly number[]): Promise<{ links: number; alerts: number }> {
  const of = sql`event_id = any(${sql.param([...ids])}::bigint[])`;
  const { rows } = await database.asSystem((tx) =>
    tx.execute<{ links: number; alerts: number }>(sql`
      select (select count(*)::int from event_links where ${of}) as links,
             (select count(*)::int from alerts where ${of}) as alerts`),
  );
  return rows[0] ?? { links: 0, alerts: 0 };
}
