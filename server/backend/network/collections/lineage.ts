/** What a place in the tree is made of. */
export interface Kin {
  id: number;
  parentId: number | null;
}

/** How deep one stands below the root (its children are 1), its topmost ancestor, and what stands below it, nearest first. */
export function lineage(one: Kin, all: readonly Kin[]): { level: number; top: number; below: number[] } {
  const parents = new Map(all.map(({ id, parentId }) => [id, parentId]));
  const way = [one.id];
  // A circle ends where it began.
  for (let up = one.parentId; up !== null && parents.has(up) && !way.includes(up); up = parents.get(up) ?? null) {
    way.push(up);
  }
  return { level: way.length, top: way.at(-1) ?? one.id, below: belowOf(one.id, all) };
}

function belowOf(id: number, all: readonly Kin[]): number[] {
  const below: number[] = [];
  let parents = [id];
  while (parents.length > 0) {
    const here = new Set(parents);
    parents = all
      .filter((kin) => kin.parentId !== null && here.has(kin.parentId) && kin.id !== id && !below.includes(kin.id))
      .map((kin) => kin.id);
    below.push(...parents);
  }
  return below;
}

/** Parents before their children, siblings as they come; one whose parent is not there stands at the top. */
export function inTreeOrder<One extends Kin>(all: readonly One[]): One[] {
  const ids = new Set(all.map(({ id }) => id));
  const children = new Map<number | null, One[]>();
  for (const one of all) {
    const parent = one.parentId !== null && ids.has(one.parentId) ? one.parentId : null;
    children.set(parent, [...(children.get(parent) ?? []), one]);
  }
  const under = (parent: number | null): One[] =>
    (children.get(parent) ?? []).flatMap((one) => [one, ...under(one.id)]);
  const ordered = under(null);
  // What stands in a circle, and below it, is reached from no top: it must not vanish, so that somebody can put it right.
  const reached = new Set(ordered);
  return [...ordered, ...all.filter((one) => !reached.has(one))];
}
