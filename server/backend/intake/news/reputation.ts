import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";

/** Of a source that nobody has judged: seven of ten, which ten judged texts outweigh (Beta(7, 3); design 40, "Sources"). */
const PRIOR = { right: 7, judged: 10 };
/** Below it what nobody else tells is unconfirmed. */
const DOUBTFUL = 0.7;

/** Which share of what a source tells is an event as it was read, 0 to 1, by what its owner's people, or everybody's of a public one, said. */
export async function reputationOf(tx: Tx, sourceName: string, ownerId: number | null): Promise<number> {
  const { rows } = await tx.execute<{ judged: number; right: number }>(sql`
    select count(*)::int as judged, count(*) filter (where v.verdict = 'right')::int as right
      from reading_reviews v join event_sources s on s.id = v.source_id join item_readings r on r.source_id = s.id
     where s.source_name = ${sourceName} and coalesce(s.owner_id, 0) = ${ownerId ?? 0} and r.outcome = 'event'`);
  const { judged = 0, right = 0 } = rows[0] ?? {};
  return (PRIOR.right + right) / (PRIOR.judged + judged);
}

export const isDoubtful = (reputation: number): boolean => reputation < DOUBTFUL;
