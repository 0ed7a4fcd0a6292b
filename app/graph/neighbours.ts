import type { PictureEdge, PictureNode } from "./picture/picture";

export type Direction = "left" | "right" | "up" | "down";

/**
 * Where an arrow key leads from a node: left and right along its edges to the one that is nearest in height, up and down within
 * its column. Null where there is nothing.
 */
export function neighbour(
  nodes: readonly Pick<PictureNode, "id" | "column" | "x" | "y">[],
  edges: readonly Pick<PictureEdge, "from" | "to">[],
  id: string,
  direction: Direction,
): string | null {
  const here = nodes.find((node) => node.id === id);
  if (!here) return null;
  if (direction === "up" || direction === "down") {
    const sign = direction === "up" ? -1 : 1;
    const beyond = nodes.filter((node) => node.column === here.column && (node.y - here.y) * sign > 0);
    return nearest(beyond, here.y);
  }
  const sign = direction === "left" ? -1 : 1;
  const joined = new Set(edges.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : [])));
  const aside = nodes.filter((node) => joined.has(node.id) && (node.column - here.column) * sign > 0);
  return nearest(aside, here.y);
}

function nearest(nodes: readonly Pick<PictureNode, "id" | "y">[], y: number): string | null {
  const [best] = [...nodes].sort((one, other) => Math.abs(one.y - y) - Math.abs(other.y - y));
  return best?.id ?? null;
}
