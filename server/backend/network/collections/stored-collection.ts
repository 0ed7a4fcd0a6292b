import { type SQL, sql } from "drizzle-orm";
import { PRIORITY_NAMES, type PriorityName } from "~/backend/contract/alert-words";
import type { DELIVERY_CHANNELS } from "~/backend/contract/collection-words";
import type { Collection, TierSettings } from "~/backend/contract/collections";
import type { Session } from "~/backend/contract/session";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { once } from "../../platform/db/once";
import type { collections } from "../../platform/db/schema/follows";
import { type Kin, lineage } from "./lineage";

/** Whose eyes see it: the customer from the session, and who of them asks. */
export interface Viewer {
  customerId: number;
  session: Session;
}

type Stored = Omit<typeof collections.$inferSelect, "createdAt" | "updatedAt">;
/** A collection as it is stored, with the role that the asker has in it, and whether it is what the asker chose for `my`. */
export type CollectionRow = Stored & {
  role: "Manager" | "Editor" | null;
  isMyDefault: boolean;
  /** The customer's, and nobody has a role in it. */
  isOpen: boolean;
};

/** More are nobody's to keep in mind; a page reads all of them. */
export const MOST_COLLECTIONS = 1000;

/** Beside the customer's those of the user, and those of others who gave the user a role. */
export function seenBy(userId: number): SQL {
  return sql`(c.scope <> 'User' or c.user_id = ${userId}::bigint or r.role is not null)`;
}

/** `id` and `name` of those of these numbers that the user sees. */
export const namedCollections = (customerId: number, userId: number, ids: readonly number[]): SQL => sql`
  select c.id, c.name from collections c
    left join collection_roles r on r.customer_id = c.customer_id and r.collection_id = c.id and r.user_id = ${userId}
   where c.customer_id = ${customerId} and ${seenBy(userId)} and c.id = any(${sql.param([...ids])}::bigint[])`;

export function visibleCollections(tx: Tx, viewer: Viewer): Promise<readonly CollectionRow[]> {
  return once(tx, `visible collections ${viewer.session.user.id}`, () =>
    read(tx, viewer, sql`true`, sql`order by lower(c.name), c.id limit ${MOST_COLLECTIONS}`),
  );
}

/**
 * What `my` means among those that the viewer sees: what they chose, else a default of their own, else the customer's. Null:
 * none of these, and so the root. What was chosen and is not seen any more counts for nothing.
 */
export function defaultOf(all: readonly CollectionRow[], { session }: Viewer): CollectionRow | null {
  const defaults = all.filter(({ isDefault }) => isDefault);
  return (
    all.find(({ isMyDefault }) => isMyDefault) ??
    defaults.find(({ userId }) => userId === session.user.id) ??
    defaults.find(({ scope }) => scope !== "User") ??
    null
  );
}

/** Those of these that are there for this user. */
export function collectionsAmong(tx: Tx, viewer: Viewer, ids: readonly number[]): Promise<CollectionRow[]> {
  return read(tx, viewer, sql`c.id = any(${sql.param([...ids])}::bigint[])`, sql`order by lower(c.name), c.id`);
}

/** Throws 404 for one that is not there for this user. */
export async function findCollection(tx: Tx, viewer: Viewer, id: number, lock = false): Promise<CollectionRow> {
  const find = () => read(tx, viewer, sql`c.id = ${id}`, lock ? sql`for update of c` : sql``);
  const [row] = lock ? await find() : await once(tx, `collection ${id} of ${viewer.session.user.id}`, find);
  if (!row) throw notFound("collection");
  return row;
}

