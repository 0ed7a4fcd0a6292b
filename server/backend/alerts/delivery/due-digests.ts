import { sql } from "drizzle-orm";
import { z } from "zod";
import { seconds } from "~/time/duration";
import type { MailChannel } from "../../platform/db/schema/delivery";
import { enqueue } from "../../platform/jobs/enqueue";
import type { Task } from "../../platform/jobs/worker";

export const DELIVER_DIGEST = "delivery.digest";

/** Daily and weekly mails come at seven in the morning where the user is, weekly ones on Mondays. */
export const DIGEST_HOUR = 7;
const SLOT_MINUTES = 15;

/** The clock's own moment, which a job that had to wait still has. */
const payloadSchema = z.object({ _cron: z.object({ ts: z.string() }) }).partial();

/** `delivery.due`: finds those for whom it is seven o'clock, and gives each kind of mail of each to a job. */
export const enqueueDueDigests: Task = async ({ payload, database }) => {
  const now = new Date(payloadSchema.parse(payload ?? {})._cron?.ts ?? Date.now());
  await database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ customerId: string; userId: string; channel: MailChannel; zone: string }>(sql`
      select distinct d.customer_id as "customerId", d.user_id as "userId", d.channel,
             coalesce(u.preferences->>'timeZone', 'UTC') as zone
        from delivery_minimums d join users u on u.customer_id = d.customer_id and u.id = d.user_id
       where d.channel in ('EmailDaily', 'EmailWeekly') and d.minimum is not null and u.deactivated_at is null
       order by 1, 2, 3`);
    for (const { customerId, userId, channel, zone } of rows) {
      if (!isDue(channel, now, zone)) continue;
      const key = `${DELIVER_DIGEST}:${customerId}:${userId}:${channel}`;
      await enqueue(tx, DELIVER_DIGEST, { customerId: Number(customerId), userId: Number(userId), channel }, { key });
    }
  });
};

/** Whether it is the first quarter after seven there, and for weekly mails a Monday. */
export function isDue(channel: MailChannel, now: Date, zone: string): boolean {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(new Date(now.getTime() + seconds(1)));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  const isMorning = Number(part("hour")) === DIGEST_HOUR && Number(part("minute")) < SLOT_MINUTES;
  return isMorning && (channel !== "EmailWeekly" || part("weekday") === "Mon");
}
