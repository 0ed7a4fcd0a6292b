import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import { sql } from "drizzle-orm";
import type { TaskCalendarRead } from "~/backend/contract/task-calendars";
import { partsOfKey, type TaskKind } from "~/backend/contract/task-words";
import type { Tx } from "../../../platform/db/database";
import type { Calendar, Dated } from "./read-calendar";

type Entry = TaskCalendarRead["entries"][number];

/** So many days a cancelled entry is still told: a program that asks less often keeps it. */
const CANCELLED_DAYS = 30;

interface Told extends Record<string, unknown> {
  kind: TaskKind;
  id: number;
  dueOn: string;
  sequence: number;
  changedAt: string;
}

/**
 * Notes what this calendar is told now: a task that says something else than the last time has a higher number, and one that is not among
 * them any more is told as cancelled for a while (RFC 5545, 3.8.7.4). Asking again without a change writes nothing.
 */
export async function tellEntries(tx: Tx, { customerId, id }: Calendar, tasks: readonly Dated[]): Promise<Entry[]> {
  // One program may ask twice at once.
  await tx.execute(sql`select from task_calendars where customer_id = ${customerId} and id = ${id} for update`);
  const now = tasks.map((task) => ({ ...numbered(task), due_on: task.dueOn, told_hash: hashOf(task) }));
  await tx.execute(sql`
    insert into task_calendar_entries as e (customer_id, calendar_id, kind, subject_id, due_on, told_hash)
    select ${customerId}, ${id}, n.kind, n.subject_id, n.due_on, n.told_hash
      from jsonb_to_recordset(${JSON.stringify(now)}::jsonb) n(kind text, subject_id bigint, due_on date, told_hash text)
    on conflict (customer_id, calendar_id, kind, subject_id) do update
      set due_on = excluded.due_on, told_hash = excluded.told_hash, cancelled = false, sequence = e.sequence + 1, changed_at = now()
      where e.cancelled or e.told_hash <> excluded.told_hash`);
  await tx.execute(sql`
    update task_calendar_entries e set cancelled = true, sequence = e.sequence + 1, changed_at = now()
     where e.customer_id = ${customerId} and e.calendar_id = ${id} and not e.cancelled
       and not exists (select from jsonb_to_recordset(${JSON.stringify(now)}::jsonb) n(kind text, subject_id bigint)
                        where n.kind = e.kind and n.subject_id = e.subject_id)`);
  await tx.execute(sql`
    delete from task_calendar_entries
     where customer_id = ${customerId} and calendar_id = ${id} and cancelled and changed_at < now() - make_interval(days => ${CANCELLED_DAYS})`);
  const { rows } = await tx.execute<Told>(sql`
    select kind, subject_id::float8 as id, due_on::text as "dueOn", sequence, to_json(changed_at) #>> '{}' as "changedAt"
      from task_calendar_entries where customer_id = ${customerId} and calendar_id = ${id} order by due_on, kind, subject_id`);
  const open = new Map(tasks.map((task) => [task.key, task]));
  return rows.map(({ kind, id: subjectId, dueOn, sequence, changedAt }): Entry => {
    const key = `${kind}:${subjectId}`;
    const task = open.get(key);
    const told = { sequence, changedAt: new Date(changedAt).toISOString(), cancelled: task === undefined };
    return { ...(task ?? gone(key, kind, dueOn)), ...told };
  });
}

const gone = (key: string, kind: TaskKind, dueOn: string): Dated => ({
  ...{ key, kind, title: null, details: {}, target: null, dueOn },
  subject: { type: "task", id: null },
  ...{ priority: "Medium", statutory: false },
});

const hashOf = (task: Dated): string =>
  createHash("sha256")
    .update(canonicalize(task) ?? "")
    .digest("base64url")
    .slice(0, 22);

function numbered({ key }: Dated): { kind: TaskKind; subject_id: number } {
  const parts = partsOfKey(key);
  if (!parts) throw new Error(`${key} is no key of a task`);
  return { kind: parts.kind, subject_id: parts.id };
}
