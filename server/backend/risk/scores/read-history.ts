import { and, desc, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { scoreHistory } from "../../platform/db/schema/scores";
import { ruleAt } from "../../platform/rules/register";
import { riskBandsSchema } from "../../reference/catalogue/risk-bands";
import { riskOf } from "../../reference/catalogue/risk-of";

const FIVE_YEARS = 60;

/** The last score of each month that has one, oldest first, with the bands that they are read by. */
export async function readHistory(tx: Tx, customerId: number, targetId: number, perspective: string) {
  const { month, score, alerts, peers, assessment, external, tierN, missing } = scoreHistory;
  const months = await tx
    .select({ month, score, alerts, peers, assessment, external, tierN, missing })
    .from(scoreHistory)
    .where(
      and(
        eq(scoreHistory.customerId, customerId),
        eq(scoreHistory.perspective, perspective),
        eq(scoreHistory.targetId, targetId),
      ),
    )
    .orderBy(desc(month))
    .limit(FIVE_YEARS);
  const bands = (await ruleAt(tx, "risk-bands", new Date().toISOString().slice(0, 10), riskBandsSchema)).value;
  return { months: months.reverse().map((one) => ({ ...one, risk: riskOf(one.score, bands) })), bands };
}
