import { sql } from "drizzle-orm";
import type { VisibleTarget } from "../../network/targets/visible-target";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import type { Perspective } from "../../reference/catalogue/perspectives";
import { priorityOf } from "../../reference/catalogue/priorities";
import { saturate, unsaturate, weigh } from "../../risk/scores/formula";
import { readCauses } from "../../risk/scores/read-causes";
import { type PerspectiveRules, readScoreRules } from "../../risk/scores/score-rules";
import { componentsThatMoved, type Month, readToldChanges } from "./other-movers";

const SHOWN = 10;

interface Asked {
  perspective: Perspective;
  /** Any day of it, `YYYY-MM-DD` or `YYYY-MM`. Throws 404 for what is none. */
  month: string;
  own: boolean;
}

/**
 * What moved a target's score in a month: those of its alerts that came to most when the month was over, what was answered and told of it
 * in the month, and how the components differ from the month before.
 */
export async function readMovers(
  tx: Tx,
  customerId: number,
  target: VisibleTarget,
  { perspective, month, own }: Asked,
) {
  const { from, to } = monthOf(month);
  const now = new Date(Math.min(to.getTime() - 1, Date.now()));
  const rules = await readScoreRules(tx, now.toISOString().slice(0, 10));
  const history = await readTwoMonths(tx, customerId, target.id, { perspective, from });
  const between = { ...history, rules: rules.perspectives[perspective] };
  const [first, last] = [from, now].map((moment) => moment.toISOString().slice(0, 10)) as [string, string];
  const monitored = { id: target.id, monitored: target.tier !== null };
  const causes = await readCauses(tx, customerId, monitored, {
    rules,
    now,
    perspective,
    most: SHOWN,
    within: { from, to },
    own,
  });
  return {
    perspective,
    month: from.toISOString().slice(0, 10),
    score: history.current?.score ?? null,
    before: history.before?.score ?? null,
    alerts: causes.map(({ decay: _, halfLifeDays: __, ...cause }) => ({
      ...cause,
      priority: priorityOf(cause.priority),
      scoreWithout: history.current && without(history.current, cause.points, target, between.rules),
    })),
    changes: await readToldChanges(tx, customerId, { ...between, targetId: target.id, perspective, first, last }),
    components: componentsThatMoved(between),
  };
}

/** The sum of a month's points is not kept; its component tells it, as long as it is not full. */
function without(
  { score: _, ...components }: Month,
  lost: number,
  { type, size }: VisibleTarget,
  rules: PerspectiveRules,
): number | null {
  if (components.alerts === null) return null;
  const points = unsaturate(components.alerts, type, size, rules);
  if (points === null) return null;
  return weigh({ ...components, alerts: saturate(points - lost, type, size, rules) }, rules).score;
}

async function readTwoMonths(
  tx: Tx,
  customerId: number,
  targetId: number,
  { perspective, from }: { perspective: Perspective; from: Date },
): Promise<{ current: Month | null; before: Month | null }> {
  const day = from.toISOString().slice(0, 10);
  const { rows } = await tx.execute<Month & { current: boolean } & Record<string, unknown>>(sql`
    select month = ${day}::date as current, score::float8, alerts::float8, peers::float8, assessment::float8, external::float8
      from score_history where customer_id = ${customerId} and perspective = ${perspective} and target_id = ${targetId}
       and month in (${day}::date, (${day}::date - interval '1 month')::date)`);
  const of = (current: boolean): Month | null => {
    const { current: _, ...month } = rows.find((row) => row.current === current) ?? {};
    return "score" in month ? (month as Month) : null;
  };
  return { current: of(true), before: of(false) };
}

function monthOf(text: string): { from: Date; to: Date } {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])(?:-\d{2})?$/.exec(text) ?? [];
  // The month after the last of 9999 is in a year that the database does not read.
  if (!year || !month || Number(year) < 1970 || Number(year) > 9998) throw notFound("month");
  const first = (later: number) => new Date(Date.UTC(Number(year), Number(month) - 1 + later, 1));
  return { from: first(0), to: first(1) };
}
