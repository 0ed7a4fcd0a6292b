import { type SQL, sql } from "drizzle-orm";
import {
  listNotifications,
  markNotification,
  markNotificationsRead,
  type Notification,
} from "~/backend/contract/notifications";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import { rowId } from "../../platform/call/row-id";
import type { Tx } from "../../platform/db/database";
import { countOfEqual, isEqual, offsetOf, standsForAll, sumOfEqual } from "./equal-ones";

/** Nobody reads on so far; the total says that there is more. */
const MOST_COUNTED = 1000;

export const notificationHandlers: Handler[] = [
  answer(listNotifications, async (asked) => {
    const { tx, query } = asked;
    const offset = offsetOf(asked.session.preferences.timeZone);
    const rows = await readPage(tx, own(asked), query.size + 1, query.after, offset);
    const content = rows.slice(0, query.size);
    const last = content.at(-1);
    const total = await countUpTo(tx, own(asked), offset);
    return {
      content: content.map(toNotification),
      number: 0,
      numberOfElements: content.length,
      totalElements: total,
      totalPages: Math.ceil(total / query.size),
      totalIsExact: total < MOST_COUNTED,
      after: last && rows.length > query.size ? `${last.at}_${last.id}` : null,
    };
  }),

  answer(markNotification, async (asked) => {
    const id = rowId(asked.params.notificationId, "notification");
    const offset = offsetOf(asked.session.preferences.timeZone);
    // Read twice, it was read the first time.
    const { rows } = await asked.tx.execute<Row>(sql`
      with one as (
        select id, kind, subject, created_at, ${columns(offset)} from notifications
         where ${own(asked)} and id = ${id}),
      changed as (
        update notifications n set read_at = ${asked.body.read ? sql`coalesce(n.read_at, now())` : sql`null`} from one
         where n.customer_id = ${asked.scope.customerId} and n.user_id = ${asked.session.user.id} and (n.id = one.id or n.id in (
           select o.id from notifications o, notifications
            where notifications.id = one.id and notifications.customer_id = ${asked.scope.customerId}
              and (notifications.read_at is null) = ${asked.body.read}::boolean and ${isEqual(sql`o`, offset)}))
        returning n.id, n.read_at)
      select one.*, changed.read_at as read_at from one join changed on changed.id = one.id`);
    if (!rows[0]) throw notFound("notification");
    return toNotification(rows[0]);
  }),

  answer(markNotificationsRead, async (asked) => {
    const { rowCount } = await asked.tx.execute(sql`
      update notifications set read_at = now()
       where ${own(asked)} and read_at is null
         and created_at <= (select created_at from notifications where ${own(asked)} and id = ${asked.body.upTo})`);
    return { changed: rowCount ?? 0 };
  }),
];

interface Row extends Record<string, unknown> {
  id: string;
  kind: string;
  params: Notification["params"];
  language: string | null;
  subject: string | null;
  created_at: Date | string;
  read_at: Date | string | null;
  /** Microseconds since 1970, as text: more than a JavaScript date holds. */
  at: string;
  /** Equal ones of the day. */
  count: number;
  /** What those tell of together. */
  told: number | null;
}

/** Only these are called as their alert is, in its language; of the others the product or its users chose the words. */
const LANGUAGE = sql`case when kind in ('alert-critical', 'alert-assigned', 'alert-commented') then (
  select e.language from alerts a join events e on e.id = a.event_id
   where a.customer_id = notifications.customer_id
     and a.id = substring(notifications.subject from '^alert:([1-9]\\d{0,14})$')::bigint) end`;

const columns = (offset: number) => sql`params, ${LANGUAGE} as language,
  (extract(epoch from created_at) * 1000000)::bigint as at, ${countOfEqual(offset)} as count, ${sumOfEqual(offset)} as told`;

const own = ({ scope, session }: Pick<AskedBySession, "scope" | "session">): SQL =>
  sql`customer_id = ${scope.customerId} and user_id = ${session.user.id}`;

/** By time and, among equal ones, by number: a customer's news often come in one statement. Of equal ones the newest. */
export async function readPage(
  tx: Tx,
  whose: SQL,
  limit: number,
  after: string | undefined,
  offset: number,
): Promise<Row[]> {
  const from = after === undefined ? sql`` : sql`and (created_at, id) < ${placeOf(after)}`;
  const { rows } = await tx.execute<Row>(sql`
    select id, kind, subject, created_at, read_at, ${columns(offset)} from notifications
     where ${whose} ${from} and ${standsForAll(offset)} order by created_at desc nulls last, id desc limit ${limit}`);
  return rows;
}

/** Throws 422 for a cursor that none of our answers brought. */
function placeOf(after: string): SQL {
  const [, at, id] = /^(\d{1,17})_([1-9]\d{0,14})$/.exec(after) ?? [];
  if (at && id) return sql`(to_timestamp(${at}::numeric / 1000000), ${id}::bigint)`;
  const problem = {
    path: "query.after",
    message: "is not a cursor of this list; leave it out to start at the first page",
  };
  throw new Refusal(422, "invalid_input", "The cursor is not one of this list", [problem]);
}

async function countUpTo(tx: Tx, whose: SQL, offset: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from notifications where ${whose} and ${standsForAll(offset)} limit ${MOST_COUNTED}) found`);
  return rows[0]?.count ?? 0;
}

function toNotification({ id, kind, params, language, subject, created_at, read_at, count, told }: Row): Notification {
  return {
    id: Number(id),
    kind,
    count,
    params: told === null ? params : { ...params, count: told },
    language,
    subject,
    createdAt: new Date(created_at).toISOString(),
    readAt: read_at ? new Date(read_at).toISOString() : null,
  };
}
