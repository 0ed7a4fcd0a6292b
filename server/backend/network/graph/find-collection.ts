import { ROOT_ID } from "~/backend/contract/collection-words";
import { rowId } from "../../platform/call/row-id";
import type { Tx } from "../../platform/db/database";
import type { Reaching } from "../collections/graph-size";
import {
  type CollectionRow,
  defaultOf,
  findCollection,
  type Viewer,
  visibleCollections,
} from "../collections/stored-collection";

export interface GraphCollection extends Reaching {
  /** Null for everything that is followed. */
  name: string | null;
  type: "Default" | "Commodity";
  /** How far it reaches; 1 without tiers. */
  maxTier: number;
  /** What it begins with instead of what it holds: targets that somebody named. */
  startsAt?: readonly number[];
  /** Right below it, for the eyes of this user. */
  below: { id: number; name: string }[];
}

/** Product decisions, tier settings: no collection reaches further. */
const FURTHEST = 5;
/** More are nobody's to choose from. */
const MOST_BELOW = 100;

/** The collection that a path names, `my` and `all` among them. Throws 404 for one that the user may not see. */
export async function collectionOf(tx: Tx, viewer: Viewer, named: string): Promise<GraphCollection> {
  const all = await visibleCollections(tx, viewer);
  const row = await rowOf(tx, viewer, named, all);
  const below = all.filter(({ parentId }) => parentId === (row?.id ?? null)).slice(0, MOST_BELOW);
  const children = below.map(({ id, name }) => ({ id, name }));
  if (!row) return { ...EVERYTHING, below: children };
  const { id, name, type, kind, tiersEnabled, tierSettings } = row;
  const maxTier = tiersEnabled ? Math.min(tierSettings?.maxTier ?? FURTHEST, FURTHEST) : 1;
  return { id, name, type, kind, tiersEnabled, tierSettings, maxTier, below: children };
}

/** Everything that is followed, as far as anything reaches. */
export const EVERYTHING: Omit<GraphCollection, "below"> = {
  id: ROOT_ID,
  name: null,
  type: "Default",
  kind: "follows",
  tiersEnabled: true,
  tierSettings: null,
  maxTier: FURTHEST,
};

/** Null for the root, which has no row, and for `my` of whoever has no default collection. */
async function rowOf(
  tx: Tx,
  viewer: Viewer,
  named: string,
  all: readonly CollectionRow[],
): Promise<CollectionRow | null> {
  if (named === "all" || named === String(ROOT_ID)) return null;
  if (named !== "my") return findCollection(tx, viewer, rowId(named, "collection"));
  return defaultOf(all, viewer);
}
