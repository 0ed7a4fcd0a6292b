import { degreeAt, EARTH_HEIGHT, EARTH_WIDTH, latAt, northOf } from "./equal-earth";

/**
 * The cells in which marks of a map are put together. They belong to the world and not to a view: moving a map never puts two places into
 * one cell that were in two. A row is as high as a cell on an Equal Earth map of its zoom and goes around the whole globe, in as many cells
 * as have room; that map divides parallels evenly, so the cells fit it whatever its central meridian is.
 */
export interface Grid {
  /** Pixels of the whole equator, and of a cell's side. */
  world: number;
  cell: number;
}

/** Pixels of the equator at zoom 0; each step doubles it. */
export const WORLD_PX = 960;
export const CELL_PX = 24;
export const LEAST_ZOOM = 0;
export const MOST_ZOOM = 9;
/** A map is drawn at whole and half zooms. */
export const ZOOM_STEP = 0.5;

export const gridOf = (zoom: number): Grid => ({ world: WORLD_PX * 2 ** zoom, cell: CELL_PX });

export interface Cell {
  /** From the date line eastwards. */
  x: number;
  /** From the south pole northwards. */
  y: number;
}

/** Degrees; `east` may be beyond 180. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

export function cellAt(grid: Grid, [lon, lat]: readonly [lon: number, lat: number]): Cell {
  const y = rowAt(grid, lat);
  const count = rowsOf(grid).counts[y] ?? 1;
  return { x: Math.min(count - 1, Math.floor((eastOfDateLine(lon) / 360) * count)), y };
}

/** The rows that lie between two parallels, from the south, for a database to put places into cells. */
export function rowsBetween(grid: Grid, south: number, north: number) {
  const [first, last] = [rowAt(grid, south), rowAt(grid, north)];
  const { southEdges, counts } = rowsOf(grid);
  return { first, southEdges: southEdges.slice(first, last + 1), counts: counts.slice(first, last + 1) };
}

interface Rows {
  /** The parallel at the southern edge of each row. */
  southEdges: number[];
  /** Cells around the globe. */
  counts: number[];
}

/** Of a zoom, by the equator's pixels and the cell's: at the greatest zoom 10,000 rows. */
const knownRows = new Map<string, Rows>();

function rowsOf(grid: Grid): Rows {
  const key = `${grid.world}/${grid.cell}`;
  const rows = knownRows.get(key) ?? makeRows(grid);
  if (knownRows.size < MOST_GRIDS) knownRows.set(key, rows);
  return rows;
}

const MOST_GRIDS = 24;

function makeRows(grid: Grid): Rows {
  const rows = Array.from({ length: lastRow(grid) + 1 }, (_, row) => row);
  return { southEdges: rows.map((row) => southOf(grid, row)), counts: rows.map((row) => cellsIn(grid, row)) };
}

export function boundsOfCell(grid: Grid, { x, y }: Cell): Bounds {
  const width = 360 / cellsIn(grid, y);
  return { west: x * width - 180, south: southOf(grid, y), east: (x + 1) * width - 180, north: southOf(grid, y + 1) };
}

/** The place in whose surroundings a cell's mark stands. */
export function middleOfCell(grid: Grid, cell: Cell): [lon: number, lat: number] {
  const { west, east } = boundsOfCell(grid, cell);
  return [(west + east) / 2, latAt(middleNorth(grid, cell.y))];
}

/** 0 to 360, in the words of the database, to the last bit. */
const eastOfDateLine = (lon: number): number => lon + 180 - 360 * Math.floor((lon + 180) / 360);

const pixels = ({ world }: Grid): number => world / EARTH_WIDTH;
const lastRow = (grid: Grid): number => Math.ceil((EARTH_HEIGHT * pixels(grid)) / grid.cell) - 1;

const rowAt = (grid: Grid, lat: number): number => rowAtNorth(grid, northOf(Math.max(-90, Math.min(90, lat))));

/** `north`: how far north of the equator its parallel is drawn, in radii of the globe. */
export function rowAtNorth(grid: Grid, north: number): number {
  const up = (north + EARTH_HEIGHT / 2) * pixels(grid);
  return Math.max(0, Math.min(lastRow(grid), Math.floor(up / grid.cell)));
}

const southOf = (grid: Grid, row: number): number => latAt((row * grid.cell) / pixels(grid) - EARTH_HEIGHT / 2);
const middleNorth = (grid: Grid, row: number): number => ((row + 0.5) * grid.cell) / pixels(grid) - EARTH_HEIGHT / 2;

function cellsIn(grid: Grid, row: number): number {
  const lat = latAt(middleNorth(grid, row));
  return Math.max(1, Math.round((360 * degreeAt(lat) * pixels(grid)) / grid.cell));
}
