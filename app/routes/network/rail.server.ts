import type { Collection } from "~/backend/contract/collections";
import { type Branch, treeOf } from "~/domain/collection/tree";
import { paths } from "~/paths";
import type { Overview } from "./queries.server";
import type { Speech } from "./speech.server";

/** A collection in the rail. */
export interface RailEntry {
  id: number;
  parentId: number | null;
  name: string;
  href: string;
  count: string;
  /** What its icon says: monitored or not, one's own, of commodities, where the network opens. */
  marks: string[];
  monitored: boolean;
  isCommodity: boolean;
  current: boolean;
}

export interface RailView {
  root: RailEntry;
  tree: Branch<RailEntry>[];
  currentId: number;
  mayCreate: boolean;
  newHref: string;
}

/** The tree of collections in words; `href` says where another collection is looked at in the same way. */
export function railOf(
  { root, content }: Overview,
  currentId: number,
  speech: Speech,
  permissions: readonly string[],
  href: (id: number) => string = (id) => paths.collection(id),
): RailView {
  const entry = (collection: Collection): RailEntry => ({
    id: collection.id,
    parentId: collection.parentId,
    name: nameOf(collection, speech),
    href: href(collection.id),
    count: `${speech.number(collection.targetCount)}${collection.targetCountIsExact ? "" : "+"}`,
    marks: marksOf(collection, speech),
    monitored: collection.monitored,
    isCommodity: collection.type === "Commodity",
    current: collection.id === currentId,
  });
  return {
    root: entry(root),
    tree: treeOf(content.map(entry)),
    currentId,
    mayCreate: permissions.includes("targets:follow"),
    newHref: paths.newCollection(currentId || undefined),
  };
}

/** The root has no name of its own. */
export const nameOf = ({ id, name }: Pick<Collection, "id" | "name">, speech: Speech): string =>
  id === 0 ? speech.text("all") : name;

function marksOf({ id, monitored, type, scope, isDefault, isMyDefault }: Collection, speech: Speech): string[] {
  if (id === 0) return [];
  return [
    speech.text(monitored ? "marks.monitored" : "marks.notMonitored"),
    ...(type === "Commodity" ? [speech.text("marks.commodity")] : []),
    ...(scope === "User" ? [speech.text("marks.own")] : []),
    ...(isMyDefault ? [speech.text("marks.myDefault")] : isDefault ? [speech.text("marks.default")] : []),
  ];
}
