import { RISK_NAMES } from "~/backend/contract/score-words";
import type { EdgeLine, Picture } from "./picture";

/** Very many nodes, column by column of a table, because each of them is told to the browser. */
export interface Marks {
  ids: string[];
  names: string[];
  /** Places in `RISK_NAMES`. */
  risks: number[];
  x: number[];
  y: number[];
  /** By what edges rest on: from one node to another by their places above, two numbers for each. */
  edges: Partial<Record<EdgeLine["source"], number[]>>;
  /** The chosen node first, then what else is on its way; empty where none is chosen. */
  lit: number[];
  /** Edges of that way, as above. */
  litEdges: number[];
}

/** Nothing at all, for a drawing that only shows its colours. */
export const NO_MARKS: Marks = { ids: [], names: [], risks: [], x: [], y: [], edges: {}, lit: [], litEdges: [] };

/** What a picture without its nodes and edges still says. */
export type Frame = Omit<Picture, "nodes" | "edges">;

export function toMarks({ nodes, edges }: Pick<Picture, "nodes" | "edges">): Marks {
  const place = new Map(nodes.map(({ id }, at) => [id, at]));
  const bySource: Marks["edges"] = {};
  const litEdges: number[] = [];
  for (const { from, to, line, lit } of edges) {
    const [one, other] = [place.get(from), place.get(to)];
    if (one === undefined || other === undefined) continue;
    const own = bySource[line.source] ?? [];
    own.push(one, other);
    bySource[line.source] = own;
    if (lit) litEdges.push(one, other);
  }
  return {
    ids: nodes.map(({ id }) => id),
    names: nodes.map(({ label }) => label),
    risks: nodes.map(({ risk }) => RISK_NAMES.indexOf(risk)),
    x: nodes.map(({ x }) => Math.round(x)),
    y: nodes.map(({ y }) => Math.round(y)),
    edges: bySource,
    lit: [...nodes.keys()]
      .filter((at) => nodes[at]?.lit || nodes[at]?.selected)
      .sort((one, other) => Number(nodes[other]?.selected) - Number(nodes[one]?.selected) || one - other),
    litEdges,
  };
}
