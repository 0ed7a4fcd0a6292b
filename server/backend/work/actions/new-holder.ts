import { sql } from "drizzle-orm";
import type { Action } from "~/backend/contract/actions";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { invalid } from "./invalid";

export type Holder = Action["assignees"][number];
type Numbered = Pick<Holder, "kind" | "id">;

/** Whom many actions are given to, by name. Throws 422 for a user or a team that the customer does not have. */
export async function holderOf(tx: Tx, customerId: number, { kind, id }: Numbered): Promise<Holder> {
  const { rows } = await tx.execute<{ name: string }>(
    kind === "user"
      ? sql`select firstname || ' ' || lastname as name from users
             where customer_id = ${customerId} and id = ${id} and deactivated_at is null`
      : sql`select name from teams where customer_id = ${customerId} and id = ${id}`,
  );
  const [found] = rows;
  if (!found) throw invalid("body.change.assignee", "names a user or team that does not exist");
  return { kind, id, name: found.name };
}

/** Those of confidential actions that the asker reads still when they are given to somebody: begun by the asker, or given to them. */
export async function readersAmong(
  tx: Tx,
  { customerId, userId }: CustomerScope,
  actionIds: readonly number[],
  given: Numbered | null,
): Promise<Set<number>> {
  if (actionIds.length === 0) return new Set();
  const isTheirs =
    given?.kind === "user"
      ? sql`${given.id === userId}::boolean`
      : sql`exists (select from team_members m
                     where m.customer_id = ${customerId} and m.team_id = ${given?.id ?? null}::bigint and m.user_id = ${userId}::bigint)`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    select x.id::int from actions x
     where x.customer_id = ${customerId} and x.id = any(${sql.param([...actionIds])}::bigint[])
       and (x.created_by = ${userId}::bigint or ${isTheirs})`);
  return new Set(rows.map(({ id }) => id));
}
