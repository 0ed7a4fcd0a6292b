import { RISK_NAMES } from "~/backend/contract/score-words";
import { type Ribboned, withRibbons } from "~/graph/flow/ribbons";
import type { Graph, Node } from "~/graph/graph";
import { CARDS, type Layout, MARKS } from "~/graph/layout/layout";
import { trunks } from "~/graph/layout/trunks";
import { clip, widthOf } from "~/graph/picture/clip";
import { lineOf } from "~/graph/picture/edge-line";
import { ROOM_TO_OPEN } from "~/graph/picture/node-card";
import {
  HEADINGS,
  MARGIN,
  type Picture,
  type PictureEdge,
  type PictureNode,
  type RiskCount,
} from "~/graph/picture/picture";
import { edgeKey, type Way } from "~/graph/way";
import { DOT } from "~/i18n/dot";
import type { GraphWords } from "../words.server";
import { evidenceInWords } from "./evidence";
import type { Names } from "./names";

export type Heading = Pick<Picture["columns"][number], "title" | "count" | "risks" | "label">;

export interface ToDraw {
  graph: Graph;
  layout: Layout;
  names: Names;
  words: GraphWords;
  label: string;
  /** By column, from 0. */
  headings: Heading[];
  way: Way | null;
  selected: string | null;
  hrefOfNode(node: Node): string | null;
  /** Opens a group. */
  hrefToOpen(node: Node): string;
  hrefOfEdge(from: number, to: number): string;
  /** Of the day that evidence ages by, `YYYY-MM-DD`. */
  today: string;
  /** Names do not fit: marks only. */
  small: boolean;
  /** Edges as wide as what flows along them. */
  ribbons: boolean;
}

/** Puts a laid out graph into what is drawn: places, words and addresses, and nothing else. */
export function toPicture({ graph, layout: laidOut, headings, label, small, ribbons, ...rest }: ToDraw): Picture {
  const top = MARGIN + HEADINGS;
  const ribboned = ribbons && !small ? withRibbons(graph, laidOut, { x: MARGIN, y: top }) : null;
  const layout = ribboned?.layout ?? laidOut;
  const { width, height } = layout;
  const placed = {
    ...layout,
    places: new Map([...layout.places].map(([id, { x, y }]) => [id, { x: x + MARGIN, y: y + top }])),
  };
  return {
    label,
    width: Math.ceil(width + 2 * MARGIN + (small ? 0 : CARDS.gapX - MARGIN)),
    height: Math.ceil(height + top + MARGIN),
    top,
    columns: layout.columns.map(({ x, width: wide }, at) => ({
      x: x + MARGIN,
      width: wide,
      ...(headings[at] ?? { title: "", count: "", risks: [], label: "" }),
    })),
    isChosen: rest.way !== null || rest.selected !== null,
    hasRibbons: ribboned !== null,
    nodes: nodesOf(graph, placed, small, ribboned, rest),
    edges: edgesOf(graph, placed, small, ribboned, rest),
  };
}

type Rest = Omit<ToDraw, "graph" | "layout" | "headings" | "label" | "small" | "ribbons">;

