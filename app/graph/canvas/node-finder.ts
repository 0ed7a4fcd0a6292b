import { MARKS } from "../layout/layout";
import type { Marks } from "../picture/marks";

export interface NodeFinder {
  /** The nearest node no farther than `reach` from a point of the picture, by its place; -1 for none. */
  at(x: number, y: number, reach: number): number;
  /** Nodes of a part of the picture. */
  within(left: number, top: number, width: number, height: number): number[];
}

const CELL = 64;

/** Finds nodes by where they are: by squares, so that neither the pointer nor a part of the picture looks at all of them. */
export function nodeFinder({ x, y }: Pick<Marks, "x" | "y">): NodeFinder {
  const cells = new Map<string, number[]>();
  for (const [node, left] of x.entries()) {
    const key = keyOf(left, y[node] ?? 0);
    cells.set(key, [...(cells.get(key) ?? []), node]);
  }
  const within: NodeFinder["within"] = (left, top, width, height) => {
    const found: number[] = [];
    // Never more squares than there are: a part may be far larger than the picture.
    if ((width / CELL) * (height / CELL) > cells.size * 4) return [...x.keys()];
    for (let column = Math.floor(left / CELL); column <= Math.floor((left + width) / CELL); column++) {
      for (let row = Math.floor(top / CELL); row <= Math.floor((top + height) / CELL); row++) {
        found.push(...(cells.get(`${column} ${row}`) ?? []));
      }
    }
    return found;
  };
  return {
    within,
    at(px, py, reach) {
      const half = MARKS.width / 2;
      const far = (node: number) => Math.hypot((x[node] ?? 0) + half - px, (y[node] ?? 0) + half - py);
      const near = within(
        px - reach - MARKS.width,
        py - reach - MARKS.width,
        2 * (reach + MARKS.width),
        2 * (reach + MARKS.width),
      );
      const [best = -1] = near.filter((node) => far(node) <= reach).sort((one, other) => far(one) - far(other));
      return best;
    },
  };
}

const keyOf = (x: number, y: number): string => `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`;
