import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { ImpactLevel } from "../../platform/db/schema/events";
import type { Perspective } from "../../reference/catalogue/perspectives";
import type { PriorityNumber } from "../../reference/catalogue/priorities";
import { kindsHeld, NEWEST_FIRST, ofKind } from "./kinds-held";
import { ruleTables } from "./rule-tables";
import { counts, decay } from "./score-queries";
import type { ScoreRules } from "./score-rules";

export interface Cause {
  alertId: number | null;
  eventId: number;
  title: string;
  /** BCP 47. */
  language: string | null;
  at: string;
  eventTypeId: string;
  priority: PriorityNumber;
  impactLevel: ImpactLevel;
  halfLifeDays: number;
  decay: number;
  points: number;
}

export interface CausesAsked {
  rules: ScoreRules;
  now: Date;
  perspective: Perspective;
  most: number;
  /** Only those of a time; its end is left out. */
  within?: { from: Date; to: Date };
  /** Only what the customer told itself, or only what it did not. */
  own?: boolean;
}

interface Row extends Record<string, unknown>, Cause {}

/**
 * Those of a target's alerts that come to most on `now`, as `set-scores.ts` sums them, the most first. Of one kind the newest come
 * to most, so of each kind only the newest are looked at, however many there are.
 */
export async function readCauses(
  tx: Tx,
  customerId: number,
  target: { id: number; monitored: boolean },
  asked: CausesAsked,
): Promise<Cause[]> {
  const { rules, now, perspective, most } = asked;
  const { rows } = await tx.execute<Row>(sql`
    with recursive ${ruleTables(rules)}, ${kindsHeld(customerId, target.id)},
    found as materialized (${
      target.monitored ? ofAlerts(customerId, target.id, asked) : ofEvents(customerId, target.id, asked)
    }),
    counted as (
      select f.*, k.days as "halfLifeDays", ${decay(sql`f.at`, sql`k.days`, now)} as decay, w.points[k.n] as full_points
        from found f join kind k on k.type = f."eventTypeId" and k.perspective = ${perspective}
        join worth w on w.key = f.priority || f."impactLevel")
    select "alertId"::float8, "eventId"::float8, e.title, e.language, c.at, "eventTypeId", c.priority, "impactLevel", "halfLifeDays",
           decay, c.points
      from (select *, full_points * decay as points from counted order by points desc, "eventId" limit ${most}) c
      join events e on e.id = c."eventId"
     order by c.points desc, "eventId"`);
  return rows.map(({ decay: left, at, ...row }): Cause => ({ ...row, at: new Date(at).toISOString(), decay: left }));
}

/** The newest of each kind that counts in the perspective. */
const ofAlerts = (customerId: number, targetId: number, { perspective, most, within, own }: CausesAsked): SQL => sql`
  select newest.alert_id as "alertId", a.event_id as "eventId", newest.at, h.event_type_id as "eventTypeId", h.priority,
         h.impact_level as "impactLevel"
    from held h join kind k on k.type = h.event_type_id and k.perspective = ${perspective}
   cross join lateral (
      select t.alert_id, t.at from alert_targets t
       where ${ofKind(customerId, targetId)} ${during(sql`t.at`, within)} and ${counts(customerId)} ${NEWEST_FIRST} limit ${most}) newest
    join alerts a on a.customer_id = ${customerId} and a.id = newest.alert_id
   where ${own === undefined ? sql`true` : sql`h.own = ${own}`}`;

const during = (at: SQL, within: CausesAsked["within"]): SQL =>
  within
    ? sql`and ${at} >= ${within.from.toISOString()}::timestamptz and ${at} < ${within.to.toISOString()}::timestamptz`
    : sql``;

/** So many of the last events of a target that nobody monitors are looked at. */
const LOOKED_AT = 2000;

/** Of a country, an industry or a commodity that the customer does not monitor, the last; nothing else has a score then. */
const ofEvents = (customerId: number, targetId: number, { within, own }: CausesAsked): SQL => sql`
  select a.id as "alertId", e.id as "eventId", e.at, e.event_type_id as "eventTypeId", e.priority, l.impact_level as "impactLevel"
    from targets t cross join lateral (
      select * from event_links l where l.target_id = t.id and (l.owner_id is null or l.owner_id = ${customerId})
       order by l.event_id desc limit ${LOOKED_AT}) l
    join events e on e.id = l.event_id and not e.withdrawn and e.merged_into is null
    left join alerts a on a.customer_id = ${customerId} and a.event_id = e.id
   where t.id = ${targetId} and t.owner_id is null and t.type in ('country', 'industry', 'commodity')
     and a.relevancy is distinct from 'Irrelevant' ${during(sql`e.at`, within)}
     and ${own === undefined ? sql`true` : sql`(e.owner_id is not null) = ${own}`}`;
