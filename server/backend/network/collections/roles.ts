import { sql } from "drizzle-orm";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";

interface Role {
  userId: number;
  role: "Manager" | "Editor";
}

/** Gives these people their roles in a collection and takes all others'. Throws 422 `unknown_user` for somebody who is not there. */
export async function putRoles(
  tx: Tx,
  customerId: number,
  collectionId: number,
  roles: readonly Role[],
): Promise<void> {
  const given = JSON.stringify([...new Map(roles.map((one) => [one.userId, one])).values()]);
  const wanted = sql`jsonb_to_recordset(${given}::jsonb) as w("userId" bigint, role text)`;
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from ${wanted}
     where not exists (select from users u where u.customer_id = ${customerId} and u.id = w."userId")`);
  if ((rows[0]?.n ?? 0) > 0) throw new Refusal(422, "unknown_user", "There is no such user");
  await tx.execute(sql`
    delete from collection_roles r where r.customer_id = ${customerId} and r.collection_id = ${collectionId}
       and not exists (select from ${wanted} where w."userId" = r.user_id)`);
  await tx.execute(sql`
    insert into collection_roles as r (customer_id, collection_id, user_id, role)
    select ${customerId}::bigint, ${collectionId}::bigint, w."userId", w.role from ${wanted}
    on conflict (customer_id, collection_id, user_id) do update set role = excluded.role where r.role <> excluded.role`);
}
