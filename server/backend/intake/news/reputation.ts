import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";

/** Of a source that nobody has judged: seven of ten, which ten judged texts outweigh (Beta(7, 3); design 40, "Sources"). */
const PRIOR = { right: 7, judged: 10 };
/** Below it what nobody else tells is unconfirmed. */
const DOUBTFUL = 0.7;

/** How many texts of a source one customer's people have judged, and of how many they said that all is right. */
export interface Judged {
  right: number;
  judged: number;
}

/**
 * Whether a source was often wrong so far, by what its owner's people said of it; a public one by what all customers say: then it has to be so
 * without those of any one of them, too, and nobody's verdicts weigh more than those of who judged most beside them. So no customer alone
 * makes a public source doubtful for everybody, or clears it. Who has the installation to itself needs no second one.
 */
export async function isDoubtfulSource(tx: Tx, sourceName: string, ownerId: number | null): Promise<boolean> {
  const { rows } = await tx.execute<{ judged: number; right: number }>(sql`
    select count(*)::int as judged, count(*) filter (where v.verdict = 'right')::int as right
      from reading_reviews v join event_sources s on s.id = v.source_id join item_readings r on r.source_id = s.id
     where s.source_name = ${sourceName} and coalesce(s.owner_id, 0) = ${ownerId ?? 0} and r.outcome = 'event'
     group by v.customer_id`);
  if (rows.length === 0) return false;
  return ownerId !== null || (await isAlone(tx)) ? isDoubtful(rows) : isAgreedDoubtful(rows);
}

/** By all who judged it alike. */
export function isAgreedDoubtful(judged: readonly Judged[]): boolean {
  const [, most = 0] = judged.map((one) => one.judged).sort((a, b) => b - a);
  const weighed = judged.map((one) => {
    const weight = Math.min(1, most / one.judged);
    return { right: one.right * weight, judged: one.judged * weight };
  });
  return isDoubtful(weighed) && weighed.every((_, without) => isDoubtful(weighed.filter((_, at) => at !== without)));
}

function isDoubtful(judged: readonly Judged[]): boolean {
  const of = (part: keyof Judged): number => judged.reduce((sum, one) => sum + one[part], PRIOR[part]);
  return of("right") / of("judged") < DOUBTFUL;
}

/** Whether there is no second customer that could agree. */
export async function isAlone(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ alone: boolean }>(sql`select count(*) = 1 as alone from customers`);
  return rows[0]?.alone ?? false;
}
