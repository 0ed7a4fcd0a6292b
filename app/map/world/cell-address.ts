import { type Bounds, boundsOfCell, type Cell, gridOf, MOST_ZOOM, rowsBetween } from "~/backend/contract/map-grid";

/** A cell as the bounds of an address: `0_12_7`. A page has hundreds of links to cells, and four numbers with two decimals each are four times as long. */
export const cellText = (zoom: number, { x, y }: Cell): string => `${zoom}_${x}_${y}`;

/** What `cellText` wrote; null for what is no cell of the world. */
export function parseCellText(text: string): Bounds | null {
  const [, zoom, x, y] = /^(\d(?:\.5)?)_(\d{1,6})_(\d{1,6})$/.exec(text) ?? [];
  return zoom === undefined || Number(zoom) > MOST_ZOOM
    ? null
    : cellBounds(Number(zoom), { x: Number(x), y: Number(y) });
}

/** A cell with some room around it; null where the zoom has no such cell. */
export function cellBounds(zoom: number, cell: Cell): Bounds | null {
  const grid = gridOf(zoom);
  const inRow = rowsBetween(grid, -90, 90).counts[cell.y];
  if (inRow === undefined || cell.x >= inRow) return null;
  const { west, south, east, north } = boundsOfCell(grid, cell);
  const [wide, high] = [(east - west) * ROOM, (north - south) * ROOM];
  if (east - west + 2 * wide >= 360) return { west, south, east, north };
  return {
    west: west - wide,
    south: Math.max(-90, south - high),
    east: east + wide,
    north: Math.min(90, north + high),
  };
}

const ROOM = 0.05;
