import { type SQL, sql } from "drizzle-orm";
import type { TaskKind } from "~/backend/contract/task-words";
import type { Reader } from "../source";

interface Decided {
  subjectType: string;
  /** Entries of the ledger that finish such a task. */
  kinds: readonly string[];
  /** What else has to hold of the entry `e`. */
  and?: SQL;
}

/** What the user finished by the ledger of decisions, where the row itself does not say who and when; the last time counts. */
export const doneByLedger =
  (kind: TaskKind, { subjectType, kinds, and = sql`true` }: Decided) =>
  ({ customerId, userId }: Reader): SQL =>
    sql`
    select ${kind}::text as kind, e.subject_id::bigint as id, max(e.at) as at from evidence e
     where e.customer_id = ${customerId} and e.subject_type = ${subjectType} and e.kind = any(${sql.param([...kinds])}::text[])
       and e.actor ->> 'type' = 'user' and (e.actor ->> 'id')::bigint = ${userId}::bigint
       and e.at > now() - interval '1 year' and ${and}
     group by e.subject_id`;
