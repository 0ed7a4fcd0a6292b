import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { clocks } from "../../platform/db/schema/clocks";

/** What has duties with a last day. */
export interface ClockSubject {
  customerId: number;
  subjectType: (typeof clocks.$inferSelect)["subjectType"];
  subjectId: number;
}

/** Starts one clock for each kind of duty; `dueOn` as `YYYY-MM-DD`, `ruleVersion` as `<name>@<version>`. */
export async function startClocks(
  tx: Tx,
  subject: ClockSubject,
  duties: readonly { kind: string; dueOn: string }[],
  ruleVersion: string,
): Promise<void> {
  await tx.insert(clocks).values(duties.map((duty) => ({ ...subject, ...duty, ruleVersion })));
}

/** Gives a duty that is not done another last day, and keeps the version of the rule that moved it. */
export async function moveClock(
  tx: Tx,
  subject: ClockSubject,
  { kind, dueOn }: { kind: string; dueOn: string },
  ruleVersion: string,
): Promise<void> {
  await tx.execute(sql`
    update clocks set due_on = ${dueOn}::date, rule_version = ${ruleVersion} where ${of(subject)} and kind = ${kind} and done_at is null`);
}

/** Notes that a duty was done; the first time counts. */
export async function finishClock(tx: Tx, subject: ClockSubject, kind: string): Promise<void> {
  await tx.execute(sql`update clocks set done_at = coalesce(done_at, now()) where ${of(subject)} and kind = ${kind}`);
}

/** Stops what still runs, because its subject is closed. */
export async function endClocks(tx: Tx, subject: ClockSubject): Promise<void> {
  await tx.execute(
    sql`update clocks set ended_at = now() where ${of(subject)} and done_at is null and ended_at is null`,
  );
}

const of = ({ customerId, subjectType, subjectId }: ClockSubject): SQL =>
  sql`customer_id = ${customerId} and subject_type = ${subjectType} and subject_id = ${subjectId}`;
