import { type SQL, sql } from "drizzle-orm";
import { readHeaderCounts, readOpenTaskCount, readUnreadCount } from "~/backend/contract/counts";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";

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

// One action may be the user's and the team's: it is one task. What is put off until a day is none until then, or never again.
const openTasks = ({ session, scope }: AskedBySession): SQL => sql`
  select 1 from actions a
   where a.customer_id = ${scope.customerId} and a.meta_status in ('Planned', 'InProgress')
     and (a.skipped_reason is null or a.skipped_until < current_date)
     and exists (
       select 1 from action_assignees s
       where s.customer_id = a.customer_id and s.action_id = a.id
         and (s.kind = 'user' and s.assignee_id = ${session.user.id}
           or s.kind = 'team' and s.assignee_id in (
             select team_id from team_members
             where customer_id = ${scope.customerId} and user_id = ${session.user.id})))`;

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
