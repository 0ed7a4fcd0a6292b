import { boundsOfCell, type Grid, gridOf, rowAtNorth } from "~/backend/contract/map-grid";
import type { CellGroup } from "../map/cell-groups";
import { NumberSlots } from "../map/number-slots";
import type { Span } from "./spans";

/** What of the directory is in a cell. Degrees in millionths, as the roll-up keeps them; `eastSum` counts from the date line. */
export interface CellSum {
  x: number;
  y: number;
  count: number;
  vague: number;
  /** Of the numbers of the targets: where there is one, it is this. */
  idSum: number;
  latSum: number;
  eastSum: number;
}

/** Adds up what lies in some runs of cells of a zoom of the roll-up, by the arithmetic that put targets there. */
export class CellSums {
  /** By row, then by cell and band: count, vague, and the sums of id, lat and east. */
  readonly #sums = new NumberSlots(5);
  readonly #spans: Span[][] = [];
  readonly #grid: Grid;

  constructor(zoom: number, spans: readonly Span[]) {
    this.#grid = gridOf(zoom);
    for (const span of spans) {
      const [y] = span;
      this.#spans[y] = [...(this.#spans[y] ?? []), span];
    }
  }

  /** `n`: 1 puts a target there, -1 takes it off. `north` is as `map_north` has it, `band` 0 for none, 1 for the first of the bands. */
  place(n: number, id: number, band: number, isVague: boolean, lat: number, east: number, north: number): void {
    const y = rowAtNorth(this.#grid, north);
    const spans = this.#spans[y];
    const cells = spans?.[0]?.[1];
    if (!spans || !cells) return;
    const x = Math.min(cells - 1, Math.floor((east / 360) * cells));
    if (!spans.some(([, , first, last]) => x >= first && x <= last)) return;
    const [latSum, eastSum] = [Math.round(lat * MILLION), Math.round(east * MILLION)];
    this.#add(y, x, band, n, isVague ? n : 0, n * id, n * latSum, n * eastSum);
  }

  /** Targets of which the customer knows no score. */
  addDirectory({ y, x, count, vague, idSum, latSum, eastSum }: CellSum): void {
    this.#add(y, x, 0, count, vague, idSum, latSum, eastSum);
  }

  #add(y: number, x: number, band: number, count: number, vague: number, id: number, lat: number, east: number): void {
    const at = this.#sums.find(y, x * MOST_BANDS + band);
    const { numbers } = this.#sums;
    numbers[at] = (numbers[at] as number) + count;
    numbers[at + 1] = (numbers[at + 1] as number) + vague;
    numbers[at + 2] = (numbers[at + 2] as number) + id;
    numbers[at + 3] = (numbers[at + 3] as number) + lat;
    numbers[at + 4] = (numbers[at + 4] as number) + east;
  }

  /** With the cell's own bounds instead of those of its places, which nobody keeps. */
  get groups(): CellGroup[] {
    const groups = this.#sums.map((y, key, sums) => this.#group(y, key, sums));
    // A target that moved between the two statements may be taken off where it is not yet.
    return groups.filter(({ count }) => count > 0);
  }

  /** Written out: to spread bounds into a group took longer than all else of a map. */
  #group(y: number, key: number, [count = 0, vague = 0, id = 0, latSum = 0, eastSum = 0]: Float64Array): CellGroup {
    const [x, band] = [Math.floor(key / MOST_BANDS), key % MOST_BANDS];
    const { west, east, south, north } = boundsOfCell(this.#grid, { x, y });
    return {
      x,
      y,
      band,
      count,
      vague,
      id,
      latSum: latSum / MILLION,
      eastSum: eastSum / MILLION,
      west: west + 180,
      east: east + 180,
      south,
      north,
    };
  }
}

const MILLION = 1_000_000;
/** More than there are. */
const MOST_BANDS = 16;
