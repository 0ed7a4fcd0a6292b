import { sql } from "drizzle-orm";
import { seconds } from "~/time/duration";
import type { Tx } from "../db/database";
import { enqueue, enqueueAll } from "../jobs/enqueue";
import type { Task } from "../jobs/worker";
import { ruleAt } from "../rules/register";
import type { MailConfig } from "./mail-config";
import { MAIL_RATE, mailRateSchema } from "./mail-rate";

/** The jobs that give the mails of a batch free, and that send one. */
export const RELEASE_MAILS = "release-mails";
export const SEND_MAIL = "send-mail";
/** A mail that is not taken for ten hours is given up. */
export const ATTEMPTS = 12;

/** So many portions make a minute's mails, so that they leave evenly. */
const PORTIONS = 12;
const PAUSE = seconds(60 / PORTIONS);

/**
 * Sends as many mails of batches as the rule `mail-rate` leaves for now, those that were written first, and comes again while any
 * wait. All mails count, those of batches alone are held back. Without a mail server nothing is sent, and nothing is held back.
 */
export function releaseMails({ smtpUrl }: Pick<MailConfig, "smtpUrl">): Task {
  return async ({ database }) => {
    await database.asSystem(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${RELEASE_MAILS}))`);
      const today = new Date().toISOString().slice(0, 10);
      const rate = smtpUrl ? (await ruleAt(tx, MAIL_RATE.name, today, mailRateSchema)).value : NO_LIMIT;
      await enqueueAll(tx, SEND_MAIL, await release(tx, rate), { priority: "batch", maxAttempts: ATTEMPTS });
      const { rowCount } = await tx.execute(sql`select from mails where released_at is null limit 1`);
      if (rowCount) await enqueue(tx, RELEASE_MAILS, null, { key: RELEASE_MAILS, runAt: new Date(Date.now() + PAUSE) });
    });
  };
}

const NO_LIMIT = { perMinute: 1_000_000, perDomainPerMinute: 1_000_000 };

async function release(tx: Tx, { perMinute, perDomainPerMinute }: typeof NO_LIMIT) {
  const { rows } = await tx.execute<{ customerId: number; mailId: number }>(sql`
    with released as (
      select lower(split_part(recipient, '@', 2)) as domain, count(*)::int as n from mails
       where released_at > now() - interval '1 minute' group by 1),
    waiting as (
      select customer_id, id, lower(split_part(recipient, '@', 2)) as domain,
             row_number() over (partition by lower(split_part(recipient, '@', 2)) order by id) as place
        from mails where released_at is null),
    next as (
      select customer_id, id from waiting left join released using (domain)
       where place <= ${perDomainPerMinute}::int - coalesce(released.n, 0)
       order by id
       limit greatest(0, least(${Math.ceil(perMinute / PORTIONS)}::int,
                               ${perMinute}::int - (select coalesce(sum(n), 0)::int from released))))
    update mails m set released_at = now() from next where m.customer_id = next.customer_id and m.id = next.id
    returning m.customer_id::float8 as "customerId", m.id::float8 as "mailId"`);
  return rows.sort((one, other) => one.mailId - other.mailId);
}
