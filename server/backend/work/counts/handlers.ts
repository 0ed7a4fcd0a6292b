import { sql } from "drizzle-orm";
import { readOpenTaskCount, readUnreadCount } from "~/backend/contract/counts";
import { answer, type Handler } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";

export const countHandlers: Handler[] = [
  answer(readUnreadCount, async ({ tx, session, scope }) =>
    countOf(
      tx,
      sql`select 1 from notifications
        where customer_id = ${scope.customerId} and user_id = ${session.user.id} and read_at is null`,
    ),
  ),

  // One action may be the user's and the team's: it is one task. What is put off until a day is none until then, or never again.
  answer(readOpenTaskCount, async ({ tx, session, scope }) =>
    countOf(
      tx,
      sql`select 1 from actions a
        where a.customer_id = ${scope.customerId} and a.meta_status in ('Planned', 'InProgress')
          and (a.skipped_reason is null or a.skipped_until < current_date)
          and exists (
            select 1 from action_assignees s
            where s.customer_id = a.customer_id and s.action_id = a.id
              and (s.kind = 'user' and s.assignee_id = ${session.user.id}
                or s.kind = 'team' and s.assignee_id in (
                  select team_id from team_members
                  where customer_id = ${scope.customerId} and user_id = ${session.user.id})))`,
    ),
  ),
];

/** The header says "99+" long before, so nobody pays for counting on. */
const MOST = 1000;

async function countOf(tx: Tx, rows: ReturnType<typeof sql>): Promise<{ count: number }> {
  const { rows: found } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from (${rows} limit ${MOST}) found`,
  );
  return { count: found[0]?.count ?? 0 };
}
