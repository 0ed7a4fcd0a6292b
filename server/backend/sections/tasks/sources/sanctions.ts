import { sql } from "drizzle-orm";
import { NOBODY, type TaskSource, targetIsCalled } from "../source";

/** A target may be somebody of a sanctions list; it waits until somebody says whether it is. */
export const matchSource: TaskSource = {
  kind: "sanctions-match",
  isMany: true,
  permission: "sanctions:screen",
  from: () => sql`sanctions_matches x`,
  open: () => sql`x.decision = 'undecided' and x.closed_at is null`,
  priority: sql`case when x.verdict = 'match' then 3 else 2 end`,
  since: sql`x.found_at`,
  matches: targetIsCalled,
  show: (customerId, ids) => sql`
    select 'sanctions-match'::text as kind, x.id::text, null::text as title,
           jsonb_build_object('score', round(x.score::numeric, 2), 'name', l.title) as details, 'sanctions-match'::text as "subjectType",
           x.id::text as "subjectId", t.id::text as "targetId", t.name as "targetName", null::text as "waitingFor",
           ${NOBODY} as owners, x.version
      from sanctions_matches x join targets t on t.id = x.target_id join sanctions_lists l on l.name = x.list_name
     where x.customer_id = ${customerId} and x.id = any(${ids})`,
  finished: ({ customerId, userId }) => sql`
    select 'sanctions-match'::text as kind, x.id, x.decided_at as at from sanctions_matches x
     where x.customer_id = ${customerId} and x.decision <> 'undecided' and x.decided_by = ${userId}::bigint
       and x.decided_at > now() - interval '1 year'`,
};
