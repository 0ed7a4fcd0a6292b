import { sql } from "drizzle-orm";
import type { FeedOrder } from "~/backend/contract/alert-words";
import { namedCollections } from "../../../network/collections/stored-collection";
import type { CustomerScope, Tx } from "../../../platform/db/database";
import type { Words } from "../../../platform/export/words";
import type { FeedFilter } from "../conditions";

/** Each part of a filter that leaves something out, by its name and its values, so that a file says years later what it shows. */
export async function filterInWords(
  tx: Tx,
  scope: CustomerScope,
  filter: FeedFilter & { order: FeedOrder },
  { text, word, country }: Words,
): Promise<[name: string, value: string][]> {
  const names = (table: string, ids: number[] | undefined) => namesOf(tx, scope, table, ids ?? []);
  const assignee = async (who: FeedFilter["assignedTo"]) => {
    const id = who === "me" ? scope.userId : who;
    return id === "nobody" ? text("nobody") : names("users", typeof id === "number" ? [id] : []);
  };
  const ofPeriod = (name: string | undefined, range: Range | undefined) =>
    name && (name === "Custom" ? between(range) : text(`periods.${name}`));
  const parts: [string, string | undefined | (string | undefined)[]][] = [
    ["statusId", word("statuses", filter.statusId)],
    ["tier", filter.tier === "n" ? text("tierN") : text("tier1")],
    ["order", text(`orders.${filter.order}`)],
    ["q", filter.q],
    ["priorities", filter.priorities?.map((id) => word("priorities", id))],
    ["impactLevels", filter.impactLevels?.map((id) => word("impactLevels", id))],
    ["infotagGroups", filter.infotagGroups?.map((id) => word("eventGroups", id))],
    ["countries", filter.countries?.map(country)],
    ["targetCTypes", filter.targetCTypes?.map((id) => word("ctypes", id))],
    ["alertStatus", filter.alertStatus?.map((id) => word("relevancies", id))],
    ["dateRange", between(filter.dateRange)],
    ["alertLabelId", await names("alert_labels", filter.alertLabelId ? [filter.alertLabelId] : [])],
    ["topicId", await names("topics", filter.topicId ? [filter.topicId] : [])],
    ["collectionIds", await names("collections", filter.collectionIds)],
    ["targetIds", await names("targets", filter.targetIds)],
    ["assignedTo", await assignee(filter.assignedTo)],
    ["snoozed", filter.snoozed && text(`snoozed.${filter.snoozed}`)],
    ["muted", filter.muted && text("yes")],
    ["haveActions", filter.haveActions && text(filter.haveActions === "true" ? "yes" : "no")],
    ["emailUUID", filter.emailUUID],
    ["actionsMetaStatuses", filter.actionsMetaStatuses?.map((id) => word("metaStatuses", id))],
    ["actionsTeams", await names("teams", filter.actionsTeams)],
    ["actionsAssignees", await names("users", filter.actionsAssignees)],
    ["actionsCreators", await names("users", filter.actionsCreators)],
    ["actionsCreatedAt", ofPeriod(filter.actionsCreatedAt, filter.actionsCreatedRange)],
    ["actionsDueDate", ofPeriod(filter.actionsDueDate, filter.actionsDueRange)],
  ];
  return parts.flatMap(([name, value]): [string, string][] => {
    const written = Array.isArray(value) ? value.join(", ") : value;
    return written ? [[text(`filters.${name}`), written]] : [];
  });
}

type Range = NonNullable<FeedFilter["dateRange"]>;

const between = (range: Range | undefined): string | undefined => range && `${range.from ?? "…"} – ${range.to ?? "…"}`;

/** The names that the asker may see; the number itself for what is gone, and for what is somebody else's own. */
async function namesOf(tx: Tx, { customerId, userId }: CustomerScope, table: string, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const name = table === "users" ? sql`firstname || ' ' || lastname` : sql`name`;
  const own = table === "alert_labels" ? sql`and (scope = 'Customer' or user_id = ${userId})` : sql``;
  const asked =
    table === "collections"
      ? namedCollections(customerId, userId ?? 0, ids)
      : sql`select id, ${name} as name from ${sql.identifier(table)} where id = any(${sql.param(ids)}::bigint[]) ${own}`;
  const { rows } = await tx.execute<{ id: string; name: string }>(asked);
  return ids.map((id) => rows.find((row) => Number(row.id) === id)?.name ?? String(id));
}
