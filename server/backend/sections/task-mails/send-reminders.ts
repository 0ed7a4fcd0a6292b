import { sql } from "drizzle-orm";
import type { TaskKind } from "~/backend/contract/task-words";
import type { Task as OpenTask } from "~/backend/contract/tasks";
import type { Tx } from "../../platform/db/database";
import type { Task } from "../../platform/jobs/worker";
import type { MailConfig } from "../../platform/mail/mail-config";
import { REMINDERS } from "../task-reminders/remind-actions";
import { mine } from "../tasks/holders";
import { findOpen } from "../tasks/list-tasks";
import { shownTasks } from "../tasks/shown-tasks";
import { titleIn } from "../tasks/task-title";
import { digestDay } from "./due-digests";
import { type MailedPerson, mailPerson, type TaskMail } from "./mail-person";
import { itemOf } from "./task-item";

/** So many are told one by one. */
const TOLD = 10;

/**
 * Mails the reminders that a person got in the product since the last such mail and has not read, as far as they still hold: what was done,
 * postponed, moved to another day or given to somebody else meanwhile is left out. Of a day it is done once.
 */
export const sendTaskReminders = (config: MailConfig): Task =>
  mailPerson(async (tx: Tx, person: MailedPerson) => {
    const { choice, zone, now, row } = person;
    const day = digestDay("daily", now, zone);
    if (day === null || !choice.reminders || (choice.remindedOn !== null && choice.remindedOn >= day)) return null;
    const told = await readReminders(tx, person, choice.remindedUpTo);
    await tx.execute(sql`
      update task_mails set reminded_on = ${day}::date, reminded_up_to = ${told.at(-1)?.id ?? choice.remindedUpTo}::bigint where ${row}`);
    const tasks = await stillDue(tx, person, told);
    return tasks.length === 0 ? null : mailOf(person, tasks, day, config);
  }, config);

interface Reminder extends Record<string, unknown> {
  id: number;
  kind: (typeof REMINDERS)[number];
  actionId: number;
  day: string;
}

/** Oldest first. */
async function readReminders(tx: Tx, { customerId, userId }: MailedPerson, upTo: number): Promise<Reminder[]> {
  const { rows } = await tx.execute<Reminder>(sql`
    select id::float8 as id, kind, split_part(subject, ':', 2)::float8 as "actionId", params ->> 'day' as day from notifications
     where customer_id = ${customerId} and user_id = ${userId} and read_at is null
       and kind = any(${sql.param([...REMINDERS])}::text[]) and id > ${upTo}::bigint
     order by id`);
  return rows;
}

/** The tasks that are open, the person's, not put off and due on the day that was told; what is due first comes first. */
async function stillDue(tx: Tx, person: MailedPerson, told: readonly Reminder[]): Promise<OpenTask[]> {
  if (told.length === 0) return [];
  const ways = await person.ways();
  const days = new Set(told.map(({ kind, actionId, day }) => `${taskOf(kind)}:${actionId} ${day}`));
  const asked = [...new Set(told.map(({ kind, actionId }) => `${taskOf(kind)}:${actionId}`))].map((key) => {
    const [kind, id] = key.split(":");
    return { kind: kind as TaskKind, id: Number(id) };
  });
  const tasks = await shownTasks(tx, ways, await findOpen(tx, ways, mine(ways), asked));
  return tasks
    .filter(({ key, dueOn, group }) => group !== "putOff" && days.has(`${key} ${dueOn}`))
    .sort((one, other) => (one.dueOn ?? "").localeCompare(other.dueOn ?? ""));
}

const taskOf = (kind: Reminder["kind"]): TaskKind => (kind === "action-effect-due" ? "action-effect" : "action");

function mailOf(
  { language, texts: { reminders: words } }: MailedPerson,
  tasks: readonly OpenTask[],
  today: string,
  config: MailConfig,
): TaskMail {
  const [first] = tasks;
  return {
    subject: words.subject(tasks.length, first ? titleIn(language, first) : ""),
    paragraphs: [words.lead(tasks.length), ...(tasks.length > TOLD ? [words.more(TOLD)] : [])],
    items: tasks.slice(0, TOLD).map((task) => itemOf(language, task, today, config)),
    open: words.open,
  };
}
