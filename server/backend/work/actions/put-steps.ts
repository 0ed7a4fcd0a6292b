import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { changeAction } from "~/backend/contract/actions";
import type { AskedBySession } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { actionSteps } from "../../platform/db/schema/actions";
import { invalid } from "./invalid";
import { writeSteps } from "./write-steps";

type Asked = Pick<AskedBySession, "scope"> & { tx: Tx };
type GivenStep = NonNullable<z.output<NonNullable<typeof changeAction.body>>["steps"]>[number];

/**
 * Gives an action these steps. One that was there under the same title keeps when it was done and by whom, unless it is said to be done
 * or not. Throws 422 for a person who is not there.
 */
export async function putSteps(asked: Asked, actionId: number, steps: readonly GivenStep[]): Promise<void> {
  const { tx, scope } = asked;
  const { customerId, userId } = scope;
  const of = and(eq(actionSteps.customerId, customerId), eq(actionSteps.actionId, actionId));
  const earlier = await tx.select().from(actionSteps).where(of).orderBy(actionSteps.position);
  await requirePeople(asked, steps, earlier);
  const now = new Date();
  const rows = steps.map(({ title, dueOn = null, assigneeId = null, done }) => {
    const at = earlier.findIndex((one) => one.title === title);
    const [was] = at < 0 ? [] : earlier.splice(at, 1);
    const isDone = done ?? Boolean(was?.doneAt);
    const doing = isDone ? { doneAt: was?.doneAt ?? now, doneBy: was?.doneAt ? was.doneBy : userId } : NOT_DONE;
    return { title, dueOn, assigneeId, ...doing };
  });
  await writeSteps(tx, customerId, actionId, rows);
}

const NOT_DONE = { doneAt: null, doneBy: null };

/** No step is due after its action. Throws 422 that names the first. */
export function requireStepsInTime(
  steps: readonly { dueOn?: string | null | undefined }[],
  dueOn: string | null,
): void {
  const late = steps.findIndex((step) => step.dueOn && dueOn && step.dueOn > dueOn);
  if (late >= 0) throw invalid(`body.steps.${late}.dueOn`, "is due after the action");
}

/** Who has left keeps the steps that they had: they would keep everybody from ticking any. */
async function requirePeople(
  { tx, scope }: Asked,
  steps: readonly GivenStep[],
  earlier: readonly { assigneeId: number | null }[],
): Promise<void> {
  const had = new Set(earlier.map(({ assigneeId }) => assigneeId));
  const ids = [...new Set(steps.flatMap(({ assigneeId }) => assigneeId ?? []))].filter((id) => !had.has(id));
  if (ids.length === 0) return;
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from users
     where customer_id = ${scope.customerId} and deactivated_at is null and id = any(${sql.param(ids)}::bigint[])`);
  if (rows[0]?.n !== ids.length) throw invalid("body.steps", "names a user that does not exist");
}