async function read(tx: Tx, { customerId, session }: Viewer, which: SQL, end: SQL): Promise<CollectionRow[]> {
  const userId = session.user.id;
  const { rows } = await tx.execute<Record<string, unknown>>(sql`
    select c.id, c.customer_id as "customerId", c.parent_id as "parentId", c.name, c.type, c.kind, c.scope,
           c.user_id as "userId", c.is_default as "isDefault", c.monitored, c.tiers_enabled as "tiersEnabled",
           c.tier_settings as "tierSettings", c.delivery, c.target_count as "targetCount",
           c.target_graph_size as "targetGraphSize", c.version, c.created_by as "createdBy", r.role,
           d.user_id is not null as "isMyDefault",
           c.scope = 'Customer' and not exists (select from collection_roles o
             where o.customer_id = c.customer_id and o.collection_id = c.id) as "isOpen"
      from collections c
      left join collection_roles r on r.customer_id = c.customer_id and r.collection_id = c.id and r.user_id = ${userId}
      left join collection_defaults d on d.customer_id = c.customer_id and d.collection_id = c.id and d.user_id = ${userId}
     where c.customer_id = ${customerId} and ${seenBy(userId)} and ${which} ${end}`);
  return rows.map((row) => ({
    ...(row as unknown as CollectionRow),
    id: Number(row.id),
    customerId,
    parentId: row.parentId === null ? null : Number(row.parentId),
    userId: row.userId === null ? null : Number(row.userId),
  }));
}

/** Everything of a collection; `all` are those that the viewer sees, from which its place in the tree comes. */
export function toCollection(row: CollectionRow, all: readonly Kin[], { session }: Viewer): Collection {
  const { level, below } = lineage(row, all);
  return {
    id: row.id,
    parentId: row.parentId,
    level,
    name: row.name,
    type: row.type,
    kind: row.kind,
    scope: row.scope,
    isDefault: row.isDefault,
    isMyDefault: row.isMyDefault,
    monitored: row.monitored,
    tiersEnabled: row.tiersEnabled,
    tierSettings: row.tierSettings && named(row.tierSettings),
    delivery: Object.fromEntries(
      Object.entries(row.delivery).map(([channel, minimum]) => [channel, nameOf(minimum)]),
    ) as Collection["delivery"],
    collectionTreeFilter: [row.id, ...below],
    targetCount: row.targetCount,
    targetCountIsExact: true,
    targetGraphSize: row.tiersEnabled ? row.targetGraphSize : row.targetCount,
    mayChange: mayManage(row, session) || (row.role === "Editor" && mayWork(session)),
    mayManage: mayManage(row, session),
    mayFill: mayFill(row, session),
    version: row.version,
  };
}

/** Who makes collections: one's own everybody who follows targets, the customer's those who manage them. */
export const mayWork = ({ permissions }: Session): boolean => permissions.includes("targets:follow");

export function mayManage(row: Pick<CollectionRow, "scope" | "userId" | "role">, session: Session): boolean {
  if (!mayWork(session)) return false;
  if (row.scope === "User") return row.userId === session.user.id || row.role === "Manager";
  return session.permissions.includes("collections:manage") || row.role === "Manager";
}

/** Who puts targets in and takes them out: its editors, and all who follow targets where nobody was given a role. */
export function mayFill(row: CollectionRow, session: Session): boolean {
  return mayManage(row, session) || (mayWork(session) && (row.role === "Editor" || row.isOpen));
}

export function named(settings: NonNullable<Stored["tierSettings"]>): TierSettings {
  const { minimumPriority, sources, ...rest } = settings;
  const priorities = Object.entries(minimumPriority).map(([tier, minimum]) => [tier, nameOf(minimum) ?? "Low"]);
  return {
    ...rest,
    sources: sources as TierSettings["sources"],
    minimumPriority: Object.fromEntries(priorities) as TierSettings["minimumPriority"],
  };
}

export function toStored(settings: TierSettings): NonNullable<Stored["tierSettings"]> {
  const priorities = Object.entries(settings.minimumPriority).map(([tier, name]) => [tier, numberOf(name)]);
  return { ...settings, minimumPriority: Object.fromEntries(priorities) as Record<string, number> };
}

export function toStoredDelivery(
  delivery: Partial<Record<(typeof DELIVERY_CHANNELS)[number], PriorityName | null>>,
): Stored["delivery"] {
  return Object.fromEntries(
    Object.entries(delivery).map(([channel, name]) => [channel, name === null ? null : numberOf(name)]),
  );
}

const numberOf = (name: PriorityName): number => PRIORITY_NAMES.indexOf(name) + 1;
const nameOf = (minimum: number | null | undefined): PriorityName | null =>
  minimum ? (PRIORITY_NAMES[minimum - 1] ?? null) : null;
