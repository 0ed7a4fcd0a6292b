import { seconds } from "~/time/duration";
import type { Placed } from "../../../platform/db/shapes/target-place";
import { distanceKm } from "../../../reference/geo/distance";
import { geocode } from "../../../reference/geo/geocode/geocode";
import { placed, placedBy } from "../../../reference/geo/placed";
import { placeholderOf } from "../../../reference/geo/placeholder";
import { foldName } from "../../../reference/names/fold-name";
import type { RowProblem, SupplierCandidate } from "../rows/candidate";
import type { ReadRow } from "../rows/read-row";
import { PackedPoints } from "./packed-points";

/** What is said of a row after all of them have been read. */
export interface PlaceFinding {
  row: number;
  placed: Placed;
  reasons: Omit<RowProblem, "row">[];
}

/**
 * Where the rows of a file are: looked up by their address where the file gives no point, or one that says nothing. Of points that rows
 * with other addresses share, it is told behind the last row. The looked-up point is kept beside the row's own, which alone tells
 * whether two rows are one supplier: all of a town have the town's.
 */
export class RowPlaces {
  readonly #firstAt = new PackedPoints(MOST_POINTS);
  readonly #byPoint = new Map<string, Shared>();

  #spent = 0;

  /** @param budget milliseconds for looking up; what is left then is looked up when the import is applied */
  constructor(readonly budget: number = BUDGET) {}

  placed(read: ReadRow): ReadRow {
    const { candidate, problems } = read;
    if (candidate === null) return read;
    const { lat, lon, row } = candidate;
    if (lat === null || lon === null) {
      if (this.#spent >= this.budget) return read;
      const began = performance.now();
      const found = placedBy(candidate);
      this.#spent += performance.now() - began;
      return { candidate: { ...candidate, placed: found }, problems };
    }
    const meant = placeholderOf({ lat, lon });
    if (meant === null) {
      this.#remember(candidate, lat, lon);
      return read;
    }
    const found = geocode(candidate);
    if (found?.point && found.precision !== "region" && distanceKm(found.point, { lat, lon }) <= AGREE_KM) return read;
    const instead: Placed = found?.point ? placed(found) : { lat, lon, place: { ...VAGUE, precision: "country" } };
    const told = [...problems, { row, ...problem("coordinatesPlaceholder", { lat, lon }) }];
    // It tells nothing of who the supplier is, either.
    return { candidate: { ...candidate, lat: null, lon: null, placed: instead }, problems: told };
  }

  /** Rows whose point is no more than somewhere near, in the order of the file's points. */
  *shared(): Generator<PlaceFinding> {
    let looked = 0;
    for (const [point, { rows, addresses, samples }] of this.#byPoint) {
      addresses.delete(0);
      if (addresses.size < FEWEST) continue;
      const [lat = 0, lon = 0] = point.split(" ").map(Number);
      const known = looked >= MOST_LOOKED ? [] : samples;
      looked += known.length;
      const place = { ...VAGUE, ...spreadOf(known, { lat, lon }) };
      const reasons = [problem("coordinatesShared", { lat, lon, count: rows.length })];
      for (const row of rows) yield { row, placed: { lat, lon, place }, reasons };
    }
  }

  #remember(candidate: SupplierCandidate, lat: number, lon: number): void {
    const address = foldName([candidate.address, candidate.postalCode, candidate.city].filter(Boolean).join(" "));
    const first = this.#firstAt.firstOr(lat, lon, { row: candidate.row, mark: hashOf(address) });
    if (first === null) return;
    const key = `${lat} ${lon}`;
    const shared = this.#byPoint.get(key) ?? { rows: [first.row], addresses: new Set([first.mark]), samples: [] };
    this.#byPoint.set(key, shared);
    shared.rows.push(candidate.row);
    if (address === "" || shared.addresses.size >= MOST_ADDRESSES) return;
    shared.addresses.add(hashOf(address));
    const { country, postalCode, city, region } = candidate;
    if (shared.samples.length < SAMPLES)
      shared.samples.push(copied({ country, postalCode, city, region, address: candidate.address }));
  }
}

/** A cell is a part of the text that was read with it, and would keep all of that. */
const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

interface Shared {
  rows: number[];
  /** Their hashes, of those that say something. */
  addresses: Set<number>;
  samples: Parameters<typeof geocode>[0][];
}

/** FNV-1a; 0 for no address. */
function hashOf(text: string): number {
  if (text === "") return 0;
  let hash = 2_166_136_261;
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 16_777_619);
  return hash >>> 0 || 1;
}

/** Of the two minutes that a file may take its thread. */
const BUDGET = seconds(40);
const VAGUE = { source: "given" as const, name: null, radiusKm: null };
/** A country's middle and a town that lies there: then it is no placeholder. */
const AGREE_KM = 50;
/** So many different addresses at one point, and it is that of none of them. Two may be neighbours, or one written twice. */
const FEWEST = 3;
const SAMPLES = 5;
/** Of samples in all: a list of nothing but shared points must not take minutes. */
const MOST_LOOKED = 5_000;
const MOST_POINTS = 200_000;
const MOST_ADDRESSES = 50;

/** A point of which the addresses are all near is their town's; else a region's as wide as they lie, or only the country's. */
function spreadOf(samples: readonly Parameters<typeof geocode>[0][], point: { lat: number; lon: number }) {
  const far = samples.flatMap((sample) => {
    const found = geocode(sample);
    return found?.point && found.precision !== "region" ? [distanceKm(found.point, point)] : [];
  });
  const furthest = Math.max(...far);
  if (far.length < 2) return { precision: "region" as const, radiusKm: USUAL_REGION_KM };
  if (furthest <= TOWN_KM) return { precision: "town" as const };
  if (furthest <= REGION_KM) return { precision: "region" as const, radiusKm: Math.ceil(furthest) };
  return { precision: "country" as const };
}

const TOWN_KM = 25;
const REGION_KM = 150;
const USUAL_REGION_KM = 50;

function problem(
  code: "coordinatesPlaceholder" | "coordinatesShared",
  params: Record<string, number>,
): Omit<RowProblem, "row"> {
  const at = { column: null, title: null, field: "lat" as const, severity: "warning" as const };
  return { ...at, code, key: `imports:problems.${code}`, advice: `imports:advice.${code}`, params };
}
