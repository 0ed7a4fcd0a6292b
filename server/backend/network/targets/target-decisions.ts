import { sql } from "drizzle-orm";
import type { Decision } from "~/backend/contract/decisions";
import type { Tx } from "../../platform/db/database";

interface Asked {
  targetId: number;
  /** Days of UTC, both included; undefined for no end. */
  from?: string;
  to?: string;
  size: number;
  /** Only what stands before this number. */
  before?: number;
}

/** The ledger's entries about a target and everything of it, newest first, with how many there are up to `MOST_COUNTED`. */
export async function readTargetDecisions(tx: Tx, customerId: number, asked: Asked) {
  const { size, before } = asked;
  const found = foundBy(customerId, asked);
  const { rows } = await tx.execute<Row>(sql`
    with ${found}
    select v.seq::int, v.at, v.actor, v.subject_type as "subjectType", v.subject_id as "subjectId", v.kind, v.before, v.after,
           v.reason, v.rule_version as "ruleVersion",
           case v.subject_type
             when 'alert' then (select e.title from alerts a join events e on e.id = a.event_id
                                 where a.customer_id = ${customerId} and a.id = v.subject_id::bigint)
             when 'action' then (select x.title from actions x
                                  where x.customer_id = ${customerId} and x.id = v.subject_id::bigint) end as about,
           case when v.subject_type = 'alert' then (
             select e.language from alerts a join events e on e.id = a.event_id
              where a.customer_id = ${customerId} and a.id = v.subject_id::bigint) end as "aboutLanguage"
      from found v ${before === undefined ? sql`` : sql`where v.seq < ${before}`}
     order by v.seq desc limit ${size + 1}`);
  const { rows: counted } = await tx.execute<{ n: number }>(
    sql`with ${found} select count(*)::int as n from (select from found limit ${MOST_COUNTED + 1}) counted`,
  );
  const decisions = rows.map(
    ({ at, ...row }): Omit<Decision, "subject"> => ({ ...row, at: new Date(at).toISOString() }),
  );
  return { decisions, total: counted[0]?.n ?? 0 };
}

export const MOST_COUNTED = 10_000;

interface Row extends Record<string, unknown>, Omit<Decision, "at" | "subject"> {
  at: string | Date;
}

/**
 * `found`: what belongs to the target, each looked up in the ledger by its subject. An action is told under itself; what it leaves
 * under its alerts is left out then.
 */
function foundBy(customerId: number, { targetId, from, to }: Asked) {
  const own = sql`customer_id = ${customerId} and target_id = ${targetId}`;
  return sql`subjects(type, id) as (
      values ('target', ${String(targetId)}), ('target-screening', ${String(targetId)})
      union all select 'document', id::text from documents where ${own}
      union all select 'questionnaire', id::text from questionnaires where ${own}
      union all select 'sanctions-match', id::text from sanctions_matches where ${own}
      union all select 'supplier-proposal', id::text from supplier_proposals where ${own}
      union all select 'external-score', id::text from external_scores where ${own}
      union all select 'action', action_id::text from action_targets where ${own}
      union all select 'alert', alert_id::text from alert_targets where ${own}
      union all select kind, id::text from edges cross join (values ('edge'), ('supplier')) as told(kind)
        where (from_id = ${targetId} or to_id = ${targetId}) and (owner_id is null or owner_id = ${customerId})
      union all select subject_type, subject_id from (${deletedOf(customerId, targetId)}) deleted
      union all select 'edge', subject_id from (${deletedOf(customerId, targetId)}) deleted where subject_type = 'supplier'
    ), found as (
      select v.* from subjects s
        join evidence v on v.customer_id = ${customerId} and v.subject_type = s.type and v.subject_id = s.id
       where (${from ?? null}::date is null or v.at >= ${from ?? null}::date::timestamp at time zone 'UTC')
         and (${to ?? null}::date is null or v.at < (${to ?? null}::date + 1)::timestamp at time zone 'UTC')
         and not (v.kind = 'alert.action' and exists (
           select from action_targets l where l.customer_id = ${customerId} and l.target_id = ${targetId}
              and l.action_id = (v.after ->> 'id')::bigint)))`;
}

/** What was deleted and was about the target, by the entry that says so; a relation is about both of its ends. */
function deletedOf(customerId: number, targetId: number) {
  const target = String(targetId);
  return sql`
    select subject_type, subject_id from evidence
     where customer_id = ${customerId} and after is null and subject_type in ('supplier', 'external-score', 'document')
       and coalesce(before ->> 'targetId', before #>> '{target,id}') = ${target}
     union
    select subject_type, subject_id from evidence
     where customer_id = ${customerId} and after is null and subject_type = 'supplier' and before ->> 'id' = ${target}`;
}
