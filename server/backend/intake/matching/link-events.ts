import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { countryWide } from "./by-country";
import { findLinks } from "./find-links";
import { loadEvents } from "./load-events";
import { matchingRules } from "./matching-rules";
import { writeLinks } from "./write-links";

/**
 * Links events to all targets that they touch, and answers those that are still there; in the caller's transaction with the system's
 * rights. A second run changes nothing. At most some hundred events at a time.
 */
export async function linkEvents(tx: Tx, eventIds: readonly number[]): Promise<number[]> {
  const ids = await lockEvents(tx, eventIds);
  const rules = await matchingRules(tx);
  const events = await loadEvents(tx, ids);
  const links = await findLinks(tx, events, rules, null);
  const standing = events.map(({ id }) => id);
  await writeLinks(tx, standing, links, countryWide(events, rules), rules);
  return standing;
}

/** Whoever links an event, or writes its alerts, holds it: two at once would each undo what the other found. */
export async function lockEvents(tx: Tx, eventIds: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from events where id = any(${sql.param([...eventIds])}::bigint[]) order by id for no key update`);
  return rows.map(({ id }) => Number(id));
}
