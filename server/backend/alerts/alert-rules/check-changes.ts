import { and, eq, inArray, isNull } from "drizzle-orm";
import { type RuleChange, type RuleFilterText, ruleFilter } from "~/backend/contract/alert-rules";
import { namedCollections } from "../../network/collections/stored-collection";
import { Refusal } from "../../platform/call/refusal";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { alertLabels } from "../../platform/db/schema/alerts";
import { users } from "../../platform/db/schema/users";

/** A rule is the customer's: its label has to be too, and whom it tells. Throws 422 `unknown_label`, `unknown_user`. */
export async function checkChanges(tx: Tx, customerId: number, changes: readonly RuleChange[]): Promise<void> {
  for (const change of changes) {
    if (change.kind === "label" && !(await isLabelOf(tx, customerId, change.labelId))) {
      throw new Refusal(422, "unknown_label", "There is no such label of the customer's");
    }
    if (change.kind === "notify") {
      const wanted = [...new Set(change.userIds)];
      const found = await openUsers(tx, customerId, wanted);
      if (found.length !== wanted.length) throw new Refusal(422, "unknown_user", "One of these people does not exist");
    }
  }
}

/**
 * A rule acts for the customer and so sees all collections: what it does would tell what somebody else's own collection holds. Throws 422
 * `unknown_collection` for one that the asker does not see.
 */
export async function checkFilter(
  tx: Tx,
  { customerId, userId }: CustomerScope,
  filter: RuleFilterText | Record<string, string>,
): Promise<void> {
  const wanted = [...new Set(ruleFilter.parse(filter).collectionIds)];
  if (wanted.length === 0) return;
  const { rows } = await tx.execute(namedCollections(customerId, userId ?? 0, wanted));
  if (rows.length !== wanted.length) {
    throw new Refusal(422, "unknown_collection", "You cannot see one of these collections");
  }
}

/** One that everybody sees; a user's own is nobody else's. */
export async function isLabelOf(tx: Tx, customerId: number, labelId: number): Promise<boolean> {
  const own = and(
    eq(alertLabels.customerId, customerId),
    eq(alertLabels.id, labelId),
    eq(alertLabels.scope, "Customer"),
  );
  return (await tx.select({ id: alertLabels.id }).from(alertLabels).where(own)).length > 0;
}

/** Those of them who may still sign in. */
export async function openUsers(tx: Tx, customerId: number, userIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.customerId, customerId), inArray(users.id, [...userIds]), isNull(users.deactivatedAt)));
  return rows.map(({ id }) => id);
}
