import { setImmediate as nextTurn } from "node:timers/promises";
import { distanceKm, type Point } from "../distance";
import { placeKey } from "./place-key";

export interface GazetteerPlace extends Point {
  id: number;
  name: string;
  /** 0 where the table does not say. */
  inhabitants: number;
  /** Codes of the divisions that it lies in, by the table's own numbering; empty where unknown. */
  admin1: string;
  admin2: string;
  /** What it is the seat of: 0 the country, 1 a first division, 2, 3 …; `x` a part of a town; else empty. */
  rank: string;
}

export interface GazetteerRegion extends Point {
  id: number;
  /** `01`, or of the second level `01.081`. */
  code: string;
  name: string;
  /** Nine of ten of its places lie within. */
  radiusKm: number;
}

export interface Named {
  places: {
    place: GazetteerPlace /** By the name in the table, not by one of other languages or times. */;
    own: boolean;
  }[];
  regions: GazetteerRegion[];
}

/** Numbers of places by the degree that they lie in. */
type Cells = Map<number, number[]>;

const NOBODY: Named = { places: [], regions: [] };

/** The places of one country, looked up in the bytes of its block: nothing of it becomes a string before it is asked for. */
export class CountryGazetteer {
  readonly #regions: Lines;
  readonly #places: Lines;
  readonly #postcodes: Lines;
  readonly #names: Lines;
  /** A list asks for the same words over and over. */
  readonly #asked = new Map<string, Named>();
  readonly #prominent = new Map<string, string[]>();
  #cells: Cells | undefined;

  /** Of memory. */
  readonly bytes: number;

