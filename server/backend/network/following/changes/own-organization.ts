import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import { ownOrganizations } from "../../../platform/db/schema/follows";
import { createTargets } from "../../targets/create-targets";

/** The target that stands for the customer itself, at the end of the edges that it tells; made when the first one is told. */
export async function ownOrganization(tx: Tx, customerId: number): Promise<number> {
  const known = await find(tx, customerId);
  if (known !== null) return known;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`own-organization:${customerId}`}, 0))`);
  const meanwhile = await find(tx, customerId);
  if (meanwhile !== null) return meanwhile;
  const { rows } = await tx.execute<{ name: string }>(sql`select name from customers where id = ${customerId}`);
  const [targetId = 0] = await createTargets(tx, [
    { ownerId: customerId, type: "organization", ctype: "company", name: rows[0]?.name ?? "" },
  ]);
  await tx.insert(ownOrganizations).values({ customerId, targetId });
  return targetId;
}

async function find(tx: Tx, customerId: number): Promise<number | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select target_id as id from own_organizations where customer_id = ${customerId}`);
  return rows[0] ? Number(rows[0].id) : null;
}
