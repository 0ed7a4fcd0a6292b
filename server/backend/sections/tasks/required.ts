import { sql } from "drizzle-orm";
import { LONGEST_PUT_OFF } from "~/backend/contract/task-words";
import type { Task } from "~/backend/contract/tasks";
import { daysLater } from "~/time/day-start";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import type { Owner } from "./holders";

/** Throws 422 for a user or a team that the customer does not have. */
export async function requireOwner(
  tx: Tx,
  customerId: number,
  { kind, id }: Owner,
  path = "body.change.assign",
): Promise<void> {
  const { rows } = await tx.execute(
    kind === "user"
      ? sql`select 1 from users where customer_id = ${customerId} and id = ${id} and deactivated_at is null`
      : sql`select 1 from teams where customer_id = ${customerId} and id = ${id}`,
  );
  if (rows.length === 0) throw invalid(path, "names a user or team that does not exist");
}

/** Throws 422 for a day that has come or is too far, and without a reason for one behind the day on which a task is due. */
export function requireDay(
  { until, reason }: { until: string; reason: string },
  today: string,
  tasks: readonly Pick<Task, "dueOn">[],
): void {
  if (until <= today) throw invalid("body.change.putOff.until", "Choose a day after today.");
  if (until > daysLater(today, LONGEST_PUT_OFF))
    throw invalid("body.change.putOff.until", `At most ${LONGEST_PUT_OFF} days.`);
  if (reason === "" && tasks.some(({ dueOn }) => dueOn !== null && until > dueOn)) {
    throw invalid("body.change.putOff.reason", "Say why: the day is after the due date.");
  }
}

const invalid = (path: string, message: string): Refusal =>
  new Refusal(422, "invalid_input", "Some of the input is not valid", [{ path, message }]);
