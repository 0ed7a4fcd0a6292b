/** A collection where it stands among the others. */
export interface Branch<One> {
  collection: One;
  children: Branch<One>[];
}

interface Kin {
  id: number;
  parentId: number | null;
}

/** The tree of a list, siblings in its order. One whose parent is not in the list stands at the top; none is lost or shown twice. */
export function treeOf<One extends Kin>(all: readonly One[]): Branch<One>[] {
  const ids = new Set(all.map(({ id }) => id));
  const children = new Map<number | null, One[]>();
  for (const one of all) {
    const parent = one.parentId !== null && ids.has(one.parentId) ? one.parentId : null;
    children.set(parent, [...(children.get(parent) ?? []), one]);
  }
  const under = (parent: number | null): Branch<One>[] =>
    (children.get(parent) ?? []).map((collection) => ({ collection, children: under(collection.id) }));
  return under(null);
}

/** Whether a collection stands in the branch: such branches are open when the page comes. */
export const holds = <One extends Kin>({ collection, children }: Branch<One>, id: number): boolean =>
  collection.id === id || children.some((child) => holds(child, id));
