import { and, eq, sql } from "drizzle-orm";
import type { Action } from "~/backend/contract/actions";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { actionAssignees } from "../../platform/db/schema/actions";

type Assignee = Pick<Action["assignees"][number], "kind" | "id">;

/** Gives an action to these and to nobody else. Throws 422 for a user or a team that the customer does not have. */
export async function assign(
  tx: Tx,
  customerId: number,
  actionId: number,
  assignees: readonly Assignee[],
): Promise<void> {
  const idsOf = (kind: Assignee["kind"]) => [
    ...new Set(assignees.filter((one) => one.kind === kind).map(({ id }) => id)),
  ];
  const [userIds, teamIds] = [idsOf("user"), idsOf("team")];
  const { rows } = await tx.execute<{ users: number; teams: number }>(sql`
    select (select count(*)::int from users where customer_id = ${customerId} and deactivated_at is null
              and id = any(${sql.param(userIds)}::bigint[])) as users,
           (select count(*)::int from teams where customer_id = ${customerId}
              and id = any(${sql.param(teamIds)}::bigint[])) as teams`);
  if (rows[0]?.users !== userIds.length || rows[0].teams !== teamIds.length) {
    const problem = { path: "body.assignees", message: "names a user or team that does not exist" };
    throw new Refusal(422, "invalid_input", "Some of the input is not valid", [problem]);
  }
  const own = and(eq(actionAssignees.customerId, customerId), eq(actionAssignees.actionId, actionId));
  await tx.delete(actionAssignees).where(own);
  const given = [
    ...userIds.map((assigneeId) => ({ kind: "user" as const, assigneeId })),
    ...teamIds.map((assigneeId) => ({ kind: "team" as const, assigneeId })),
  ];
  if (given.length > 0) {
    await tx.insert(actionAssignees).values(given.map((one) => ({ customerId, actionId, ...one })));
  }
}
