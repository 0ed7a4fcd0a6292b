import { type SQL, sql } from "drizzle-orm";
import type { ClockSubjectType } from "~/backend/contract/clock-words";
import type { TaskKind } from "~/backend/contract/task-words";
import { NOBODY, type TaskSource } from "../source";

/** What the list has to know of whatever is under clocks: its table `s`, and the columns of it. */
export interface ClockSubject<Type extends ClockSubjectType = ClockSubjectType> extends Pick<TaskSource, "permission"> {
  type: Type;
  table: SQL;
  /** When it came in. */
  since: SQL;
  /** What its row is called; null where its number says it. */
  title: SQL;
  /** The number of the target that it is about. */
  targetId: SQL;
  version: SQL;
  /** What the user did, as `TaskSource.finished` answers it. */
  finished(customerId: number, userId: number | null, kind: TaskKind, duty: string): SQL;
}

/** The running clocks of one duty as tasks: by law, of the first priority. */
export const clockSource = (kind: TaskKind, duty: string, subject: ClockSubject): TaskSource => ({
  kind,
  ...(subject.permission && { permission: subject.permission }),
  from: () => sql`clocks x`,
  id: sql`x.subject_id`,
  open: () => sql`x.subject_type = ${subject.type} and x.kind = ${duty} and x.done_at is null and x.ended_at is null`,
  due: sql`x.due_on`,
  priority: sql`3`,
  statutory: sql`true`,
  since: sql`(select ${subject.since} from ${subject.table} s where s.customer_id = x.customer_id and s.id = x.subject_id)`,
  matches: (pattern) => sql`x.subject_id::text ilike ${pattern}`,
  show: (customerId, ids) => sql`
    select ${kind}::text as kind, s.id::text, (${subject.title})::text as title, '{}'::jsonb as details, ${subject.type}::text as "subjectType",
           s.id::text as "subjectId", (${subject.targetId})::text as "targetId", null::text as "targetName", null::text as "waitingFor",
           ${NOBODY} as owners, ${subject.version} as version
      from ${subject.table} s where s.customer_id = ${customerId} and s.id = any(${ids})`,
  finished: ({ customerId, userId }) => subject.finished(customerId, userId, kind, duty),
});