function nodesOf(
  graph: Graph,
  { places }: Layout,
  small: boolean,
  ribboned: Ribboned | null,
  { names, words, way, selected, hrefOfNode, hrefToOpen }: Rest,
): PictureNode[] {
  const joined = joinedTo(graph, selected);
  const nodes = graph.nodes.flatMap((node): PictureNode[] => {
    const place = places.get(node.id);
    if (!place) return [];
    const { id, kind, column, risk } = node;
    const name = names.ofNode(node);
    const [only] = kind === "target" ? node.targets : [];
    const country = only?.country ? words.country(only.country) : null;
    const rating = kind === "you" ? words.text("you") : ratingOf(risk, only?.score ?? null, words);
    const parts = [name, ...(kind === "you" ? [] : [rating]), ...(country ? [country] : [])];
    const note = small ? "" : noteOf(node, words);
    const isGroup = kind === "together";
    return [
      {
        id,
        kind,
        column,
        ...place,
        height: small ? MARKS.height : (ribboned?.heights.get(id) ?? CARDS.height),
        name: small ? "" : clip(name, roomOf(node)),
        rating: small || isGroup ? "" : rating,
        note: small ? "" : clip(note, CARDS.width - PADDING - widthOf(rating)),
        more: node.goods && !small ? words.text("dealers", counted(node.goods.dealers, words)) : "",
        risks: small || !isGroup ? [] : countByRisk(node.targets, words).slice(0, 4),
        openHref: small || !isGroup ? null : hrefToOpen(node),
        openLabel: small || !isGroup ? "" : words.labelled(words.text("panel.open"), words.list(parts)),
        label: words.list(parts),
        risk,
        href: hrefOfNode(node),
        lit: way?.nodes.has(id) ?? false,
        near: joined.has(id),
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
  ribboned: Ribboned | null,
  { names, words, way, selected, hrefOfEdge, today }: Rest,
): PictureEdge[] {
  const paths = small || ribboned ? [] : trunks(layout, graph.edges, CARDS);
  return graph.edges.flatMap((edge, at): PictureEdge[] => {
    const { from, to, pair } = edge;
    const key = edgeKey(edge);
    const ribbon = ribboned?.ribbons.get(key);
    const d = small ? straight(layout, from, to) : (ribbon?.d ?? paths[at] ?? null);
    if (d === null) return [];
    const near = from === selected || to === selected;
    return [
      {
        key,
        from,
        to,
        d,
        ribbon:
          ribbon && !ribbon.isLine
            ? { number: near && edge.shipments ? words.number(edge.shipments) : "", x: ribbon.x, y: ribbon.y }
            : null,
        label: small ? "" : words.labelled(`${names.ofId(from)} → ${names.ofId(to)}`, evidenceInWords(edge, words)),
        href: pair && !small ? hrefOfEdge(pair.from, pair.to) : null,
        line: lineOf(edge, today),
        lit: way?.edges.has(key) ?? false,
        near,
      },
    ];
  });
}

/** Left and right of a card's words, the shape of its risk between. */
const PADDING = 46;

function roomOf({ kind }: Node): number {
  if (kind === "you") return CARDS.first - 28;
  return CARDS.width - (kind === "together" ? 34 + ROOM_TO_OPEN : 48);
}

function ratingOf(risk: Node["risk"], score: number | null, words: GraphWords): string {
  const word = words.word("risk", risk);
  return score === null ? word : `${word} ${words.number(Math.floor(score))}`;
}

/** What it deals in, and where it is. */
function noteOf({ kind, targets, goods }: Node, words: GraphWords): string {
  if (goods) return goods.shipments > 0 ? words.text("evidence.shipments", counted(goods.shipments, words)) : "";
  const [only] = kind === "target" ? targets : [];
  if (!only) return "";
  const { commodity, country } = only;
  return [commodity && words.word("commodity", commodity), country && words.country(country)].filter(Boolean).join(DOT);
}

const counted = (count: number, words: GraphWords) => ({ count, number: words.number(count) });

/** How many there are of each risk, the riskiest first; what there is none of is left out. */
export function countByRisk(targets: Node["targets"], words: Pick<GraphWords, "number">): RiskCount[] {
  const counts = new Map<Node["risk"], number>();
  for (const { risk } of targets) counts.set(risk, (counts.get(risk) ?? 0) + 1);
  return [...RISK_NAMES].reverse().flatMap((risk) => {
    const count = counts.get(risk);
    return count ? [{ risk, number: words.number(count) }] : [];
  });
}

/** What an edge joins to the chosen node. */
function joinedTo({ edges }: Graph, selected: string | null): Set<string> {
  return new Set(edges.flatMap(({ from, to }) => (from === selected ? [to] : to === selected ? [from] : [])));
}

function straight({ places }: Layout, from: string, to: string): string | null {
  const [one, other] = [places.get(from), places.get(to)];
  if (!one || !other) return null;
  const half = MARKS.width / 2;
  return `M${one.x + half} ${one.y + half}L${other.x + half} ${other.y + half}`;
}
