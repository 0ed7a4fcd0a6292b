import { createTargets, type NewTarget } from "../../server/backend/network/targets/create-targets";
import type { Tx } from "../../server/backend/platform/db/database";
import { customers } from "../../server/backend/platform/db/schema/customers";
import { edges } from "../../server/backend/platform/db/schema/targets";

/** A customer without users. */
export async function addCustomer(tx: Tx, key: string): Promise<number> {
  const [row] = await tx.insert(customers).values({ key, name: key, planName: "Enterprise" }).returning();
  return row?.id ?? 0;
}

/** Targets that everybody knows, organizations unless said; their ids in the order given. */
export async function addTargets(tx: Tx, given: readonly (Partial<NewTarget> & { name: string })[]): Promise<number[]> {
  return createTargets(
    tx,
    given.map((target) => ({ type: "organization", ctype: "company", ...target })),
  );
}

/** `from` supplies `to`, publicly and surely unless said. */
export async function addSupplier(
  tx: Tx,
  fromId: number,
  toId: number,
  more: Partial<typeof edges.$inferInsert> = {},
): Promise<void> {
  await tx.insert(edges).values({ fromId, toId, type: "Supplier", source: "Customs", ...more });
}
