import { sql } from "drizzle-orm";
import { RESULTS_FROM } from "~/backend/contract/measure-words";
import type { MeasureSummary } from "~/backend/contract/measures";
import type { Tx } from "../../platform/db/database";

/** What came of a customer's actions of one measure, whatever its version. */
export interface OwnResults {
  started: number;
  /** Completed ones of which somebody said whether they worked: what was aborted shows nothing. */
  assessed: number;
  effective: number;
  partly: number;
}

export const NO_RESULTS: OwnResults = { started: 0, assessed: 0, effective: 0, partly: 0 };

/** By the measure's id, in one question. */
export async function ownResults(tx: Tx, customerId: number): Promise<Map<string, OwnResults>> {
  const judged = sql`effect is not null and meta_status = 'Completed'`;
  const { rows } = await tx.execute<OwnResults & { id: string } & Record<string, unknown>>(sql`
    select split_part(measure, '@', 1) as id, count(*)::int as started,
           count(*) filter (where ${judged})::int as assessed,
           count(*) filter (where ${judged} and effect = 'effective')::int as effective,
           count(*) filter (where ${judged} and effect = 'partly')::int as partly
      from actions
     where customer_id = ${customerId} and measure is not null and meta_status <> 'Aborted'
     group by 1`);
  return new Map(rows.map(({ id, ...results }) => [id, results]));
}

/** As they are told: shares only where there are enough of them. */
export function toldResults({ started, assessed, effective, partly }: OwnResults): MeasureSummary["results"] {
  if (assessed < RESULTS_FROM) return { started, assessed, shares: null };
  const share = (n: number) => n / assessed;
  const notEffective = share(assessed - effective - partly);
  return { started, assessed, shares: { effective: share(effective), partly: share(partly), notEffective } };
}
