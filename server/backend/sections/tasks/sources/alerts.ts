import { type SQL, sql } from "drizzle-orm";
import { RECENT } from "../../../alerts/readings/read-items";
import { isOnThisText } from "../../../intake/ingest/again/on-this-text";
import { NOBODY, ownerIn, type TaskSource, where } from "../source";
import { personSees } from "../who-sees";

const TRIAGE = "alerts:triage";

/** In the words of the index `alerts_to_assess`, which does not grow with what was assessed. */
const toAssess = (alias: SQL): SQL =>
  sql`${alias}.assigned_to is not null and ${alias}.status_id in ('new', 'in-review')`;

/** The day on which a moment begins that is the start of a day somewhere: whoever chose it may be anywhere. */
const dayOf = (moment: SQL): SQL => sql`(${moment} at time zone 'UTC' + interval '13 hours')::date`;

/** Somebody was given an alert and has not said yet whether it affects the company. */
export const alertSource: TaskSource = {
  kind: "alert",
  isMany: true,
  permission: TRIAGE,
  from: () => sql`alerts x`,
  open: () => toAssess(sql`x`),
  priority: sql`case when x.priority >= 3 then 3 else x.priority end`,
  since: sql`x.created_at`,
  restsUntil: sql`${dayOf(sql`x.snoozed_until`)} - 1`,
  native: {
    isOf: (customerId, { users }, nobodys) => {
      const givenTo = (who: SQL) => sql`
        select a.id from alerts a where a.customer_id = ${customerId} and ${toAssess(sql`a`)} and ${who}`;
      const gone = sql`not ${personSees(customerId, sql`a.assigned_to`, TRIAGE)}`;
      const own = givenTo(sql`a.assigned_to = any(${sql.param([...users])}::bigint[])`);
      return sql`x.id in (${own} ${nobodys === false ? sql`` : sql`union all ${givenTo(where(nobodys, gone))}`})`;
    },
  },
  matches: (pattern) => sql`exists (select from events e where e.id = x.event_id and e.title ilike ${pattern})`,
  show: (customerId, ids) => sql`
    select 'alert'::text as kind, x.id::text, e.title, '{}'::jsonb as details, 'alert'::text as "subjectType", x.id::text as "subjectId",
           t.id::text as "targetId", t.name as "targetName", null::text as "waitingFor", ${ownerIn(customerId, sql`x.assigned_to`, TRIAGE)} as owners, x.version
      from alerts x join events e on e.id = x.event_id
      left join lateral (
        select g.id, g.name from alert_targets l join targets g on g.id = l.target_id
         where l.customer_id = x.customer_id and l.alert_id = x.id order by g.name, g.id limit 1) t on true
     where x.customer_id = ${customerId} and x.id = any(${ids})`,
  finished: ({ customerId, userId }) => sql`
    select 'alert'::text as kind, x.id, x.status_changed_at as at from alerts x
     where x.customer_id = ${customerId} and x.assigned_to is not null and x.status_id not in ('new', 'in-review')
       and x.status_changed_by = ${userId}::bigint and x.status_changed_at > now() - interval '1 year'`,
};

/** Alerts whose texts are looked through, those at one's own suppliers first; the header asks on every page. */
const LOOKED_THROUGH = 1000;

/** Texts behind alerts of the last weeks that a person has to read, as the review queue begins with them. */
const textsToReview = (customerId: number): SQL => sql`
  from (select a.event_id from alerts a
         where a.customer_id = ${customerId} and a.tier_n in (false, true) and a.at >= ${RECENT}
         order by a.tier_n, a.at desc limit ${LOOKED_THROUGH}) a
  join event_sources s on s.event_id = a.event_id
  join item_readings r on r.source_id = s.id
 where r.to_review and r.read_at >= ${RECENT} and (r.owner_id is null or r.owner_id = ${customerId})
   and not exists (
     select from reading_reviews v where v.customer_id = ${customerId} and v.source_id = r.source_id and ${isOnThisText()})`;

/** The queue is worked through as a whole: its task has the number 1. */
export const readingReviewSource: TaskSource = {
  kind: "reading-review",
  permission: TRIAGE,
  from: ({ customerId }) => sql`(
    select 1::bigint as id, ${customerId}::bigint as customer_id, min(r.read_at) as read_at ${textsToReview(customerId)}
    having count(*) > 0) x`,
  open: () => sql`true`,
  priority: sql`1`,
  since: sql`x.read_at`,
  matches: () => sql`false`,
  show: (customerId) => sql`
    select 'reading-review'::text as kind, '1'::text as id, null::text as title,
           jsonb_build_object('count', (select count(*) from (select ${textsToReview(customerId)} limit ${LOOKED_THROUGH}) r)) as details,
           'reading-review'::text as "subjectType", null::text as "subjectId", null::text as "targetId", null::text as "targetName",
           null::text as "waitingFor", ${NOBODY} as owners, 0 as version`,
};
