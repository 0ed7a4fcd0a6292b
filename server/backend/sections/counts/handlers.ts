import { type SQL, sql } from "drizzle-orm";
import { type PinnedName, readHeaderCounts, readOpenTaskCount, readUnreadCount } from "~/backend/contract/counts";
import { countOfNew } from "../../alerts/feed/status-counts";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { plannedOnce } from "../../platform/db/planned-once";
import { openMatches } from "../../risk/sanctions/review/read-review";
import { mineWithin } from "../tasks/holders";
import { countedTasks } from "../tasks/open-tasks";
import { pinnedNames } from "./pinned-names";

export const countHandlers: Handler[] = [
  answer(readUnreadCount, async (asked) => ({ count: await countOne(asked, unread(asked)) })),

  answer(readOpenTaskCount, async (asked) => {
    const { ways, reader, holder } = mineWithin(asked, asked.query.timeZone);
    return { count: await countOne(asked, countedTasks(reader, holder), ways) };
  }),

  answer(readHeaderCounts, async (asked) => {
    const rows = await plannedOnce<HeaderRow>(asked.tx, headerQuestion(asked, asked.query.timeZone));
    return rows[0] ?? { newAlerts: null, notifications: null, tasks: null, openMatches: null, pins: [] };
  }),
];

/** One question, as it is asked on every page; in the same words whatever is pinned and whoever asks, but for those who read all. */
export function headerQuestion(asked: Pick<AskedBySession, "session" | "scope">, timeZone: string): SQL {
  const { permissions, preferences } = asked.session;
  const { customerId } = asked.scope;
  const may = (permission: (typeof permissions)[number], rows: SQL) =>
    sql`case when ${permissions.includes(permission)}::boolean then ${counted(rows)} end`;
  const { ways, reader, holder } = mineWithin(asked, timeZone);
  return sql`
    with ${ways}
    select ${countOfNew(customerId)} as "newAlerts",
           ${may("notifications:read", unread(asked))} as notifications,
           ${may("tasks:read", countedTasks(reader, holder))} as tasks,
           ${may("sanctions:screen", openMatches(customerId))} as "openMatches",
           ${pinnedNames(asked, preferences.pins)} as pins`;
}

type HeaderRow = {
  newAlerts: number;
  notifications: number | null;
  tasks: number | null;
  openMatches: number | null;
  pins: PinnedName[];
};

const unread = ({ session, scope }: Pick<AskedBySession, "session" | "scope">): SQL => sql`
  select 1 from notifications
   where customer_id = ${scope.customerId} and user_id = ${session.user.id} and read_at is null`;

/** The header says "99+" long before, so nobody pays for counting on. */
const MOST = 1000;

const counted = (rows: SQL): SQL => sql`(select count(*)::int from (${rows} limit ${MOST}) found)`;

async function countOne({ tx }: { tx: Tx }, those: SQL, ways?: SQL): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`${ways ? sql`with ${ways}` : sql``} select ${counted(those)} as n`,
  );
  return rows[0]?.n ?? 0;
}
