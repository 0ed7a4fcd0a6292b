import { boundsOfCell, gridOf, rowAtNorth } from "~/backend/contract/map-grid";
import type { CellGroup } from "../map/cell-groups";
import type { Span } from "./spans";

/** What is in a cell, of one band. Degrees in millionths, as the roll-up keeps them; `eastSum` counts from the date line. */
export interface CellSum {
  x: number;
  y: number;
  band: number;
  count: number;
  vague: number;
  /** Of the numbers of the targets: where there is one, it is this. */
  idSum: number;
  latSum: number;
  eastSum: number;
}

export interface PlacedRow {
  /** 1 puts it there, -1 takes it off. */
  n: number;
  id: number;
  band: number;
  isVague: boolean;
  lat: number;
  east: number;
  /** As `map_north` has it. */
  north: number;
}

/** Adds up what lies in some runs of cells of a zoom of the roll-up, by the arithmetic that put targets there. */
export class CellSums {
  readonly #sums = new Map<string, CellSum>();
  readonly #rows = new Map<number, Span[]>();

  constructor(
    private readonly zoom: number,
    spans: readonly Span[],
  ) {
    for (const span of spans) {
      const known = this.#rows.get(span[0]);
      if (known) known.push(span);
      else this.#rows.set(span[0], [span]);
    }
  }

  place({ n, id, band, isVague, lat, east, north }: PlacedRow): void {
    const y = rowAtNorth(gridOf(this.zoom), north);
    const spans = this.#rows.get(y);
    const [first] = spans ?? [];
    if (!spans || !first) return;
    const [, cells] = first;
    const x = Math.min(cells - 1, Math.floor((east / 360) * cells));
    if (!spans.some(([, , from, to]) => x >= from && x <= to)) return;
    const [latSum, eastSum] = [lat, east].map((degrees) => n * Math.round(degrees * MILLION));
    this.add({ x, y, band, count: n, vague: isVague ? n : 0, idSum: n * id, latSum, eastSum } as CellSum);
  }

  add(sum: CellSum): void {
    const key = `${sum.x},${sum.y},${sum.band}`;
    const known = this.#sums.get(key);
    if (!known) {
      this.#sums.set(key, { ...sum });
      return;
    }
    known.count += sum.count;
    known.vague += sum.vague;
    known.idSum += sum.idSum;
    known.latSum += sum.latSum;
    known.eastSum += sum.eastSum;
  }

  /** With the cell's own bounds instead of those of its places, which nobody keeps. */
  get groups(): CellGroup[] {
    // A target that moved between the two statements may be taken off where it is not yet.
    return [...this.#sums.values()]
      .filter(({ count }) => count > 0)
      .map(({ idSum, latSum, eastSum, ...group }) => {
        const { west, east, south, north } = boundsOfCell(gridOf(this.zoom), group);
        const box = { west: west + 180, east: east + 180, south, north };
        return { ...group, ...box, id: idSum, latSum: latSum / MILLION, eastSum: eastSum / MILLION };
      });
  }
}

const MILLION = 1_000_000;
