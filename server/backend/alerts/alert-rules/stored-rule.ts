import { and, asc, eq } from "drizzle-orm";
import { type AlertRule, type RuleFilterText, ruleFilter } from "~/backend/contract/alert-rules";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { alertRules } from "../../platform/db/schema/alert-rules";
import type { FeedFilter } from "../feed/conditions";

export type RuleRow = typeof alertRules.$inferSelect;

export const one = (customerId: number, id: number) =>
  and(eq(alertRules.customerId, customerId), eq(alertRules.id, id));

/** In the order in which they are applied. */
export async function rulesOf(tx: Tx, customerId: number): Promise<RuleRow[]> {
  return tx
    .select()
    .from(alertRules)
    .where(eq(alertRules.customerId, customerId))
    .orderBy(asc(alertRules.position), asc(alertRules.id));
}

/** Throws 404 where there is none. */
export async function findRule(tx: Tx, customerId: number, id: number): Promise<RuleRow> {
  const [row] = await tx.select().from(alertRules).where(one(customerId, id));
  if (!row) throw notFound("rule");
  return row;
}

/** The same, nobody else changing it meanwhile. */
export async function lockRule(tx: Tx, customerId: number, id: number): Promise<RuleRow> {
  const [row] = await tx.select().from(alertRules).where(one(customerId, id)).for("update");
  if (!row) throw notFound("rule");
  return row;
}

export function toRule({ id, name, filter, changes, active, position, version }: RuleRow): AlertRule {
  return { id, name, filter, changes, active, position, version };
}

/** A rule's filter as a condition of the feed, whatever the alert's status is. */
export function toFeedFilter(filter: RuleFilterText | Record<string, string>): FeedFilter {
  // A rule means what happens, whatever somebody put off.
  return { statusId: "all", ...ruleFilter.parse(filter), snoozed: "include" } as FeedFilter;
}
