import { sql } from "drizzle-orm";
import type { Decision } from "~/backend/contract/decisions";
import type { Tx } from "../../platform/db/database";
import { foundBy, type LedgerAsked } from "./target-ledger";

interface Asked extends Omit<LedgerAsked, "most"> {
  size: number;
}
export type FoundDecision = Omit<Decision, "subject">;

/** The ledger's entries about a target and everything of it, newest first: one more than `size` where there are more. */
export async function readTargetDecisions(tx: Tx, customerId: number, asked: Asked): Promise<FoundDecision[]> {
  const { size, ...of } = asked;
  const { rows } = await tx.execute<Row>(sql`
    with ${foundBy(customerId, { ...of, most: size + 1 })}, page as materialized (
      select * from found order by seq desc limit ${size + 1})
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
      from page v order by v.seq desc`);
  return rows.map(({ at, ...row }): FoundDecision => ({ ...row, at: new Date(at).toISOString() }));
}

/** How many there are in a period, up to `MOST_COUNTED` and one. */
export async function countTargetDecisions(
  tx: Tx,
  customerId: number,
  asked: Pick<LedgerAsked, "targetId" | "from" | "to">,
): Promise<number> {
  const most = MOST_COUNTED + 1;
  const { rows } = await tx.execute<{ n: number }>(
    sql`with ${foundBy(customerId, { ...asked, most })} select count(*)::int as n from (select from found limit ${most}) counted`,
  );
  return rows[0]?.n ?? 0;
}

export const MOST_COUNTED = 1000;

interface Row extends Record<string, unknown>, Omit<Decision, "at" | "subject"> {
  at: string | Date;
}
