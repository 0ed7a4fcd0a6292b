import { sql } from "drizzle-orm";
import { z } from "zod";
import type { TaskDigest } from "~/backend/contract/task-words";
import { dayIn } from "~/time/day-start";
import { zoneOf } from "~/time/zone-of";
import type { Database } from "../../platform/db/database";
import { enqueue } from "../../platform/jobs/enqueue";
import type { Task } from "../../platform/jobs/worker";

/** The jobs that look for whom a digest or reminders are due, and that write one. */
export const DUE_TASK_DIGESTS = "tasks.digests-due";
export const TASK_DIGEST = "tasks.digest";
export const TASK_REMINDERS = "tasks.reminders";

/** Digests come at seven in the morning where the person is … */
const FROM_HOUR = 7;
/** … and where no server was up then, until noon: later they are no morning's list any more. */
const BEFORE_HOUR = 12;

/** The clock's own moment, which a job that had to wait still has. */
const payloadSchema = z.object({ _cron: z.object({ ts: z.string() }) }).partial();

/** Finds those for whom it is morning and whose list or reminders were not looked at today, some at a time, and gives each to a job. */
export const enqueueDueTaskDigests: Task = async ({ payload, database }) => {
  const now = new Date(payloadSchema.parse(payload ?? {})._cron?.ts ?? Date.now());
  let after: Place | null = { customerId: 0, userId: 0 };
  while (after) after = await enqueuePage(database, now, after);
};

interface Place {
  customerId: number;
  userId: number;
}

/** People who are looked at in one transaction. */
const PAGE = 500;

async function enqueuePage(database: Database, now: Date, after: Place): Promise<Place | null> {
  return database.asSystem(async (tx) => {
    const { rows } = await tx.execute<Row>(sql`
      select m.customer_id::float8 as "customerId", m.user_id::float8 as "userId", m.digest, m.checked_on::text as "checkedOn",
             m.reminders, m.reminded_on::text as "remindedOn", u.preferences->>'timeZone' as zone
        from task_mails m join users u on u.customer_id = m.customer_id and u.id = m.user_id
       where (m.digest <> 'off' or m.reminders) and u.deactivated_at is null
         and (m.customer_id, m.user_id) > (${after.customerId}::bigint, ${after.userId}::bigint)
       order by m.customer_id, m.user_id limit ${PAGE}`);
    for (const { customerId, userId, zone, ...chosen } of rows) {
      for (const job of dueOf(chosen, now, zoneOf(zone))) {
        const key = `${job}:${customerId}:${userId}`;
        await enqueue(tx, job, { customerId, userId, at: now.toISOString() }, { key, priority: "batch" });
      }
    }
    const last = rows.at(-1);
    return last && rows.length === PAGE ? last : null;
  });
}

interface Chosen {
  digest: TaskDigest;
  checkedOn: string | null;
  reminders: boolean;
  remindedOn: string | null;
}

interface Row extends Record<string, unknown>, Place, Chosen {
  zone: string | null;
}

/** The mails of this morning that were not looked at yet. */
function dueOf({ digest, checkedOn, reminders, remindedOn }: Chosen, now: Date, zone: string): string[] {
  const isDue = (day: string | null, done: string | null) => day !== null && (done === null || done < day);
  return [
    ...(isDue(digestDay(digest, now, zone), checkedOn) ? [TASK_DIGEST] : []),
    ...(reminders && isDue(digestDay("daily", now, zone), remindedOn) ? [TASK_REMINDERS] : []),
  ];
}

/** The day whose digest is due at a moment in a zone, `YYYY-MM-DD`; null where none is. Weekly ones come on Mondays. */
export function digestDay(digest: TaskDigest, now: Date, zone: string): string | null {
  if (digest === "off") return null;
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    weekday: "short",
    hour: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  const hour = Number(part("hour"));
  if (hour < FROM_HOUR || hour >= BEFORE_HOUR || (digest === "weekly" && part("weekday") !== "Mon")) return null;
  return dayIn(zone, now);
}
