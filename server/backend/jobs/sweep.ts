import { lt, or, type SQL, sql } from "drizzle-orm";
import { days, hours } from "~/domain/duration";
import { idempotencyKeys } from "../db/schema/idempotency-keys";
import { sessions, signInAttempts } from "../db/schema/sessions";
import type { Task } from "./worker";

const KEEP_IDEMPOTENCY_KEYS = hours(24);
const KEEP_SESSIONS = days(30);
const KEEP_SIGN_IN_ATTEMPTS = days(1);

/** Removes what has outlived its purpose. Running it twice changes nothing more. */
export const sweep: Task = async ({ database, logger }) => {
  const removed = await database.asSystem(async (tx) => {
    const keys = await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(KEEP_IDEMPOTENCY_KEYS)));
    const over = or(lt(sessions.expiresAt, ago(KEEP_SESSIONS)), lt(sessions.endedAt, ago(KEEP_SESSIONS)));
    const ended = await tx.delete(sessions).where(over);
    const attempts = await tx
      .delete(signInAttempts)
      .where(lt(signInAttempts.windowStartedAt, ago(KEEP_SIGN_IN_ATTEMPTS)));
    return { idempotencyKeys: keys.rowCount, sessions: ended.rowCount, signInAttempts: attempts.rowCount };
  });
  logger.info({ removed }, "swept");
};

/** By the database's clock, which also wrote the times. */
function ago(milliseconds: number): SQL {
  return sql`now() - make_interval(secs => ${milliseconds / 1000})`;
}
