import { type SQL, sql } from "drizzle-orm";
import { days, hours, seconds } from "~/time/duration";
import type { Tx } from "../../platform/db/database";
import type { MailChannel } from "../../platform/db/schema/delivery";
import { IS_HEARD } from "../feed/muted";
import { type Choices, minimumOf, standardOf } from "./minimums";

export interface MailUser {
  customerId: number;
  userId: number;
}

/** One mail says no more than this; what is left over comes with the next. */
const MOST_IN_A_MAIL = 500;

/**
 * How far back a mail looks, longer than its period so that one that could not be written is made up for; and how far behind the
 * moment at which it was asked for.
 */
const LOOKS_BACK: Record<MailChannel, { atMost: number; beforeAsked: number }> = {
  EmailRealtime: { atMost: days(1), beforeAsked: 0 },
  EmailDaily: { atMost: days(2) + hours(1), beforeAsked: days(1) },
  EmailWeekly: { atMost: days(15), beforeAsked: days(7) },
};
/** No mail tells what happened longer ago, when targets that are newly followed bring their past with them. */
const OLDEST_NEWS = days(14);

/** Higher than any priority. */
const NEVER = 9;

/**
 * The alerts that a user is to get by a kind of mail and has not got by it, the gravest first: of what is followed itself, grave
 * enough for one of the collections that hold a target of it (which may want none below a priority in its tier settings, whatever
 * the user chose), and not put away, put off or silenced. What a topic found touches no target: there the user's general choice holds.
 */
export async function pickAlerts(
  tx: Tx,
  { customerId, userId }: MailUser,
  channel: MailChannel,
  choices: Choices,
): Promise<number[]> {
  const standard = standardOf(choices, channel) ?? NEVER;
  const minimums = choices.collections.map(({ id, byTier }) => ({
    id,
    minimum: minimumOf(choices, channel, id) ?? NEVER,
    byTier: JSON.stringify(byTier),
  }));
  const least = Math.min(standard, ...minimums.map(({ minimum }) => minimum));
  if (least === NEVER) return [];
  const asked = choices.rows.filter((row) => row.channel === channel && row.minimum !== null);
  const first = Math.min(...asked.map(({ updatedAt }) => updatedAt.getTime()));
  const { atMost, beforeAsked } = LOOKS_BACK[channel];
  const from = sql`greatest(now() - ${interval(atMost)}, ${new Date(first - beforeAsked).toISOString()}::timestamptz)`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    with minimum(collection_id, priority, by_tier) as (
      select * from unnest(${sql.param(minimums.map(({ id }) => id))}::bigint[],
                           ${sql.param(minimums.map(({ minimum }) => minimum))}::smallint[],
                           ${sql.param(minimums.map(({ byTier }) => byTier))}::jsonb[])
    )
    select a.id from alerts a
     where a.customer_id = ${customerId} and a.created_at >= ${from} and a.at >= now() - ${interval(OLDEST_NEWS)}
       and not a.tier_n and a.priority >= ${least} and a.status_id <> 'archived' and a.relevancy <> 'Irrelevant'
       and (a.snoozed_until is null or a.snoozed_until <= now())
       and ${IS_HEARD}
       and not exists (select from alert_mail_alerts m where m.customer_id = ${customerId} and m.user_id = ${userId}
                          and m.channel = ${channel} and m.alert_id = a.id)
       and (exists (
         select from alert_targets t where t.customer_id = ${customerId} and t.alert_id = a.id
            and a.priority >= coalesce(
              (select min(greatest(m.priority, coalesce((m.by_tier->>t.tier::text)::int, 1)))
                 from collection_targets c join minimum m on m.collection_id = c.collection_id
                where c.customer_id = ${customerId} and c.target_id = t.target_id), ${standard}))
         or a.priority >= ${standard} and exists (
              select from topic_hits h where h.customer_id = ${customerId} and h.alert_id = a.id))
     order by a.priority desc, a.at desc, a.id desc limit ${MOST_IN_A_MAIL}`);
  return rows.map(({ id }) => Number(id));
}

const interval = (milliseconds: number): SQL => sql`make_interval(secs => ${milliseconds / seconds(1)})`;
