import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { ruleAt } from "../../platform/rules/register";
import { RISK_BANDS, riskBandsSchema } from "../../reference/catalogue/risk-bands";

interface Of {
  customerId: number;
  perspective: string;
  ids: readonly number[];
}

/** The versions of the rules behind what is told of these targets: of their scores, of the bands of risk, and of the sanctions matches found. */
export async function ruleVersionsOf(tx: Tx, { customerId, perspective, ids }: Of): Promise<Record<string, string[]>> {
  const bands = await ruleAt(tx, RISK_BANDS.name, new Date().toISOString().slice(0, 10), riskBandsSchema);
  const { rows } = await tx.execute<{ rule: string; versions: string[] }>(sql`
    select rule, array_agg(distinct version order by version) as versions from (
      select r.key as rule, r.value as version from scores s, jsonb_each_text(s.rule_versions) r
       where s.customer_id = ${customerId}::bigint and s.perspective = ${perspective}
         and s.target_id = any(${sql.param([...ids])}::bigint[]) and s.score is not null
      union all
      select 'screening', g.rule_version from sanctions_matches g
       where g.customer_id = ${customerId}::bigint and g.target_id = any(${sql.param([...ids])}::bigint[]) and g.closed_at is null
    ) used group by rule order by rule`);
  return Object.fromEntries([
    [RISK_BANDS.name, [bands.version]],
    ...rows.map(({ rule, versions }): [string, string[]] => [rule, versions]),
  ]);
}
