import { type Bounds, gridOf, rowsBetween } from "~/backend/contract/map-grid";
import type { CellGroup } from "./cell-groups";

/** A place to be counted. `east`: degrees from the date line; `band` from 0: none, 1: the first of the bands. */
export interface Counted {
  id: number;
  lat: number;
  east: number;
  isVague: boolean;
  band: number;
}

/** Puts places one after the other into the cells of a zoom, by the same arithmetic as the database's statement (`cellsOf`). */
export class CellCounter {
  outside = 0;
  readonly #groups = new Map<number, CellGroup>();
  readonly #first: number;
  readonly #southEdges: readonly number[];
  readonly #counts: readonly number[];
  readonly #start: number;
  readonly #width: number;

  constructor(
    private readonly bounds: Bounds,
    zoom: number,
  ) {
    const { first, southEdges, counts } = rowsBetween(gridOf(zoom), bounds.south, bounds.north);
    this.#first = first;
    this.#southEdges = southEdges;
    this.#counts = counts;
    this.#start = (((bounds.west + 180) % 360) + 360) % 360;
    this.#width = bounds.east - bounds.west;
  }

  add({ id, lat, east, isVague, band }: Counted): void {
    if (!this.#isInside(lat, east)) {
      this.outside++;
      return;
    }
    const row = this.#rowOf(lat);
    const cells = this.#counts[row] ?? 1;
    const x = Math.min(cells - 1, Math.floor((east / 360) * cells));
    const key = (row * MOST_CELLS + x) * MOST_BANDS + band;
    const known = this.#groups.get(key);
    if (known) grow(known, { id, lat, east, isVague });
    else this.#groups.set(key, begun({ x, y: this.#first + row, band }, { id, lat, east, isVague }));
  }

  get groups(): CellGroup[] {
    return [...this.#groups.values()];
  }

  #isInside(lat: number, east: number): boolean {
    if (lat < this.bounds.south || lat > this.bounds.north) return false;
    if (this.#width >= 360) return true;
    const behind = east - this.#start;
    return behind - 360 * Math.floor(behind / 360) <= this.#width;
  }

  /** The last row whose southern edge is not north of it; south of all, the first. */
  #rowOf(lat: number): number {
    let [low, high] = [0, this.#southEdges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#southEdges[middle] ?? 0) <= lat) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  }
}

/** More than there are around the globe at the greatest zoom, and more than there are bands. */
const [MOST_CELLS, MOST_BANDS] = [2 ** 20, 16];

type Place = Omit<Counted, "band">;

const begun = (cell: Pick<CellGroup, "x" | "y" | "band">, { id, lat, east, isVague }: Place): CellGroup => ({
  ...cell,
  id,
  count: 1,
  vague: Number(isVague),
  eastSum: east,
  latSum: lat,
  west: east,
  east,
  south: lat,
  north: lat,
});

function grow(group: CellGroup, { id, lat, east, isVague }: Place): void {
  group.count++;
  group.vague += Number(isVague);
  group.id = Math.min(group.id, id);
  group.eastSum += east;
  group.latSum += lat;
  group.west = Math.min(group.west, east);
  group.east = Math.max(group.east, east);
  group.south = Math.min(group.south, lat);
  group.north = Math.max(group.north, lat);
}
