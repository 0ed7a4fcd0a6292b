import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { minutes, seconds } from "~/time/duration";
import type { Tx } from "../../platform/db/database";
import type { MailChannel } from "../../platform/db/schema/delivery";
import { users } from "../../platform/db/schema/users";
import { enqueue } from "../../platform/jobs/enqueue";
import type { Task } from "../../platform/jobs/worker";
import type { MailConfig } from "../../platform/mail/mail-config";
import { DELIVER_REALTIME } from "./enqueue-realtime";
import { readChoices } from "./minimums";
import { pickAlerts } from "./pick-alerts";
import { sendAlerts } from "./send-alerts";

const own = { customerId: z.int().positive(), userId: z.int().positive() };

/** A burst of alerts is one mail at once and another one later, and not a hundred. */
const BETWEEN_MAILS = minutes(2);

/** `delivery.realtime`: what has come for a user since the last mail; right after one it waits a while. */
export function deliverRealtime(config: MailConfig): Task {
  return async ({ payload, database }) => {
    const { customerId, userId } = z.object(own).parse(payload);
    await database.asCustomer({ customerId, userId: null }, async (tx) => {
      const wait = await untilNext(tx, customerId, userId);
      if (!wait) return deliver(tx, { customerId, userId, channel: "EmailRealtime" }, config);
      const key = `${DELIVER_REALTIME}:${customerId}:${userId}`;
      await enqueue(tx, DELIVER_REALTIME, { customerId, userId }, { key, runAt: wait });
    });
  };
}

/** `delivery.digest`: the daily or weekly mail of a user. Told twice, it finds that everything was sent. */
export function deliverDigest(config: MailConfig): Task {
  const shape = z.object({ ...own, channel: z.enum(["EmailDaily", "EmailWeekly"]) });
  return async ({ payload, database }) => {
    const { customerId, userId, channel } = shape.parse(payload);
    await database.asCustomer({ customerId, userId: null }, (tx) =>
      deliver(tx, { customerId, userId, channel }, config),
    );
  };
}

interface Wanted {
  customerId: number;
  userId: number;
  channel: MailChannel;
}

/** Who is being written to is locked, so that of two jobs the second one sees what the first one sent. */
async function deliver(tx: Tx, { customerId, userId, channel }: Wanted, config: MailConfig): Promise<void> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.customerId, customerId), eq(users.id, userId), isNull(users.deactivatedAt)))
    .for("update");
  if (!user) return;
  const choices = await readChoices(tx, customerId, userId);
  const alertIds = await pickAlerts(tx, { customerId, userId }, channel, choices);
  if (alertIds.length > 0) await sendAlerts(tx, { user, channel, alertIds }, config);
}

async function untilNext(tx: Tx, customerId: number, userId: number): Promise<Date | null> {
  const { rows } = await tx.execute<{ next: string }>(sql`
    select max(created_at) + make_interval(secs => ${BETWEEN_MAILS / seconds(1)}) as next from alert_mails
     where customer_id = ${customerId} and user_id = ${userId} and channel = 'EmailRealtime'
       and created_at > now() - make_interval(secs => ${BETWEEN_MAILS / seconds(1)})
    having count(*) > 0`);
  return rows[0] ? new Date(rows[0].next) : null;
}
