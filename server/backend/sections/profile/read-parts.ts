import { sql } from "drizzle-orm";
import type { RiskName } from "~/backend/contract/score-words";
import type { VisibleTarget } from "../../network/targets/visible-target";
import type { Tx } from "../../platform/db/database";
import { once } from "../../platform/db/once";
import { ruleAt } from "../../platform/rules/register";
import { knownEventTypes } from "../../reference/catalogue/known-event-types";
import type { Perspective } from "../../reference/catalogue/perspectives";
import { type RiskBands, riskBandsSchema } from "../../reference/catalogue/risk-bands";
import { riskOf } from "../../reference/catalogue/risk-of";
import { saturate } from "../../risk/scores/formula";
import { readScoreRules } from "../../risk/scores/score-rules";

export interface PartOfScore {
  /** What the alerts' component would be by these alone, 0 to 100; null while the target is not scored. */
  value: number | null;
  risk: RiskName;
}
export interface TypePart extends PartOfScore {
  eventTypeId: string;
  group: string;
  halfLifeDays: number;
}

/** The alerts' component by event type and by group, from the sums that the score was computed with; the riskiest first. */
export function readParts(tx: Tx, customerId: number, target: VisibleTarget, perspective: Perspective): Promise<Parts> {
  return once(tx, `parts of score ${target.id} ${perspective}`, () =>
    computeParts(tx, customerId, target, perspective),
  );
}

interface Parts {
  groups: (PartOfScore & { group: string })[];
  types: TypePart[];
}

async function computeParts(
  tx: Tx,
  customerId: number,
  { id, type, size }: VisibleTarget,
  perspective: Perspective,
): Promise<Parts> {
  const { rows } = await tx.execute<Stored>(sql`
    select points_by_type as points, computed_at as "computedAt", alerts is not null as scored from scores
     where customer_id = ${customerId} and perspective = ${perspective} and target_id = ${id}`);
  const [stored] = rows;
  const day = (stored ? new Date(stored.computedAt) : new Date()).toISOString().slice(0, 10);
  const own = (await readScoreRules(tx, day)).perspectives[perspective];
  const bands = await bandsOf(tx, day);
  const kinds = await knownEventTypes(tx);
  const counting = kinds.filter((kind) => own.halfLives.has(kind.id));
  const pointsOf = (eventTypeId: string) => stored?.points[eventTypeId] ?? 0;
  const part = (points: number): PartOfScore => {
    const value = stored?.scored ? saturate(points, type, size, own) : null;
    return { value, risk: riskOf(value, bands) };
  };
  const groups = [...new Set(counting.map(({ group }) => group))].map((group) => {
    const sum = counting.reduce((all, kind) => all + (kind.group === group ? pointsOf(kind.id) : 0), 0);
    return { group, ...part(sum) };
  });
  const types = counting.map((kind) => ({
    eventTypeId: kind.id,
    group: kind.group,
    halfLifeDays: own.halfLives.get(kind.id) ?? 0,
    ...part(pointsOf(kind.id)),
  }));
  return { groups: groups.sort(riskiestFirst), types: types.sort(riskiestFirst) };
}

export const bandsOf = async (tx: Tx, day = new Date().toISOString().slice(0, 10)): Promise<RiskBands> =>
  (await ruleAt(tx, "risk-bands", day, riskBandsSchema)).value;

interface Stored extends Record<string, unknown> {
  points: Record<string, number>;
  computedAt: string;
  scored: boolean;
}

const riskiestFirst = (a: PartOfScore, b: PartOfScore): number => (b.value ?? 0) - (a.value ?? 0);
