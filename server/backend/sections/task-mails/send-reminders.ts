import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { permissionsOf } from "~/backend/contract/permissions";
import type { TaskKind } from "~/backend/contract/task-words";
import type { Task as OpenTask } from "~/backend/contract/tasks";
import { paths } from "~/paths";
import { zoneOf } from "~/time/zone-of";
import type { Tx } from "../../platform/db/database";
import { users } from "../../platform/db/schema/users";
import type { Task } from "../../platform/jobs/worker";
import type { MailContent } from "../../platform/mail/compose";
import { linkTo, type MailConfig } from "../../platform/mail/mail-config";
import { taskTexts } from "../../platform/mail/texts/task-texts";
import { writeMail } from "../../platform/mail/write-mail";
import { REMINDERS } from "../../work/actions/remind-task";
import { mine, type Ways, waysOf } from "../tasks/holders";
import { findOpen } from "../tasks/list-tasks";
import { shownTasks } from "../tasks/shown-tasks";
import { titleIn } from "../tasks/task-title";
import { digestDay } from "./due-digests";
import { itemOf } from "./task-item";

const shape = z.object({ customerId: z.int().positive(), userId: z.int().positive(), at: z.iso.datetime() });

/** So many are told one by one. */
const TOLD = 10;

/**
 * Mails the reminders that a person got in the product since the last such mail and has not read, as far as they still hold: what was done,
 * postponed, moved to another day or given to somebody else meanwhile is left out. Of a day it is done once, also by two jobs at the same time.
 */
export function sendTaskReminders(config: MailConfig): Task {
  return async ({ payload, database }) => {
    const { customerId, userId, at } = shape.parse(payload);
    await database.asCustomer({ customerId, userId }, (tx) =>
      deliver(tx, { customerId, userId, now: new Date(at) }, config),
    );
  };
}

interface Wanted {
  customerId: number;
  userId: number;
  now: Date;
}

async function deliver(tx: Tx, { customerId, userId, now }: Wanted, config: MailConfig): Promise<void> {
  const one = and(eq(users.customerId, customerId), eq(users.id, userId), isNull(users.deactivatedAt));
  const [user] = await tx.select().from(users).where(one);
  if (!user) return;
  const zone = zoneOf((user.preferences as { timeZone?: string | null }).timeZone ?? null);
  const day = digestDay("daily", now, zone);
  if (day === null) return;
  // Locked, so that of two jobs the second one sees that the day is done.
  const own = sql`customer_id = ${customerId} and user_id = ${userId}`;
  const { rows } = await tx.execute<{ upTo: number }>(sql`
    select reminded_up_to::float8 as "upTo" from task_mails
     where ${own} and reminders and (reminded_on is null or reminded_on < ${day}::date) for update`);
  const [choice] = rows;
  const permissions = permissionsOf(user.roles);
  if (!choice || !permissions.includes("tasks:read")) return;
  const told = await readReminders(tx, { customerId, userId }, choice.upTo);
  await tx.execute(sql`
    update task_mails set reminded_on = ${day}::date, reminded_up_to = ${told.at(-1)?.id ?? choice.upTo}::bigint where ${own}`);
  const ways = await waysOf({ tx, scope: { customerId, userId }, session: { permissions } }, zone, now);
  const tasks = await stillDue(tx, ways, told);
  if (tasks.length === 0) return;
  const to = { customerId, userId, recipient: user.email, secret: false, priority: "batch" as const };
  await writeMail(tx, to, contentOf(user, tasks, day, config));
}

interface Reminder extends Record<string, unknown> {
  id: number;
  kind: (typeof REMINDERS)[number];
  actionId: number;
  day: string;
}

/** Oldest first. */
async function readReminders(
  tx: Tx,
  { customerId, userId }: { customerId: number; userId: number },
  upTo: number,
): Promise<Reminder[]> {
  const { rows } = await tx.execute<Reminder>(sql`
    select id::float8 as id, kind, split_part(subject, ':', 2)::float8 as "actionId", params ->> 'day' as day from notifications
     where customer_id = ${customerId} and user_id = ${userId} and read_at is null
       and kind = any(${sql.param([...REMINDERS])}::text[]) and id > ${upTo}::bigint
     order by id`);
  return rows;
}

/** The tasks that are open, the person's, not put off and due on the day that was told; what is due first comes first. */
async function stillDue(tx: Tx, ways: Ways, told: readonly Reminder[]): Promise<OpenTask[]> {
  if (told.length === 0) return [];
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

/** The mail in the person's language. */
function contentOf(
  user: typeof users.$inferSelect,
  tasks: readonly OpenTask[],
  today: string,
  config: MailConfig,
): MailContent {
  const { language } = user;
  const texts = taskTexts(language);
  const words = texts.reminders;
  const [first] = tasks;
  return {
    language,
    subject: words.subject(tasks.length, first ? titleIn(language, first) : ""),
    greeting: texts.greeting(user),
    paragraphs: [words.lead(tasks.length), ...(tasks.length > TOLD ? [words.more(TOLD)] : [])],
    items: tasks.slice(0, TOLD).map((task) => itemOf(language, task, today, config)),
    action: { label: words.open, url: linkTo(paths.tasks(), config) },
    notes: [`${texts.settings} ${linkTo(paths.management("notifications"), config)}`],
  };
}
