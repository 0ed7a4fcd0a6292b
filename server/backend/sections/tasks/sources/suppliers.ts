import { sql } from "drizzle-orm";
import { NOBODY, type TaskSource, targetIsCalled } from "../source";

/** Somebody proposed a supplier that is no target yet. */
export const proposalSource: TaskSource = {
  kind: "supplier-proposal",
  permission: "collections:manage",
  from: () => sql`supplier_proposals x`,
  open: () => sql`x.state = 'Pending'`,
  since: sql`x.proposed_at`,
  matches: (pattern) => sql`(x.name ilike ${pattern} or ${targetIsCalled(pattern)})`,
  show: (customerId, ids) => sql`
    select 'supplier-proposal'::text as kind, x.id::text, null::text as title, jsonb_build_object('name', x.name) as details,
           'supplier-proposal'::text as "subjectType", x.id::text as "subjectId", t.id::text as "targetId", t.name as "targetName",
           null::text as "waitingFor", ${NOBODY} as owners, x.version
      from supplier_proposals x join targets t on t.id = x.target_id
     where x.customer_id = ${customerId} and x.id = any(${ids})`,
  finished: ({ customerId, userId }) => sql`
    select 'supplier-proposal'::text as kind, x.id, x.decided_at as at from supplier_proposals x
     where x.customer_id = ${customerId} and x.decided_by = ${userId}::bigint and x.decided_at > now() - interval '1 year'`,
};

/** No mail reaches whom the customer writes to about a target: somebody finds another address, or says that none is needed. */
export const bouncedSource: TaskSource = {
  kind: "contact-bounced",
  permission: "questionnaires:send",
  from: () => sql`target_contacts x`,
  open: () => sql`x.state = 'bounced' and not exists (
    select from target_contacts y
     where y.customer_id = x.customer_id and y.target_id = x.target_id and y.id > x.id and y.state in ('unverified', 'verified'))`,
  since: sql`x.used_at`,
  done: "tick",
  matches: (pattern) => sql`(x.email ilike ${pattern} or ${targetIsCalled(pattern)})`,
  show: (customerId, ids) => sql`
    select 'contact-bounced'::text as kind, x.id::text, null::text as title, jsonb_build_object('email', x.email) as details,
           'contact'::text as "subjectType", x.id::text as "subjectId", t.id::text as "targetId", t.name as "targetName",
           null::text as "waitingFor", ${NOBODY} as owners, x.version
      from target_contacts x join targets t on t.id = x.target_id
     where x.customer_id = ${customerId} and x.id = any(${ids})`,
  // By another address of the target; what was ticked is told by its tick.
  finished: ({ customerId, userId }) => sql`
    select 'contact-bounced'::text as kind, x.id, max(e.at) as at
      from target_contacts x join evidence e on e.customer_id = x.customer_id and e.subject_type = 'target'
       and e.subject_id = x.target_id::text and e.kind = 'target.contact-added' and e.at >= date_trunc('milliseconds', x.used_at)
     where x.customer_id = ${customerId} and x.state = 'bounced'
       and e.actor ->> 'type' = 'user' and (e.actor ->> 'id')::bigint = ${userId}::bigint and e.at > now() - interval '1 year'
       and not exists (
         select from task_plans p
          where p.customer_id = x.customer_id and p.kind = 'contact-bounced' and p.subject_id = x.id and p.done_at is not null)
     group by x.id`,
};
