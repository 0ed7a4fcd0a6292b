import type { Layout, Measures } from "./layout";

interface Ends {
  from: string;
  to: string;
}
type Measured = Pick<Measures, "width" | "height" | "gapX" | "first">;

/** Between two trunks beside each other, and how round a corner is. */
const LANE = 5;
const CORNER = 6;

/**
 * The data of an SVG path for each edge, in the order of the edges: level out of a node, along the trunk of the nearer one, level into the
 * other. All edges behind one node share its trunk; trunks of a gap that would lie on each other get lanes beside each other. Between two
 * of one column a path goes around on the right. Null where an end is not placed.
 */
export function trunks(layout: Layout, edges: readonly Ends[], measures: Measured): (string | null)[] {
  const { places } = layout;
  const { width, height, first } = measures;
  const spans = edges.map(({ from, to }) => {
    const [one, other] = [places.get(from), places.get(to)];
    if (!one || !other) return null;
    const [near, far, id] = one.x <= other.x ? [one, other, from] : [other, one, to];
    const right = near.x + (near.x < first ? first : width);
    const end = near.x === far.x ? right : far.x;
    return { id, right, end, y1: near.y + height / 2, y2: far.y + height / 2 };
  });
  const lanes = lanesOf(
    spans.filter((span) => span !== null),
    measures.gapX,
  );
  return spans.map((span) => span && pathOf(span, span.right + (lanes.get(span.id) ?? LANE)));
}

interface Span {
  id: string;
  right: number;
  end: number;
  y1: number;
  y2: number;
}

/** How far behind its node each trunk stands: the first lane where nothing else stands at its height, or the least used one. */
function lanesOf(spans: readonly Span[], gapX: number): Map<string, number> {
  const reach = new Map<string, { right: number; top: number; bottom: number }>();
  for (const { id, right, y1, y2 } of spans) {
    if (y1 === y2) continue;
    const known = reach.get(id) ?? { right, top: y1, bottom: y1 };
    reach.set(id, { right, top: Math.min(known.top, y2), bottom: Math.max(known.bottom, y2) });
  }
  const count = Math.max(1, Math.floor((gapX - 2 * CORNER) / LANE));
  const taken = new Map<number, number[]>();
  const lanes = new Map<string, number>();
  for (const [id, { right, top, bottom }] of [...reach].sort(([, one], [, other]) => one.top - other.top)) {
    const ends = taken.get(right) ?? Array.from({ length: count }, () => Number.NEGATIVE_INFINITY);
    taken.set(right, ends);
    const free = ends.findIndex((end) => end < top);
    const lane = free >= 0 ? free : ends.indexOf(Math.min(...ends));
    ends[lane] = Math.max(ends[lane] ?? 0, bottom);
    lanes.set(id, CORNER + LANE / 2 + lane * LANE);
  }
  return lanes;
}

function pathOf({ right, end, y1, y2 }: Span, trunk: number): string {
  if (y1 === y2) return `M${n(right)} ${n(y1)}H${n(end)}`;
  const corner = Math.min(CORNER, Math.abs(y2 - y1) / 2);
  const down = y2 > y1 ? corner : -corner;
  const on = end > trunk ? corner : -corner;
  return [
    `M${n(right)} ${n(y1)}H${n(trunk - corner)}Q${n(trunk)} ${n(y1)} ${n(trunk)} ${n(y1 + down)}`,
    `V${n(y2 - down)}Q${n(trunk)} ${n(y2)} ${n(trunk + on)} ${n(y2)}H${n(end)}`,
  ].join("");
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
