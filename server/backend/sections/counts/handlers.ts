import { type SQL, sql } from "drizzle-orm";
import { type PinnedName, readHeaderCounts, readOpenTaskCount, readUnreadCount } from "~/backend/contract/counts";
import { answer, type Handler } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { plannedOnce } from "../../platform/db/planned-once";
import { mineWithin } from "../tasks/holders";
import { countedTasks } from "../tasks/open-tasks";
import { counted, unread } from "./counted";
import { writtenQuestion } from "./header-question";

export const countHandlers: Handler[] = [
  answer(readUnreadCount, async (asked) => ({ count: await countOne(asked, unread(asked)) })),

  answer(readOpenTaskCount, async (asked) => {
    const { ways, reader, holder } = mineWithin(asked, asked.query.timeZone);
    return { count: await countOne(asked, countedTasks(reader, holder), ways) };
  }),

  answer(readHeaderCounts, async (asked) => {
    const rows = await plannedOnce<HeaderRow>(asked.tx, writtenQuestion(asked, asked.query.timeZone));
    return rows[0] ?? { newAlerts: null, notifications: null, tasks: null, openMatches: null, pins: [] };
  }),
];

type HeaderRow = {
  newAlerts: number;
  notifications: number | null;
  tasks: number | null;
  openMatches: number | null;
  pins: PinnedName[];
};

async function countOne({ tx }: { tx: Tx }, those: SQL, ways?: SQL): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`${ways ? sql`with ${ways}` : sql``} select ${counted(those)} as n`,
  );
  return rows[0]?.n ?? 0;
}
