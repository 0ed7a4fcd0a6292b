/** Points that can be told without the table being full too often. */
const FULLEST = 0.7;
const NONE = -1;

/** The row in which a point stood first, and a number of 32 bits that is kept beside it. */
export interface FirstAt {
  row: number;
  mark: number;
}

/**
 * Where each point of a file stood first, as numbers outside of the heap: a list of 200,000 suppliers has as many points, and a text for
 * each with its entry in a map is more than a thread has room for.
 */
export class PackedPoints {
  /** A table with open addresses; `NONE` as row: nothing yet. */
  #lats = new Float64Array(1 << 10);
  #lons = new Float64Array(1 << 10);
  #rows = new Int32Array(1 << 10).fill(NONE);
  #marks = new Uint32Array(1 << 10);
  #used = 0;

  /** @param most of different points; further ones are not kept */
  constructor(readonly most: number) {}

  /** Where the point stood first; null where this is the first time, which is kept. */
  firstOr(lat: number, lon: number, here: FirstAt): FirstAt | null {
    const place = this.#placeOf(lat, lon);
    const row = this.#rows[place] as number;
    if (row !== NONE) return { row, mark: this.#marks[place] as number };
    if (this.#used < this.most) this.#put(place, lat, lon, here);
    return null;
  }

  #put(place: number, lat: number, lon: number, { row, mark }: FirstAt): void {
    this.#lats[place] = lat;
    this.#lons[place] = lon;
    this.#rows[place] = row;
    this.#marks[place] = mark;
    if (++this.#used >= FULLEST * this.#rows.length) this.#widen();
  }

  /** Where the point stands, or would. */
  #placeOf(lat: number, lon: number): number {
    const last = this.#rows.length - 1;
    let place = (Math.imul(Math.round(lat * 1e6), 0x9e3779b1) ^ Math.imul(Math.round(lon * 1e6), 0x85ebca6b)) >>> 5;
    for (place &= last; this.#rows[place] !== NONE; place = (place + 1) & last)
      if (this.#lats[place] === lat && this.#lons[place] === lon) break;
    return place;
  }

  #widen(): void {
    const [lats, lons, rows, marks] = [this.#lats, this.#lons, this.#rows, this.#marks];
    const length = 2 * rows.length;
    this.#lats = new Float64Array(length);
    this.#lons = new Float64Array(length);
    this.#rows = new Int32Array(length).fill(NONE);
    this.#marks = new Uint32Array(length);
    for (let old = 0; old < rows.length; old++) {
      if (rows[old] === NONE) continue;
      const place = this.#placeOf(lats[old] as number, lons[old] as number);
      this.#lats[place] = lats[old] as number;
      this.#lons[place] = lons[old] as number;
      this.#rows[place] = rows[old] as number;
      this.#marks[place] = marks[old] as number;
    }
  }
}
