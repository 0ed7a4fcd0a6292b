import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { listMonthMovers } from "~/backend/contract/profile-feed";
import type { Tx } from "../../platform/db/database";
import type { Perspective } from "../../reference/catalogue/perspectives";
import { COMPONENTS, type Components, weigh } from "../../risk/scores/formula";
import type { PerspectiveRules } from "../../risk/scores/score-rules";

type Answer = z.output<typeof listMonthMovers.response>;
export type Month = Components & { score: number | null };

export interface Between {
  before: Month | null;
  current: Month | null;
  rules: PerspectiveRules;
}

/** Below it a component counts as unchanged: what is stored has single precision. */
const NOTHING = 0.05;

/**
 * By how much each component that is another than a month before changed the score: the score, less what it would be with that
 * component as it was. Nothing where one of the months was not computed.
 */
export function componentsThatMoved({ before, current, rules }: Between): Answer["components"] {
  if (!before || !current) return [];
  return COMPONENTS.filter((name) => differs(before[name], current[name])).map((name) => ({
    name,
    before: before[name],
    after: current[name],
    effect: effectOf(current, { [name]: before[name] }, rules),
  }));
}

const differs = (a: number | null, b: number | null): boolean =>
  (a === null) !== (b === null) || Math.abs((a ?? 0) - (b ?? 0)) >= NOTHING;

function effectOf(current: Month, instead: Partial<Components>, rules: PerspectiveRules): number | null {
  const { score: without } = weigh({ ...current, ...instead }, rules);
  return current.score === null || without === null ? null : current.score - without;
}

interface Asked extends Between {
  targetId: number;
  perspective: Perspective;
  /** Days of UTC: the month's first, and the last that counts in it. */
  first: string;
  last: string;
}

/** What the supplier answered and what the customer told itself in a month, each with its day, the newest first. */
export async function readToldChanges(tx: Tx, customerId: number, asked: Asked): Promise<Answer["changes"]> {
  const [assessments, scores] = [await assessmentsIn(tx, customerId, asked), await scoresIn(tx, customerId, asked)];
  return [...assessments, ...scores].sort((a, b) => (b.on > a.on ? 1 : b.on < a.on ? -1 : 0));
}

/** Of a target's answers only the last is kept: an older month names those that were not answered again since. */
async function assessmentsIn(tx: Tx, customerId: number, asked: Asked): Promise<Answer["changes"]> {
  const { targetId, perspective, first, last, before, current, rules } = asked;
  const { rows } = await tx.execute<{ value: number; answeredOn: string; endsOn: string | null }>(sql`
    select value::float8 as value, answered_on::text as "answeredOn", (valid_until + 1)::text as "endsOn" from assessment_results
     where customer_id = ${customerId} and target_id = ${targetId} and perspective = ${perspective}`);
  return rows.flatMap(({ value, answeredOn, endsOn }): Answer["changes"] => {
    const told = { kind: "assessment" as const, eventTypeId: null, value };
    const effect = current && effectOf(current, { assessment: before?.assessment ?? null }, rules);
    if (isWithin(answeredOn, asked)) return [{ ...told, what: "began", on: answeredOn, effect }];
    if (endsOn && endsOn >= first && endsOn <= last) return [{ ...told, what: "ended", on: endsOn, effect }];
    return [];
  });
}

interface OwnScore extends Record<string, unknown> {
  id: number;
  eventTypeId: string;
  value: number;
  /** The first day that it counted, and the first on which it did not any more. */
  from: string;
  to: string | null;
  /** It was written anew after the month, so what it said in the month is not known here. */
  isOverwritten: boolean;
  changedOn: string | null;
}

/** So many of a target's own scores are looked at, the newest. */
const LOOKED_AT = 500;

async function scoresIn(tx: Tx, customerId: number, asked: Asked): Promise<Answer["changes"]> {
  const { targetId, last, current, rules } = asked;
  const { rows } = await tx.execute<OwnScore>(sql`
    select id::float8 as id, event_type_id as "eventTypeId", value::int as value,
           greatest(valid_from, (created_at at time zone 'UTC')::date)::text as from,
           least((deleted_at at time zone 'UTC')::date, valid_until + 1)::text as to,
           version > 1 and (updated_at at time zone 'UTC')::date > ${last}::date as "isOverwritten",
           case when version > 1 then (updated_at at time zone 'UTC')::date::text end as "changedOn"
      from external_scores where customer_id = ${customerId} and target_id = ${targetId}
     order by created_at desc, id desc limit ${LOOKED_AT}`);
  const counting = rows.filter(({ eventTypeId }) => rules.halfLives.has(eventTypeId));
  const valid = counting.filter(({ from, to }) => from <= last && (to === null || to > last));
  // What does not come to the stored component was something else then, so no effect is claimed.
  const isKnown =
    current !== null && !differs(meanByType(valid), current.external) && !valid.some((one) => one.isOverwritten);
  const effect = (others: OwnScore[]) => (isKnown ? effectOf(current, { external: meanByType(others) }, rules) : null);
  return counting.flatMap((one): Answer["changes"] => {
    const told = { kind: "external" as const, eventTypeId: one.eventTypeId, value: one.value };
    const ended = one.to !== null && isWithin(one.to, asked);
    const began = isWithin(one.from, asked);
    if (began && ended) return [];
    if (ended) return [{ ...told, what: "ended", on: one.to ?? "", effect: effect([...valid, one]) }];
    if (began)
      return [{ ...told, what: "began", on: one.from, effect: effect(valid.filter(({ id }) => id !== one.id)) }];
    // What it was before stands in the ledger only.
    if (one.changedOn && isWithin(one.changedOn, asked) && valid.includes(one))
      return [{ ...told, what: "changed", on: one.changedOn, effect: null }];
    return [];
  });
}

const isWithin = (day: string, { first, last }: Pick<Asked, "first" | "last">): boolean => day >= first && day <= last;

/** As `scoreOf` does: the mean over event types of the mean of each. */
function meanByType(scores: readonly OwnScore[]): number | null {
  const types = [...new Set(scores.map(({ eventTypeId }) => eventTypeId))];
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  if (types.length === 0) return null;
  return meanOf(
    types.map((type) => meanOf(scores.filter((one) => one.eventTypeId === type).map(({ value }) => value))),
  );
}
