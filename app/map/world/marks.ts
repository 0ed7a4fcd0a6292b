import type { MapCell } from "~/backend/contract/map";
import { gridOf, middleOfCell } from "~/backend/contract/map-grid";
import { HEIGHT, type MapFrame, tenth, WIDTH } from "./scale";

/** Where a cell's mark stands in a picture, and how large it is. */
export interface Mark {
  cell: MapCell;
  x: number;
  y: number;
  /** Of a group's ring, to its middle; 0 for a single target. */
  r: number;
}

/**
 * The marks of a picture, the riskiest first. Cells around the hull's corners are not in the picture: what they hold is drawn nowhere, and
 * counted with what is outside. `zoom`: of the cells, where it is not the picture's.
 */
export function marksOf(
  frame: MapFrame,
  cells: readonly MapCell[],
  zoom: number = frame.zoom,
): { marks: Mark[]; beside: number } {
  const marks = cells.map((cell) => markOf(frame, cell, zoom));
  const shown = marks.filter(isInside);
  return {
    marks: shown.sort((a, b) => rank(b) - rank(a) || b.cell.count - a.cell.count || a.y - b.y || a.x - b.x),
    beside: sumOf(marks) - sumOf(shown),
  };
}

export const sumOf = (marks: readonly Mark[]): number => marks.reduce((sum, { cell }) => sum + cell.count, 0);

const ORDER = ["NA", "No", "Low", "Mid", "High", "Critical"];
const rank = ({ cell }: Mark): number => ORDER.indexOf(cell.worst);

/** A target stands where it is; a group between its mean and the middle of its cell, so that neighbours do not lie over each other. */
function markOf(frame: MapFrame, cell: MapCell, zoom: number): Mark {
  const [x, y] = frame.project([cell.lon, cell.lat]);
  if (cell.count === 1) return { cell, x: tenth(x), y: tenth(y), r: 0 };
  const [midX, midY] = frame.project(middleOfCell(gridOf(zoom), cell));
  const isNear = Math.abs(x - midX) < 48;
  const mark = { cell, x: isNear ? (x + 3 * midX) / 4 : x, y: isNear ? (y + 3 * midY) / 4 : y };
  // What lies in the picture is drawn in it, wherever the middle of its cell is.
  const inside = isInside({ x, y }) ? { x: within(mark.x, WIDTH), y: within(mark.y, HEIGHT) } : mark;
  // A group stands nowhere exactly: every second pixel is enough, and a page has hundreds of them.
  return {
    cell,
    x: 2 * Math.round(inside.x / 2),
    y: 2 * Math.round(inside.y / 2),
    r: 6 + shortCount(cell.count).length,
  };
}

const isInside = ({ x, y }: Pick<Mark, "x" | "y">): boolean => x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT;
const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** "1.2k" has room in a ring, which is as wide as its number needs. */
export const shortCount = (count: number): string =>
  count < 1000 ? String(count) : `${(Math.floor(count / 100) / 10).toFixed(count < 10_000 ? 1 : 0)}k`;

/** A group whose places are all one place can be looked at no closer: it opens as a list. */
export const isOnePlace = ({ box }: MapCell): boolean => box.east - box.west < 0.0002 && box.north - box.south < 0.0002;
