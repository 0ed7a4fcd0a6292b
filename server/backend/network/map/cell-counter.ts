import { type Bounds, gridOf, rowsBetween } from "~/backend/contract/map-grid";
import type { CellGroup } from "./cell-groups";
import { type IsInside, insideBounds } from "./inside";
import { NumberSlots } from "./number-slots";

/** Puts places one after the other into the cells of a zoom, by the same arithmetic as the database's statement (`cellsOf`). */
export class CellCounter {
  outside = 0;
  /** By row, then by cell and band. */
  readonly #groups = new NumberSlots(NUMBERS);
  readonly #first: number;
  readonly #southEdges: Float64Array;
  readonly #counts: readonly number[];
  readonly #isInside: IsInside;

  constructor(bounds: Bounds, zoom: number) {
    const { first, southEdges, counts } = rowsBetween(gridOf(zoom), bounds.south, bounds.north);
    this.#first = first;
    this.#southEdges = Float64Array.from(southEdges);
    this.#counts = counts;
    this.#isInside = insideBounds(bounds);
  }

  /** `east`: degrees from the date line; `band` from 0: none, 1: the first of the bands. */
  add(id: number, lat: number, east: number, isVague: boolean, band: number): void {
    if (!this.#isInside(lat, east)) {
      this.outside++;
      return;
    }
    const row = this.#rowOf(lat);
    const cells = this.#counts[row] ?? 1;
    const x = Math.min(cells - 1, Math.floor((east / 360) * cells));
    this.#grow(this.#groups.find(row, x * MOST_BANDS + band), id, lat, east, isVague);
  }

  get groups(): CellGroup[] {
    return this.#groups.map((row, key, numbers) => {
      const [count = 0, vague = 0, id = 0, eastSum = 0, latSum = 0, west = 0, east = 0, south = 0, north = 0] = numbers;
      const [x, band] = [Math.floor(key / MOST_BANDS), key % MOST_BANDS];
      return { x, y: this.#first + row, band, count, vague, id, eastSum, latSum, west, east, south, north };
    });
  }

  /** The last row whose southern edge is not north of it; south of all, the first. */
  #rowOf(lat: number): number {
    let [low, high] = [0, this.#southEdges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#southEdges[middle] as number) <= lat) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  }

  #grow(at: number, id: number, lat: number, east: number, isVague: boolean): void {
    const { numbers } = this.#groups;
    if (numbers[at] === 0) {
      numbers.set([1, Number(isVague), id, east, lat, east, east, lat, lat], at);
      return;
    }
    numbers[at] = (numbers[at] as number) + 1;
    if (isVague) numbers[at + 1] = (numbers[at + 1] as number) + 1;
    if (id < (numbers[at + 2] as number)) numbers[at + 2] = id;
    numbers[at + 3] = (numbers[at + 3] as number) + east;
    numbers[at + 4] = (numbers[at + 4] as number) + lat;
    if (east < (numbers[at + 5] as number)) numbers[at + 5] = east;
    if (east > (numbers[at + 6] as number)) numbers[at + 6] = east;
    if (lat < (numbers[at + 7] as number)) numbers[at + 7] = lat;
    if (lat > (numbers[at + 8] as number)) numbers[at + 8] = lat;
  }
}

/** Of a group: how many, how many vague, the lowest id, the sums of east and lat, and the bounds west, east, south, north. */
const NUMBERS = 9;
/** More than there are. */
const MOST_BANDS = 16;
