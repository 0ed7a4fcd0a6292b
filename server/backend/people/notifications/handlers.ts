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

/** Nobody reads on so far; the total says that there is more. */
const MOST_COUNTED = 1000;

export const notificationHandlers: Handler[] = [
  answer(listNotifications, async (asked) => {
    const { tx, query } = asked;
    const rows = await readPage(tx, own(asked), query.size + 1, query.after);
    const content = rows.slice(0, query.size);
    const last = content.at(-1);
    const total = await countUpTo(tx, own(asked));
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
    // Read twice, it was read the first time.
    const { rows } = await asked.tx.execute<Row>(sql`
      update notifications set read_at = ${asked.body.read ? sql`coalesce(read_at, now())` : sql`null`}
       where ${own(asked)} and id = ${id} returning ${COLUMNS}`);
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
}

/** Only these are called as their alert is, in its language; of the others the product or its users chose the words. */
const LANGUAGE = sql`case when kind in ('alert-critical', 'alert-assigned', 'alert-commented') then (
  select e.language from alerts a join events e on e.id = a.event_id
   where a.customer_id = notifications.customer_id
     and a.id = substring(notifications.subject from '^alert:([1-9]\\d{0,14})$')::bigint) end`;

const COLUMNS = sql`id, kind, params, ${LANGUAGE} as language, subject, created_at, read_at,
  (extract(epoch from created_at) * 1000000)::bigint as at`;

const own = ({ scope, session }: Pick<AskedBySession, "scope" | "session">): SQL =>
  sql`customer_id = ${scope.customerId} and user_id = ${session.user.id}`;

/** By time and, among equal ones, by number: a customer's news often come in one statement. */
export async function readPage(tx: Tx, whose: SQL, limit: number, after: string | undefined): Promise<Row[]> {
  const from = after === undefined ? sql`` : sql`and (created_at, id) < ${placeOf(after)}`;
  const { rows } = await tx.execute<Row>(
    sql`select ${COLUMNS} from notifications where ${whose} ${from} order by created_at desc nulls last, id desc limit ${limit}`,
  );
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

async function countUpTo(tx: Tx, whose: SQL): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from notifications where ${whose} limit ${MOST_COUNTED}) found`,
  );
  return rows[0]?.count ?? 0;
}

function toNotification({ id, kind, params, language, subject, created_at, read_at }: Row): Notification {
  return {
    id: Number(id),
    kind,
    params,
    language,
    subject,
    createdAt: new Date(created_at).toISOString(),
    readAt: read_at ? new Date(read_at).toISOString() : null,
  };
}
