import { type SQL, sql } from "drizzle-orm";
import { isReadable } from "../../platform/evidence/readable";

/** Parts of a target's history that its ledger tells of. */
export const LEDGER_PARTS = ["document", "assessment", "sanctions", "action", "follow", "other"] as const;
export type LedgerPart = (typeof LEDGER_PARTS)[number];

export interface LedgerAsked {
  targetId: number;
  /** Without it everything. */
  part?: LedgerPart;
  /** Days of UTC, both included; undefined for no end. */
  from?: string;
  to?: string;
  /** Of each subject no more than so many, the newest; what a page can show. */
  most: number;
  /** Only what stands before this number. */
  before?: number;
}

/**
 * Of the alerts of a target the newest so many are looked at for decisions, and so many of everything else that belongs to it. A target
 * that has more is told of the rest where the thing itself is: no history makes its page dearer.
 */
export const ALERTS_LOOKED_AT = 2000;
const OTHERS_LOOKED_AT = 1000;

/**
 * `found`, entries of the ledger about a target and everything of it: of each subject the newest `most`, looked up by its number. An
 * action is told under itself; what it leaves under its alerts is left out then.
 */
export function foundBy(customerId: number, asked: LedgerAsked): SQL {
  const { targetId, part, from, to, most, before } = asked;
  return sql`subjects(type, id) as (
      ${sql.join(subjectsOf(customerId, targetId, part), sql` union all `)}
    ), found as (
      select v.* from subjects s cross join lateral (
        select e.* from evidence e
         where e.customer_id = ${customerId} and e.subject_type = s.type and e.subject_id = s.id and ${isReadable(sql.raw("e"))}
           ${before === undefined ? sql`` : sql`and e.seq < ${before}`}
           ${from === undefined ? sql`` : sql`and e.at >= ${from}::date::timestamp at time zone 'UTC'`}
           ${to === undefined ? sql`` : sql`and e.at < (${to}::date + 1)::timestamp at time zone 'UTC'`}
           ${part === "follow" ? sql`and e.kind = any(${FOLLOWING})` : part === "other" ? sql`and e.kind <> all(${FOLLOWING})` : sql``}
           and not (e.kind = 'alert.action' and exists (
             select from action_targets l where l.customer_id = ${customerId} and l.target_id = ${targetId}
                and l.action_id = (e.after ->> 'id')::bigint))
         order by e.seq desc limit ${most}) v)`;
}

/** Entries about a target itself that are about following it. */
export const FOLLOWING_KINDS = ["target.followed", "target.unfollowed", "target.collected", "target.uncollected"];
const FOLLOWING = sql`${sql.param(FOLLOWING_KINDS)}::text[]`;

function subjectsOf(customerId: number, targetId: number, part: LedgerPart | undefined): SQL[] {
  const own = sql`customer_id = ${customerId} and target_id = ${targetId}`;
  const newest = (type: string, table: SQL, id = sql`id`) =>
    sql`(select ${type}::text, ${id}::text from ${table} where ${own} order by ${id} desc limit ${OTHERS_LOOKED_AT})`;
  const itself = (type: string) => sql`select ${type}::text, ${String(targetId)}::text`;
  const gone = (...types: string[]) => sql`
    (select subject_type, subject_id from (${deletedOf(customerId, targetId)}) deleted
      where subject_type = any(${sql.param(types)}::text[]) limit ${OTHERS_LOOKED_AT})`;
  const of: Record<LedgerPart, SQL[]> = {
    document: [newest("document", sql`documents`), gone("document")],
    assessment: [newest("questionnaire", sql`questionnaires`)],
    // Few by nature: a target is an entry of a list once.
    sanctions: [
      itself("target-screening"),
      sql`(select 'sanctions-match', id::text from sanctions_matches where ${own} limit ${OTHERS_LOOKED_AT})`,
    ],
    action: [newest("action", sql`action_targets`, sql`action_id`)],
    follow: [itself("target")],
    other: [
      itself("target"),
      newest("supplier-proposal", sql`supplier_proposals`),
      newest("external-score", sql`external_scores`),
      sql`(select 'alert', alert_id::text from alert_targets where ${own}
            order by at desc nulls last, alert_id desc nulls last limit ${ALERTS_LOOKED_AT})`,
      sql`select kind, id::text from (${edgesOf(customerId, targetId)}) known cross join (values ('edge'), ('supplier')) as told(kind)`,
      gone("supplier", "external-score"),
      sql`(select 'edge', subject_id from (${deletedOf(customerId, targetId)}) deleted
            where subject_type = 'supplier' limit ${OTHERS_LOOKED_AT})`,
    ],
  };
  if (part) return of[part];
  const { follow: _, ...all } = of;
  return Object.values(all).flat();
}

function edgesOf(customerId: number, targetId: number): SQL {
  const end = (column: SQL) => sql`
    (select id from edges where ${column} = ${targetId} and (owner_id is null or owner_id = ${customerId}) limit ${OTHERS_LOOKED_AT})`;
  return sql`${end(sql`from_id`)} union all ${end(sql`to_id`)}`;
}

/** What was deleted and was about the target, by the entry that says so; a relation is about both of its ends. */
function deletedOf(customerId: number, targetId: number): SQL {
  const target = String(targetId);
  return sql`
    select subject_type, subject_id from evidence
     where customer_id = ${customerId} and after is null and subject_type in ('supplier', 'external-score', 'document')
       and coalesce(before ->> 'targetId', before #>> '{target,id}') = ${target}
     union
    select subject_type, subject_id from evidence
     where customer_id = ${customerId} and after is null and subject_type = 'supplier' and before ->> 'id' = ${target}`;
}
