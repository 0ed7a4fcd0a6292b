import type { Graph, Node } from "~/graph/graph";
import { curve } from "~/graph/layout/curve";
import { CARDS, type Layout, MARKS } from "~/graph/layout/layout";
import { clip } from "~/graph/picture/clip";
import { lineOf } from "~/graph/picture/edge-line";
import { HEADINGS, MARGIN, type Picture, type PictureEdge, type PictureNode } from "~/graph/picture/picture";
import { edgeKey, type Way } from "~/graph/way";
import type { GraphWords } from "../words.server";
import { evidenceInWords } from "./evidence";
import type { Names } from "./names";

export interface ToDraw {
  graph: Graph;
  layout: Layout;
  names: Names;
  words: GraphWords;
  label: string;
  /** By column, from 0. */
  headings: string[];
  way: Way | null;
  selected: string | null;
  hrefOfNode(node: Node): string | null;
  hrefOfEdge(from: number, to: number): string;
  /** Of the day that evidence ages by, `YYYY-MM-DD`. */
  today: string;
  /** Names do not fit: marks only. */
  small: boolean;
}

/** Puts a laid out graph into what is drawn: places, words and addresses, and nothing else. */
export function toPicture({ graph, layout, headings, label, small, ...rest }: ToDraw): Picture {
  const { width, height } = layout;
  const top = MARGIN + HEADINGS;
  const placed = {
    ...layout,
    places: new Map([...layout.places].map(([id, { x, y }]) => [id, { x: x + MARGIN, y: y + top }])),
  };
  const least = small ? MARKS.width : CARDS.width;
  return {
    label,
    width: Math.ceil(width + 2 * MARGIN + (small ? 0 : CARDS.gapX / 2)),
    height: Math.ceil(height + top + MARGIN),
    top,
    columns: layout.columns.map(({ x, width: wide }, at) => ({
      x: x + MARGIN,
      width: Math.max(wide, least),
      title: headings[at] ?? "",
    })),
    nodes: nodesOf(graph, placed, small, rest),
    edges: edgesOf(graph, placed, small, rest),
  };
}

type Rest = Omit<ToDraw, "graph" | "layout" | "headings" | "label" | "small">;

function nodesOf(
  graph: Graph,
  { places }: Layout,
  small: boolean,
  { names, words, way, selected, hrefOfNode }: Rest,
): PictureNode[] {
  const nodes = graph.nodes.flatMap((node): PictureNode[] => {
    const place = places.get(node.id);
    if (!place) return [];
    const { id, kind, column, risk } = node;
    const name = names.ofNode(node);
    const [only] = kind === "target" ? node.targets : [];
    const country = only?.country ? words.country(only.country) : null;
    const parts = [name, ...(kind === "you" ? [] : [words.word("risk", risk)]), ...(country ? [country] : [])];
    const room = CARDS.width - (kind === "you" ? 28 : 46);
    return [
      {
        id,
        kind,
        column,
        ...place,
        name: small ? "" : clip(name, room),
        label: parts.join(", "),
        risk,
        href: hrefOfNode(node),
        lit: way?.nodes.has(id) ?? false,
        selected: id === selected,
      },
    ];
  });
  return nodes.sort((one, other) => one.column - other.column || one.x - other.x || one.y - other.y);
}

function edgesOf(
  graph: Graph,
  layout: Layout,
  small: boolean,
  { names, words, way, hrefOfEdge, today }: Rest,
): PictureEdge[] {
  return graph.edges.flatMap((edge): PictureEdge[] => {
    const { from, to, pair } = edge;
    const d = small ? straight(layout, from, to) : curve(layout, from, to, CARDS);
    if (d === null) return [];
    const key = edgeKey(edge);
    return [
      {
        key,
        from,
        to,
        d,
        label: small ? "" : `${names.ofId(from)} → ${names.ofId(to)}: ${evidenceInWords(edge, words)}`,
        href: pair && !small ? hrefOfEdge(pair.from, pair.to) : null,
        line: lineOf(edge, today),
        lit: way?.edges.has(key) ?? false,
      },
    ];
  });
}

function straight({ places }: Layout, from: string, to: string): string | null {
  const [one, other] = [places.get(from), places.get(to)];
  if (!one || !other) return null;
  const half = MARKS.width / 2;
  return `M${one.x + half} ${one.y + half}L${other.x + half} ${other.y + half}`;
}
