import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { countNewAlerts, watchNewAlerts } from "~/backend/contract/feed";
import { minutes, seconds } from "~/time/duration";
import { answer, answerStream, type Handler } from "../../platform/call/handler";
import { Refusal } from "../../platform/call/refusal";
import type { Database } from "../../platform/db/database";
import { sessions } from "../../platform/db/schema/sessions";
import { ALERTS_CHANNEL } from "../../platform/live/announce";
import { lineStream } from "../../platform/live/line-stream";
import { countNew } from "./count-new";

/** Of one user, in this process: so many tabs that somebody looks at are nobody's. */
const MOST_AT_ONCE = 8;
/** Nobody knows when a tab is closed. */
const LOOK_AGAIN = minutes(1);

export const newsHandlers: Handler[] = [
  answer(countNewAlerts, async ({ tx, scope, query: { since, ...filter } }) => countNew(tx, scope, filter, since)),

  answerStream(watchNewAlerts, async ({ database, scope, session, query: { since, ...filter } }) => {
    const leave = enter(`${scope.customerId}:${session.user.id}`);
    const stream = lineStream({
      // Asked before each line: what is told ends with the session.
      isOpen: () => isOpen(database, scope.customerId, session.id),
      read: () => database.asCustomer(scope, (tx) => countNew(tx, scope, filter, since)),
      listen: (changed) =>
        database.listen(ALERTS_CHANNEL, (customerId) => {
          if (customerId === null || Number(customerId) === scope.customerId) changed();
        }),
      over: leave,
    });
    return new Response(stream, {
      headers: { "content-type": "application/x-ndjson", "cache-control": "no-store, no-transform" },
    });
  }),
];

const watching = new Map<string, number>();

function enter(user: string): () => void {
  const there = watching.get(user) ?? 0;
  if (there >= MOST_AT_ONCE) {
    const wait = { "retry-after": String(LOOK_AGAIN / seconds(1)) };
    throw new Refusal(429, "too_many_streams", `More than ${MOST_AT_ONCE} at a time`, undefined, wait);
  }
  watching.set(user, there + 1);
  return () => {
    const left = (watching.get(user) ?? 1) - 1;
    if (left > 0) watching.set(user, left);
    else watching.delete(user);
  };
}

async function isOpen(database: Database, customerId: number, sessionId: number): Promise<boolean> {
  const own = and(eq(sessions.customerId, customerId), eq(sessions.id, sessionId));
  const open = and(own, isNull(sessions.endedAt), gt(sessions.expiresAt, sql`now()`));
  const rows = await database.asSystem((tx) => tx.select({ id: sessions.id }).from(sessions).where(open));
  return rows.length > 0;
}
