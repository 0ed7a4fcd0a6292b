import { sql } from "drizzle-orm";
import { type Permission, permissionsOf, type Role } from "~/backend/contract/permissions";
import { LONGEST_PUT_OFF, type TaskKind } from "~/backend/contract/task-words";
import type { Task } from "~/backend/contract/tasks";
import { daysLater } from "~/time/day-start";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import type { Owner } from "./holders";
import { SOURCES } from "./sources";
import { holderSees } from "./who-sees";

/**
 * Throws 422 for a user or a team that the customer does not have, and `owner_without_permission` where nobody of them would see tasks of one of
 * these kinds: given to them, they would stand in nobody's list.
 */
export async function requireOwner(tx: Tx, customerId: number, owner: Owner, kinds: Iterable<TaskKind>): Promise<void> {
  requireSeen(await permittedOf(tx, customerId, owner, "body.change.assign"), kinds);
}

function requireSeen(isPermitted: (permission: Permission | undefined) => boolean, kinds: Iterable<TaskKind>): void {
  for (const kind of kinds) {
    if (!isPermitted(SOURCES[kind].permission))
      throw new Refusal(422, "owner_without_permission", "They do not see tasks of this kind", { kind });
  }
}

/** The same of who has what nobody was given, and 422 `owner_not_reader` where it may be confidential to them. */
export async function requireDefaultOwner(tx: Tx, customerId: number, owner: Owner, kind: TaskKind): Promise<void> {
  const isPermitted = await permittedOf(tx, customerId, owner, "body.owner");
  requireSeen(isPermitted, [kind]);
  if (!isPermitted(SOURCES[kind].keptWith))
    throw new Refusal(422, "owner_not_reader", "They do not read confidential actions", { kind });
}

/** Whether one of them may. Throws 422 for whom the customer does not have. */
async function permittedOf(tx: Tx, customerId: number, { kind, id }: Owner, path: string) {
  const { rows } = await tx.execute<{ roles: Role[] }>(
    kind === "user"
      ? sql`select roles from users where customer_id = ${customerId} and id = ${id} and deactivated_at is null`
      : sql`select coalesce(u.roles, '{}') as roles from teams t
              left join team_members m on m.customer_id = t.customer_id and m.team_id = t.id
              left join users u on u.customer_id = m.customer_id and u.id = m.user_id and u.deactivated_at is null
             where t.customer_id = ${customerId} and t.id = ${id}`,
  );
  if (rows.length === 0) throw invalid(path, "names a user or team that does not exist");
  const people = rows.map(({ roles }) => permissionsOf(roles));
  return (permission: Permission | undefined): boolean =>
    permission === undefined || people.some((permissions) => permissions.includes(permission));
}

/** Throws 422 `second_person` where the task cannot be theirs though they see it: they wrote what another person has to read. */
export async function requireAnother(
  tx: Tx,
  customerId: number,
  { kind, id }: Owner,
  task: { kind: TaskKind; id: number },
): Promise<void> {
  const { except, permission } = SOURCES[task.kind];
  if (!except) return;
  const owner = { kind: sql`${kind}::text`, id: sql`${id}::bigint` };
  const isOther = holderSees(customerId, owner, permission, except(customerId, sql`${task.id}::bigint`));
  const { rows } = await tx.execute<{ ok: boolean }>(sql`select ${isOther} as ok`);
  if (!rows[0]?.ok) throw new Refusal(422, "second_person", "Somebody else than its writer has to review it");
}

/** Throws 422 `owner_not_reader` for a task about a confidential action that the new owner does not read. */
export async function requireReader(
  tx: Tx,
  customerId: number,
  { kind, id }: Owner,
  task: { kind: TaskKind; id: number },
): Promise<void> {
  const { reads } = SOURCES[task.kind];
  if (!reads) return;
  const owner = { kind: sql`${kind}::text`, id: sql`${id}::bigint` };
  const { rows } = await tx.execute<{ ok: boolean }>(
    sql`select ${reads(customerId, sql`${task.id}::bigint`, owner)} as ok`,
  );
  if (!rows[0]?.ok) throw new Refusal(422, "owner_not_reader", "They do not read this confidential action");
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