  constructor(block: Buffer) {
    // With the starts of the lines, of which each has some forty bytes.
    this.bytes = Math.round(block.length * 1.1);
    const [head, begin] = lineAt(block, 0);
    let from = begin;
    const parts = head.split(" ").map((length) => {
      const part = block.subarray(from, from + Number(length));
      from += Number(length);
      return new Lines(part);
    });
    const nothing = new Lines(Buffer.alloc(0));
    [this.#regions = nothing, this.#places = nothing, this.#postcodes = nothing, this.#names = nothing] = parts;
  }

  /** By a key of `place-key.ts`. */
  named(key: string): Named {
    const known = this.#asked.get(key);
    if (known) return known;
    const named = this.#read(key);
    if (this.#asked.size >= MOST_REMEMBERED) this.#asked.clear();
    this.#asked.set(key, named);
    return named;
  }

  #read(key: string): Named {
    const ids = this.#names.find(key);
    if (ids === undefined) return NOBODY;
    const named: Named = { places: [], regions: [] };
    for (const id of ids.split(",")) {
      if (id.startsWith("r")) named.regions.push(this.#region(Number(id.slice(1))));
      else named.places.push({ place: this.#place(Number.parseInt(id, 10)), own: id.endsWith("!") });
    }
    return {
      places: named.places.filter(({ place }) => !isRest(key, place.name)),
      regions: named.regions.filter(({ name }) => !isRest(key, name)),
    };
  }

  postcode(code: string): Point | null {
    const found = this.#postcodes.find(code);
    if (found === undefined) return null;
    const [lat, lon] = found.split("\t").map(Number);
    return lat === undefined || lon === undefined ? null : { lat, lon };
  }

  /** Keys of large towns and of regions that begin with the same letter: what a slip of the pen may have meant. */
  prominentKeys(like: string): readonly string[] {
    const letter = like.charAt(0);
    const keys = this.#prominent.get(letter) ?? this.#readProminent(letter);
    this.#prominent.set(letter, keys);
    return keys;
  }

  /** The places within so many kilometres of a point; not beyond the neighbouring degrees. */
  around(point: Point, km: number): GazetteerPlace[] {
    this.#cells ??= this.#readCells(new Map(), 0, this.#places.count);
    const near: GazetteerPlace[] = [];
    for (const north of [-1, 0, 1]) {
      for (const east of [-1, 0, 1]) {
        for (const id of this.#cells.get(cellOf(point.lat + north, point.lon + east)) ?? []) {
          const place = this.#place(id);
          if (distanceKm(place, point) <= km) near.push(place);
        }
      }
    }
    return near;
  }

  /** What `around` needs, read a portion at a time: others have their turn in between. */
  async sortInTurns(): Promise<void> {
    const cells: Cells = new Map();
    for (let n = 0; n < this.#places.count; n += AT_A_TURN) {
      this.#readCells(cells, n, Math.min(n + AT_A_TURN, this.#places.count));
      await nextTurn();
    }
    this.#cells ??= cells;
  }

  /** Some places of the country into the cells: no line becomes a string, since others wait meanwhile. */
  #readCells(cells: Cells, from: number, end: number): Cells {
    for (let n = from; n < end; n++) {
      const cell = cellOf(this.#places.floorOf(n, LAT), this.#places.floorOf(n, LON));
      const some = cells.get(cell);
      if (some) some.push(n);
      else cells.set(cell, [n]);
    }
    return cells;
  }

  /** Only names of that letter, which stand together: all of a large country would keep others waiting. */
  #readProminent(letter: string): string[] {
    const keys: string[] = [];
    for (let n = this.#names.firstFrom(letter); n < this.#names.count; n++) {
      const [key = "", ids = ""] = this.#names.at(n).split("\t");
      if (!key.startsWith(letter)) break;
      if (key.length >= 5 && ids.split(",").some((id) => this.#isProminent(id))) keys.push(key);
    }
    return keys;
  }

  #isProminent(id: string): boolean {
    return (
      id.startsWith("r") ||
      (id.endsWith("!") && this.#places.floorOf(Number.parseInt(id, 10), INHABITANTS) >= PROMINENT)
    );
  }

  #place(id: number): GazetteerPlace {
    const [name = "", lat, lon, inhabitants, admin1 = "", admin2 = "", rank = ""] = this.#places.at(id).split("\t");
    return { id, name, lat: Number(lat), lon: Number(lon), inhabitants: Number(inhabitants), admin1, admin2, rank };
  }

  #region(id: number): GazetteerRegion {
    const [code = "", lat, lon, radiusKm, name = ""] = this.#regions.at(id).split("\t");
    return { id, code, name, lat: Number(lat), lon: Number(lon), radiusKm: Number(radiusKm) };
  }
}

const cellOf = (lat: number, lon: number): number => Math.floor(lat) * 1000 + Math.floor(lon);

/** Columns of a place's line. */
const LAT = 1;
const LON = 2;
const INHABITANTS = 3;

const MOST_REMEMBERED = 1_000;
/** Places that are sorted in a turn: some 3 ms. */
const AT_A_TURN = 2_500;
/** Inhabitants from which a town is looked for under a misspelt name. */
const PROMINENT = 50_000;
const NEWLINE = 10;
const TAB = 9;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;

/** Lines of a buffer, by number; and by the word before their first tab, in whose order of bytes they are. */
class Lines {
  readonly #starts: Uint32Array;

  constructor(readonly bytes: Buffer) {
    const starts = [0];
    for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) starts.push(at + 1);
    this.#starts = Uint32Array.from(starts);
  }

  get count(): number {
    return this.#starts.length - 1;
  }

  at(n: number): string {
    return this.bytes.toString("utf8", this.#starts[n], (this.#starts[n + 1] ?? 1) - 1);
  }

  /** The whole number at or below the decimal in a column of a line. */
  floorOf(n: number, column: number): number {
    let at = this.#starts[n] ?? 0;
    for (let tabs = 0; tabs < column; tabs++) at = this.bytes.indexOf(TAB, at) + 1;
    const isBelow = this.bytes[at] === MINUS;
    if (isBelow) at++;
    let whole = 0;
    for (let digit = digitAt(this.bytes, at); digit >= 0; digit = digitAt(this.bytes, ++at)) whole = whole * 10 + digit;
    // Beyond the point, any digit but 0 makes what is below zero one less.
    let hasPart = false;
    if (this.bytes[at] === POINT) {
      for (let digit = digitAt(this.bytes, ++at); digit >= 0; digit = digitAt(this.bytes, ++at)) hasPart ||= digit > 0;
    }
    return isBelow ? -whole - (hasPart ? 1 : 0) : whole;
  }

  /** The first line that begins with this, or the first behind it. */
  firstFrom(beginning: string): number {
    const wanted = Buffer.from(beginning);
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >> 1;
      const start = this.#starts[middle] ?? 0;
      if (this.bytes.compare(wanted, 0, wanted.length, start, this.#starts[middle + 1]) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** What stands behind the tab of the line that begins with the key. */
  find(key: string): string | undefined {
    const wanted = Buffer.from(key);
    let [low, high] = [0, this.count - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const start = this.#starts[middle] ?? 0;
      const tab = this.bytes.indexOf(TAB, start);
      const order = this.bytes.compare(wanted, 0, wanted.length, start, tab);
      if (order === 0) return this.bytes.toString("utf8", tab + 1, (this.#starts[middle + 1] ?? 1) - 1);
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }
}

/** -1 for any other byte. */
function digitAt(bytes: Buffer, at: number): number {
  const digit = (bytes[at] ?? 0) - ZERO;
  return digit <= 9 ? Math.max(digit, -1) : -1;
}

function lineAt(bytes: Buffer, from: number): [line: string, next: number] {
  const end = bytes.indexOf(NEWLINE, from);
  return [bytes.toString("utf8", from, end), end + 1];
}

/** "Huyện Thạnh Phú" is called so: only "Thành phố" before a name is a word of its kind, and the file has keys without either. */
function isRest(key: string, name: string): boolean {
  const whole = placeKey(name).replace(/^(?:huyen|quan|xa|phuong|thixa|thitran)(?=thanh)/, "");
  return whole === `thanh${key}` && !whole.startsWith("thanhpho");
}
