import { sql } from "drizzle-orm";
import { lockNews } from "../../intake/ingest/merging/join-copies";
import { findLinks } from "../../intake/matching/find-links";
import { lockEvents } from "../../intake/matching/link-events";
import { loadEvents } from "../../intake/matching/load-events";
import { type MatchingRules, matchingRules } from "../../intake/matching/matching-rules";
import { candidateEvents, countryWideOnes, familyEvents, linkedEvents } from "../../intake/matching/target-candidates";
import type { Database, Tx } from "../../platform/db/database";
import { fanOutJudged } from "../alerts/fan-out-judged";
import { matchEvents } from "./match-events";

/** So many events in one transaction. */
const AT_ONCE = 500;

/**
 * Links targets that are new, newly followed or changed to the events of the last year, or since `from`, and brings the alerts about these up to
 * it: one transaction for some hundred events each. A second run changes nothing.
 */
export async function matchTargets(
  database: Database,
  targetIds: readonly number[],
  from: Date | null = null,
): Promise<void> {
  const rules = await database.asSystem(matchingRules);
  const since = from ?? firstDay(rules);
  const candidates = await database.asSystem((tx) => candidateEvents(tx, targetIds, since, rules));
  const changed = new Set(await database.asSystem((tx) => countryWideOnes(tx, targetIds, since, rules)));
  for (const id of await database.asSystem((tx) => familyEvents(tx, targetIds, since))) changed.add(id);
  for (let from = 0; from < candidates.length; from += AT_ONCE) {
    const some = candidates.slice(from, from + AT_ONCE);
    for (const id of await database.asSystem((tx) => gaining(tx, some, targetIds, rules))) changed.add(id);
  }
  for (const some of chunks([...changed].sort((a, b) => a - b))) await database.asSystem((tx) => matchEvents(tx, some));
  const linked = await database.asSystem((tx) => linkedEvents(tx, targetIds, since));
  for (const some of chunks(linked.filter((id) => !changed.has(id)))) {
    await database.asSystem(async (tx) => {
      await lockNews(tx, some);
      await fanOutJudged(tx, await lockEvents(tx, some));
    });
  }
}

/** Events that touch one of the targets in a way that is not written yet, or not so. */
async function gaining(
  tx: Tx,
  eventIds: number[],
  targetIds: readonly number[],
  rules: MatchingRules,
): Promise<number[]> {
  const links = await findLinks(tx, await loadEvents(tx, eventIds), rules, targetIds);
  if (links.length === 0) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct f."eventId" as id
      from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as f("eventId" bigint, "targetId" bigint, "impactLevel" text,
             reason jsonb)
      left join event_links l on l.event_id = f."eventId" and l.target_id = f."targetId"
     where (l.impact_level, l.reason) is distinct from (f."impactLevel", f.reason)`);
  return rows.map(({ id }) => Number(id));
}

/** The rule says how far back a target looks. */
export function firstDay({ matching }: MatchingRules): Date {
  const since = new Date();
  since.setUTCDate(since.getUTCDate() - matching.windowDays);
  return since;
}

function chunks(ids: readonly number[]): number[][] {
  const some: number[][] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) some.push(ids.slice(from, from + AT_ONCE));
  return some;
}
