import { sql } from "drizzle-orm";
import type { TargetScore } from "~/backend/contract/scores";
import type { Tx } from "../../platform/db/database";
import type { TargetSize, TargetType } from "../../platform/db/schema/targets";
import { ruleAt } from "../../platform/rules/register";
import type { Perspective } from "../../reference/catalogue/perspectives";
import { priorityOf } from "../../reference/catalogue/priorities";
import { riskBandsSchema } from "../../reference/catalogue/risk-bands";
import { riskOf } from "../../reference/catalogue/risk-of";
import { COMPONENTS, type Components, saturate, weigh } from "./formula";
import { readCauses } from "./read-causes";
import { PEERS, scopeOf } from "./score-queries";
import { readScoreRules } from "./score-rules";

/** Causes that are told; the others are a number. */
const MOST_CAUSES = 50;

/**
 * A target's score as it was computed last, and why: explained as of that moment and under the rules of that day, so that the
 * explanation is of the number that lists show. Null for a target that the customer cannot see.
 */
export async function readScore(
  tx: Tx,
  customerId: number,
  targetId: number,
  perspective: Perspective,
): Promise<TargetScore | null> {
  const stored = await readStored(tx, customerId, targetId, perspective);
  if (!stored) return null;
  const now = stored.computedAt ? new Date(stored.computedAt) : new Date();
  const day = now.toISOString().slice(0, 10);
  const rules = await readScoreRules(tx, day);
  const bands = (await ruleAt(tx, "risk-bands", day, riskBandsSchema)).value;
  const own = rules.perspectives[perspective];
  const { type, size, tier, score, tierN, alertCount, due, ruleVersions } = stored;
  const components: Components = {
    alerts: stored.alerts,
    peers: stored.peers,
    assessment: stored.assessment,
    external: stored.external,
  };
  const target = { id: targetId, monitored: tier !== null };
  const asked = { rules, now, perspective, most: MOST_CAUSES };
  const known = stored.computedAt !== null && components.alerts !== null;
  const causes = known ? await readCauses(tx, customerId, target, asked) : [];
  const without = (lost: number) => saturate(stored.points - lost, type, size, own);
  const present = COMPONENTS.filter((name) => components[name] !== null);
  const weights = present.reduce((sum, name) => sum + own.weights[name], 0);
  return {
    targetId,
    perspective,
    score,
    risk: riskOf(score, bands),
    tierN,
    tierNRisk: riskOf(tierN, bands),
    missing: stored.missing ?? 1,
    components: COMPONENTS.map((name) => ({
      name,
      value: components[name],
      weight: own.weights[name],
      share: components[name] === null || weights === 0 ? null : own.weights[name] / weights,
    })),
    peers: await readPeers(tx, customerId, targetId, perspective),
    alertCount: alertCount ?? 0,
    why: causes.map((cause) => ({
      ...cause,
      priority: priorityOf(cause.priority),
      scoreWithout: weigh({ ...components, alerts: without(cause.points) }, own).score,
    })),
    whyLeftOut: Math.max(0, (alertCount ?? 0) - causes.length),
    ruleVersions: ruleVersions ?? {},
    computedAt: stored.computedAt && now.toISOString(),
    due,
  };
}

interface Stored extends Record<string, unknown>, Components {
  type: TargetType;
  size: TargetSize | null;
  tier: number | null;
  score: number | null;
  tierN: number | null;
  missing: number | null;
  /** The sum that the alerts' component comes from; 0 without any. */
  points: number;
  alertCount: number | null;
  ruleVersions: Record<string, string> | null;
  computedAt: string | null;
  due: boolean;
}

async function readStored(tx: Tx, customerId: number, targetId: number, perspective: string): Promise<Stored | null> {
  const { rows } = await tx.execute<Stored>(sql`
    select t.type, t.size, m.tier, s.score, s.alerts, s.peers, s.assessment, s.external, s.tier_n as "tierN", s.missing, coalesce(s.points, 0) as points,
           s.alert_count as "alertCount", s.rule_versions as "ruleVersions", s.computed_at as "computedAt",
           exists (select from scores_due d where d.customer_id = ${customerId} and d.target_id = t.id) as due
      from targets t
      left join scores s on s.customer_id = ${customerId} and s.perspective = ${perspective} and s.target_id = t.id
      left join monitored_targets m on m.customer_id = ${customerId} and m.target_id = t.id
     where t.id = ${targetId} and (t.owner_id is null or t.owner_id = ${customerId})`);
  return rows[0] ?? null;
}

async function readPeers(
  tx: Tx,
  customerId: number,
  targetId: number,
  perspective: string,
): Promise<TargetScore["peers"]> {
  const { rows } = await tx.execute<TargetScore["peers"][number]>(sql`
    with ${scopeOf(customerId, [targetId])}, ${PEERS}
    select t.id::float8 as "targetId", t.name, p.kind as type, s.alerts as value from peer_of p join targets t on t.id = p.peer_id
      left join scores s on s.customer_id = ${customerId} and s.perspective = ${perspective} and s.target_id = t.id
     order by array_position(array['country', 'industry', 'commodity'], p.kind), t.name, t.id limit 50`);
  return rows;
}
