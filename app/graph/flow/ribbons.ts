import type { Edge, Graph } from "../graph";
import { CARDS, type Layout } from "../layout/layout";
import { edgeKey } from "../way";

export interface Ribbon {
  /** The data of an SVG path: an area, or a line where shipments are not counted. */
  d: string;
  isLine: boolean;
  /** Half-way along it, for its number. */
  x: number;
  y: number;
}

export interface Ribboned {
  layout: Layout;
  /** In units of the picture, by node; a card is as high as the fuller of its sides. */
  heights: Map<string, number>;
  /** By `edgeKey`. */
  ribbons: Map<string, Ribbon>;
}

/** So high is the fullest column by what flows at one side of it. */
const FULL = 520;
const GAP = CARDS.gapY + 4;
const THINNEST = 1;
/** A line has no width of its own, but takes some room at a card. */
const LINE = 2;

/**
 * Cards of a layout as high as their shipments, in the order that they have, with a ribbon for each edge as wide as its shipments on one
 * scale for the whole picture; their data lies beyond `origin`. At a side the ribbons lie in the order of their other ends, so that those of one card do not cross.
 */
export function withRibbons(
  { nodes, edges }: Pick<Graph, "nodes" | "edges">,
  layout: Layout,
  origin: { x: number; y: number },
): Ribboned {
  const spans = edges.flatMap((edge): Span[] => {
    const [from, to] = [layout.places.get(edge.from), layout.places.get(edge.to)];
    if (!from || !to || from.x === to.x) return [];
    const [near, far] = from.x < to.x ? [edge.from, edge.to] : [edge.to, edge.from];
    return [{ key: edgeKey(edge), near, far, shipments: edge.shipments, thick: 0 }];
  });
  const perColumn = new Map<string, number>();
  for (const { near, far, shipments } of spans)
    for (const side of [`right ${layout.places.get(near)?.x}`, `left ${layout.places.get(far)?.x}`])
      perColumn.set(side, (perColumn.get(side) ?? 0) + (shipments ?? 0));
  const scale = FULL / Math.max(1, ...perColumn.values());
  for (const span of spans) span.thick = span.shipments === null ? LINE : Math.max(THINNEST, span.shipments * scale);
  const sides = new Map<string, number>();
  for (const { near, far, thick } of spans)
    for (const side of [`right ${near}`, `left ${far}`]) sides.set(side, (sides.get(side) ?? 0) + thick);
  const heights = new Map(
    nodes.map(({ id }) => [
      id,
      Math.ceil(Math.max(CARDS.height, sides.get(`right ${id}`) ?? 0, sides.get(`left ${id}`) ?? 0)),
    ]),
  );
  const places = stacked(layout, heights);
  const bottom = [...places].reduce((most, [id, { y }]) => Math.max(most, y + (heights.get(id) ?? 0)), 0);
  return {
    layout: { ...layout, places, height: bottom },
    heights,
    ribbons: ribbonsOf(spans, places, heights, sides, origin),
  };
}

interface Span {
  key: string;
  near: string;
  far: string;
  shipments: Edge["shipments"];
  /** In units of the picture. */
  thick: number;
}

/** Each column from the top, without gaps but those between cards. */
function stacked({ places }: Layout, heights: ReadonlyMap<string, number>): Layout["places"] {
  const next = new Map<number, number>();
  const ordered = [...places].sort(([, one], [, other]) => one.x - other.x || one.y - other.y);
  return new Map(
    ordered.map(([id, { x }]) => {
      const y = next.get(x) ?? 0;
      next.set(x, y + (heights.get(id) ?? CARDS.height) + GAP);
      return [id, { x, y }];
    }),
  );
}

function ribbonsOf(
  spans: readonly Span[],
  places: Layout["places"],
  heights: ReadonlyMap<string, number>,
  sides: ReadonlyMap<string, number>,
  origin: { x: number; y: number },
): Ribboned["ribbons"] {
  const topsAt = (side: "near" | "far", other: "near" | "far", name: "right" | "left") => {
    const used = new Map<string, number>();
    const tops = new Map<string, number>();
    const order = [...spans].sort(
      (one, two) =>
        (places.get(one[other])?.y ?? 0) - (places.get(two[other])?.y ?? 0) ||
        (places.get(one[other])?.x ?? 0) - (places.get(two[other])?.x ?? 0),
    );
    for (const span of order) {
      const id = span[side];
      const start = ((heights.get(id) ?? 0) - (sides.get(`${name} ${id}`) ?? 0)) / 2;
      const offset = used.get(id) ?? start;
      tops.set(span.key, origin.y + (places.get(id)?.y ?? 0) + offset);
      used.set(id, offset + span.thick);
    }
    return tops;
  };
  const [near, far] = [topsAt("near", "far", "right"), topsAt("far", "near", "left")];
  return new Map(
    spans.map((span) => {
      const left = places.get(span.near)?.x ?? 0;
      const x1 = origin.x + left + (left === 0 ? CARDS.first : CARDS.width);
      const x2 = origin.x + (places.get(span.far)?.x ?? 0);
      return [span.key, ribbon(x1, near.get(span.key) ?? 0, x2, far.get(span.key) ?? 0, span)];
    }),
  );
}

function ribbon(x1: number, y1: number, x2: number, y2: number, { shipments, thick }: Span): Ribbon {
  const x = (x1 + x2) / 2;
  const isLine = shipments === null;
  const curve = (to: number, y: number, from: number) => `C${n(x)} ${n(from)} ${n(x)} ${n(y)} ${n(to)} ${n(y)}`;
  const half = thick / 2;
  const d = isLine
    ? `M${n(x1)} ${n(y1 + half)}${curve(x2, y2 + half, y1 + half)}`
    : `M${n(x1)} ${n(y1)}${curve(x2, y2, y1)}V${n(y2 + thick)}${curve(x1, y1 + thick, y2 + thick)}Z`;
  return { d, isLine, x, y: (y1 + y2 + thick) / 2 };
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
