import { type Bounds, gridOf, rowsBetween } from "~/backend/contract/map-grid";

/** A whole zoom up to the deepest of the roll-up, and the part of the world of which cells are wanted. */
export interface CountedPart {
  bounds: Bounds;
  zoom: number;
}

/** A run of cells of a row, of which there are `cells` around the globe. */
export type Span = [y: number, cells: number, first: number, last: number];

/** The runs of cells that touch a part of the world: of each row one, or two over the date line; from the south. */
export function spansIn({ bounds: { west, south, east, north }, zoom }: CountedPart): Span[] {
  const { first, counts } = rowsBetween(gridOf(zoom), south, north);
  const start = ((((west + 180) % 360) + 360) % 360) / 360;
  const width = (east - west) / 360;
  return counts.flatMap((cells, n): Span[] => {
    const y = first + n;
    const from = Math.min(cells - 1, Math.floor(start * cells));
    const to = Math.floor((start + width) * cells);
    if (width >= 1 || to - from >= cells) return [[y, cells, 0, cells - 1]];
    if (to < cells) return [[y, cells, from, to]];
    return [
      [y, cells, from, cells - 1],
      [y, cells, 0, Math.min(to - cells, from - 1)],
    ];
  });
}
