import { sql } from "drizzle-orm";
import { canBeAsked } from "~/backend/contract/can-be-asked";
import type { Tx } from "../../platform/db/database";
import type { TargetSize, TargetType } from "../../platform/db/schema/targets";
import { ruleAt } from "../../platform/rules/register";
import { registerDay } from "../../platform/rules/register-day";
import { PERSPECTIVES, type Perspective } from "../../reference/catalogue/perspectives";
import { type RiskBands, riskBandsSchema } from "../../reference/catalogue/risk-bands";
import { saturate } from "../../risk/scores/formula";
import { counts } from "../../risk/scores/score-queries";
import { readScoreRules, type ScoreRules } from "../../risk/scores/score-rules";

export interface RiskyTarget {
  id: number;
  name: string;
  /** By event type, 0 to 100: what the alerts' part of the score would be by these alone, in the perspective in which it is most. */
  risks: ReadonlyMap<string, number>;
  /** Event types of which every alert concerns the target's country as a whole: nothing is known of the target itself. */
  countryOnly: ReadonlySet<string>;
}

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  type: TargetType;
  ctype: string;
  size: TargetSize | null;
  /** By perspective and event type. */
  points: Partial<Record<Perspective, Record<string, number>>> | null;
  countryOnly: string[];
}

/** Those of the targets that somebody can be asked at, with what they are at risk of; in one question. */
export async function topicRisks(tx: Tx, customerId: number, ids: readonly number[]): Promise<RiskyTarget[]> {
  if (ids.length === 0) return [];
  const rules = await readScoreRules(tx, registerDay());
  const { rows } = await tx.execute<Row>(sql`
    select x.id::int, x.name, x.type, x.ctype, x.size,
           (select jsonb_object_agg(s.perspective, s.points_by_type) from scores s
             where s.customer_id = ${customerId} and s.target_id = x.id and s.alerts is not null) as points,
           coalesce(c.types, '{}') as "countryOnly"
      from targets x
      left join (
        select target_id, array_agg(event_type_id) as types from (
          select t.target_id, t.event_type_id from alert_targets t
           where t.customer_id = ${customerId} and t.target_id = any(${sql.param([...ids])}::bigint[]) and ${counts(customerId)}
           group by 1, 2 having bool_and(t.impact_level = 'country')) national
         group by 1) c on c.target_id = x.id
     where x.id = any(${sql.param([...ids])}::bigint[])
     order by x.id`);
  return rows.filter(canBeAsked).map((row) => {
    const { id, name, countryOnly } = row;
    return { id, name, risks: risksOf(row, rules), countryOnly: new Set(countryOnly) };
  });
}

function risksOf({ type, size, points }: Row, rules: ScoreRules): Map<string, number> {
  const risks = new Map<string, number>();
  for (const perspective of PERSPECTIVES) {
    const own = rules.perspectives[perspective];
    for (const [topic, sum] of Object.entries(points?.[perspective] ?? {})) {
      if (!own.halfLives.has(topic)) continue;
      risks.set(topic, Math.max(risks.get(topic) ?? 0, saturate(sum, type, size, own)));
    }
  }
  return risks;
}

/** So many targets are looked at where nobody named any. */
export const MOST_CONSIDERED = 500;

/** Companies and sites with a high or critical risk about which nobody does anything, the riskiest first; and whether there are more of them. */
export async function untreatedTargets(tx: Tx, customerId: number): Promise<{ ids: number[]; more: boolean }> {
  const from = (await bandsNow(tx)).find(({ risk }) => risk === "High")?.from ?? 100;
  const { rows } = await tx.execute<{ id: number }>(sql`
    select t.id::int from targets t
      join (select target_id, max(score) as score from scores
             where customer_id = ${customerId} and score >= ${from} group by target_id) s on s.target_id = t.id
     where t.type in ('organization', 'POI')
       and not exists (select from own_organizations o where o.customer_id = ${customerId} and o.target_id = t.id)
       and not exists (
         select from action_targets l join actions x on x.customer_id = l.customer_id and x.id = l.action_id
          where l.customer_id = ${customerId} and l.target_id = t.id and x.meta_status in ('Planned', 'InProgress'))
     order by s.score desc, t.id limit ${MOST_CONSIDERED + 1}`);
  return { ids: rows.slice(0, MOST_CONSIDERED).map(({ id }) => id), more: rows.length > MOST_CONSIDERED };
}

/** Of those that were named or selected the riskiest, where they are more than are looked at; and whether they are. */
export async function riskiestOf(
  tx: Tx,
  customerId: number,
  given: readonly number[],
): Promise<{ ids: number[]; more: boolean }> {
  const ids = [...new Set(given)];
  if (ids.length <= MOST_CONSIDERED) return { ids, more: false };
  const { rows } = await tx.execute<{ id: number }>(sql`
    select g.id::int from unnest(${sql.param(ids)}::bigint[]) as g(id)
      left join (select target_id, max(score) as score from scores
                  where customer_id = ${customerId} and target_id = any(${sql.param(ids)}::bigint[]) group by target_id) s
        on s.target_id = g.id
     order by s.score desc nulls last, g.id limit ${MOST_CONSIDERED}`);
  return { ids: rows.map(({ id }) => id), more: true };
}

export const bandsNow = async (tx: Tx): Promise<RiskBands> =>
  (await ruleAt(tx, "risk-bands", registerDay(), riskBandsSchema)).value;
