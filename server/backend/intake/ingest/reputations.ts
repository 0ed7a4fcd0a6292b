import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { Judged } from "../news/reputation";

export const NO_JUDGEMENT: Judged = { right: 0, judged: 0 };

/**
 * What the customer's people said of the texts of each source, by `own name`. Of a shared source `news/reputation.ts` weighs everybody's
 * verdicts; here no customer learns how much another has judged.
 */
export async function reputations(tx: Tx, customerId: number): Promise<Map<string, Judged>> {
  const { rows } = await tx.execute<{ own: boolean; name: string; right: number; judged: number }>(sql`
    select s.owner_id is not null as own, s.source_name as name, count(*)::int as judged,
           count(*) filter (where v.verdict = 'right')::int as "right"
      from reading_reviews v join event_sources s on s.id = v.source_id join item_readings r on r.source_id = s.id
     where r.outcome = 'event' and v.customer_id = ${customerId} and (s.owner_id is null or s.owner_id = ${customerId})
     group by 1, 2`);
  return new Map(rows.map(({ own, name, right, judged }) => [`${own} ${name}`, { right, judged }]));
}
