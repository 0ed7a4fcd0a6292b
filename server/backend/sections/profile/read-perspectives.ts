import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { Perspective } from "../../reference/catalogue/perspectives";
import { riskOf } from "../../reference/catalogue/risk-of";
import { bandsOf } from "./read-parts";

/** A target's score in each of these perspectives, in their order. */
export async function readPerspectives(
  tx: Tx,
  customerId: number,
  targetId: number,
  perspectives: readonly Perspective[],
) {
  const { rows } = await tx.execute<{ perspective: Perspective; score: number | null; computedAt: string | null }>(sql`
    select p.perspective, s.score, s.computed_at as "computedAt"
      from unnest(${sql.param([...perspectives])}::text[]) with ordinality as p(perspective, place)
      left join scores s on s.customer_id = ${customerId} and s.perspective = p.perspective and s.target_id = ${targetId}
     order by p.place`);
  const bands = await bandsOf(tx);
  return rows.map(({ perspective, score, computedAt }) => ({
    perspective,
    score,
    risk: riskOf(score, bands),
    computedAt: computedAt && new Date(computedAt).toISOString(),
  }));
}
