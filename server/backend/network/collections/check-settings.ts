import { sql } from "drizzle-orm";
import { Refusal } from "../../platform/call/refusal";
import { requirePermission } from "../../platform/call/require-permission";
import type { Tx } from "../../platform/db/database";
import { inTreeOrder, type Kin, lineage } from "./lineage";
import { type CollectionRow, MOST_COLLECTIONS, mayManage, type Viewer, visibleCollections } from "./stored-collection";

/** A tree of more levels is no help to anybody. */
const DEEPEST = 8;

interface Wanted {
  parentId: number | null;
  scope: CollectionRow["scope"];
}

/** Throws 422 `invalid_parent` for a place that is none, 403 for a scope that the user may not give. */
export async function checkPlace(tx: Tx, viewer: Viewer, wanted: Wanted, row: CollectionRow | null): Promise<void> {
  const { session } = viewer;
  const changesScope = wanted.scope !== row?.scope;
  if (wanted.scope !== "User" && changesScope) requirePermission(session, "collections:manage");
  if (wanted.parentId === null || wanted.parentId === row?.parentId) return;
  const parent = (await visibleCollections(tx, viewer)).find(({ id }) => id === wanted.parentId);
  const all = await allKin(tx, viewer.customerId);
  const below = row ? lineage(row, all).below : [];
  const deepest = Math.max(0, ...below.map((id) => levelOf(id, all) - (row ? levelOf(row.id, all) : 0)));
  const isFree = parent && parent.id !== row?.id && !below.includes(parent.id);
  if (!isFree || levelOf(parent.id, all) + 1 + deepest > DEEPEST) {
    throw new Refusal(
      422,
      "invalid_parent",
      "The collection cannot have this parent; choose a visible one that is not below it",
    );
  }
}

/**
 * The whole tree, with what the viewer does not see: it may stand in between. Who moves one waits for who moves another, or two moves
 * at once would make a circle.
 */
async function allKin(tx: Tx, customerId: number): Promise<Kin[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`collections:${customerId}`}, 0))`);
  const { rows } = await tx.execute<{ id: number; parentId: number | null }>(sql`
    select id::float8 as id, parent_id::float8 as "parentId" from collections where customer_id = ${customerId}`);
  return rows;
}

const levelOf = (id: number, all: readonly Kin[]): number => {
  const one = all.find((kin) => kin.id === id);
  return one ? lineage(one, inTreeOrder(all)).level : 0;
};

/** Throws 409 `too_many` when the customer has as many as there may be. */
export async function checkNumber(tx: Tx, { customerId }: Viewer): Promise<void> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select from collections where customer_id = ${customerId} limit ${MOST_COLLECTIONS}) counted`);
  if ((rows[0]?.n ?? 0) >= MOST_COLLECTIONS) {
    throw new Refusal(409, "too_many", `There are ${MOST_COLLECTIONS} collections already`);
  }
}

export function requireManager(row: CollectionRow, { session }: Viewer): void {
  if (!mayManage(row, session)) throw new Refusal(403, "not_manager", "Only its managers may do this");
}

export function requireEditor(row: CollectionRow, viewer: Viewer): void {
  if (row.role !== "Editor") requireManager(row, viewer);
}
