import { type SQL, sql } from "drizzle-orm";
import { readHeaderCounts, readOpenTaskCount, readUnreadCount } from "~/backend/contract/counts";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { IS_OPEN, isOf } from "../actions/whose";

export const countHandlers: Handler[] = [
  answer(readUnreadCount, async (asked) => ({ count: (await countThose(asked, [unread(asked)]))[0] ?? 0 })),

  answer(readOpenTaskCount, async (asked) => ({ count: (await countThose(asked, [openTasks(asked)]))[0] ?? 0 })),

  answer(readHeaderCounts, async (asked) => {
    const { permissions } = asked.session;
    const [notifications = null, tasks = null] = await countThose(asked, [
      permissions.includes("notifications:read") ? unread(asked) : null,
      permissions.includes("tasks:read") ? openTasks(asked) : null,
    ]);
    return { notifications, tasks };
  }),
];

const unread = ({ session, scope }: AskedBySession): SQL => sql`
  select 1 from notifications
   where customer_id = ${scope.customerId} and user_id = ${session.user.id} and read_at is null`;

// The same that the list of one's own open actions shows, which the count leads to.
const openTasks = ({ scope }: AskedBySession): SQL => sql`
  select 1 from actions x
   where x.customer_id = ${scope.customerId} and ${IS_OPEN} and ${isOf(scope.customerId, scope.userId)}`;

/** The header says "99+" long before, so nobody pays for counting on. */
const MOST = 1000;

/** How many each of these finds, in one question; null for one that is not asked. */
async function countThose({ tx }: { tx: Tx }, those: readonly (SQL | null)[]): Promise<(number | null)[]> {
  if (those.every((rows) => rows === null)) return those.map(() => null);
  const counted = those.map((rows) =>
    rows ? sql`(select count(*)::int from (${rows} limit ${MOST}) found)` : sql`null::int`,
  );
  const { rows } = await tx.execute<{ counts: (number | null)[] }>(
    sql`select array[${sql.join(counted, sql`, `)}] as counts`,
  );
  return rows[0]?.counts ?? [];
}
