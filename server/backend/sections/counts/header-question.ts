import { type SQL, sql } from "drizzle-orm";
import { dayIn } from "~/time/day-start";
import { countOfNew } from "../../alerts/feed/status-counts";
import type { AskedBySession } from "../../platform/call/handler";
import { keepWritten, type WrittenStatement } from "../../platform/db/planned-once";
import { openMatches } from "../../risk/sanctions/review/read-review";
import { mineWithin } from "../tasks/holders";
import { countedTasks } from "../tasks/open-tasks";
import { counted, unread } from "./counted";
import { pinnedNames } from "./pinned-names";

type Asked = Pick<AskedBySession, "session" | "scope">;

/** One question, as it is asked on every page; in the same words whatever is pinned and whoever asks, but for those who read all. */
export function headerQuestion(asked: Asked, timeZone: string, now = new Date()): SQL {
  const { permissions, preferences } = asked.session;
  const { customerId } = asked.scope;
  const may = (permission: (typeof permissions)[number], rows: SQL) =>
    sql`case when ${permissions.includes(permission)}::boolean then ${counted(rows)} end`;
  const { ways, reader, holder } = mineWithin(asked, timeZone, now);
  return sql`
    with ${ways}
    select ${countOfNew(customerId)} as "newAlerts",
           ${may("notifications:read", unread(asked))} as notifications,
           ${may("tasks:read", countedTasks(reader, holder))} as tasks,
           ${may("sanctions:screen", openMatches(customerId))} as "openMatches",
           ${pinnedNames(asked, preferences.pins)} as pins`;
}

/**
 * The same as it is sent. Everybody asks it on every page, and it is the same until the day, their rights or what they have pinned is another
 * one: it is put into words once.
 */
export function writtenQuestion(asked: Asked, timeZone: string, now = new Date()): WrittenStatement {
  const { scope, session } = asked;
  const { user, permissions, preferences } = session;
  const about = [scope.customerId, scope.userId, user.id, dayIn(timeZone, now), permissions, preferences.pins];
  return kept(JSON.stringify(about), () => headerQuestion(asked, timeZone, now));
}

const kept = keepWritten(1000);
