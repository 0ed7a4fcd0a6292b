import { sql } from "drizzle-orm";
import type { AlertChange } from "~/backend/contract/triage";
import { dayIn, startOfDay } from "~/time/day-start";
import { snoozeProblem } from "~/time/snooze-days";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import type { MadeChange } from "./apply-change";

/** A change that is asked for, as it is made. `at` is where it stands in the request. Throws 422 for a user who is not there or deactivated, and for a day that has come or is too far. */
export async function toMade(tx: Tx, customerId: number, change: AlertChange, at: string): Promise<MadeChange> {
  if (change.kind === "snooze") return { kind: "snooze", until: momentOf(change, at) };
  if (change.kind !== "assign") return change;
  const { userId } = change;
  return { kind: "assign", userId, name: userId === null ? null : await nameOf(tx, customerId, userId, at) };
}

async function nameOf(tx: Tx, customerId: number, userId: number, at: string): Promise<string> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select firstname || ' ' || lastname as name from users
     where customer_id = ${customerId} and id = ${userId} and deactivated_at is null`);
  const [user] = rows;
  if (user) return user.name;
  const problem = { path: `${at}.userId`, message: "names a user who does not exist or is deactivated" };
  throw new Refusal(422, "invalid_input", "Some of the input is not valid", [problem]);
}

function momentOf(
  { until, timeZone }: Extract<AlertChange, { kind: "snooze" }>,
  at: string,
  now: Date = new Date(),
): string | null {
  if (until === null) return null;
  const problem = snoozeProblem(until, dayIn(timeZone, now));
  if (!problem) return startOfDay(until, timeZone).toISOString();
  const message = problem === "past" ? "is not after today" : "is more than a year from now";
  throw new Refusal(422, "invalid_input", "Some of the input is not valid", [{ path: `${at}.until`, message }]);
}
