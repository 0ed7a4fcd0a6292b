import type { ExplorerFilter } from "~/backend/contract/explorer";
import { FACET_NAMES, type FacetName } from "~/backend/contract/explorer-words";
import { days } from "~/time/duration";
import type { Coded } from "../kept/read-columns";
import { chosen } from "./facet-columns";
import type { FacetRows } from "./facet-rows";
import type { Facets } from "./read-facets";

/**
 * How many targets match, and of each facet how many of each value. A facet is counted under all filters but its own: a row counts for it
 * when it fits the filter, or misses it by this facet alone. `now`: in milliseconds since 1970.
 */
export function countFacets(rows: FacetRows, filter: ExplorerFilter, now: number): Facets {
  const { counts } = rows;
  const facets = askedOf(rows, filter, now);
  const missed = missedBy(facets, counts.length);
  const total = fitting(missed, counts);
  // Facet by facet: a loop over three flat columns takes a sixth of the time that a loop over rows took.
  const summed = facets.map((facet, at) => ({ ...facet, sums: sumsOf(facet, counts, missed, at + 1) }));
  return {
    total,
    isExact: true,
    facets: summed.map((facet) => ({ name: facet.name, values: mostFrequentFirst(facet) })),
  };
}

const FITS = 0;
const MISSES_MORE = 255;

/** By row: `FITS`, the place from 1 of the only facet that it misses, or `MISSES_MORE`. */
function missedBy(facets: readonly Asked[], length: number): Uint8Array {
  const missed = new Uint8Array(length);
  for (const [at, { fits, codes }] of facets.entries()) {
    if (!fits) continue;
    for (let row = 0; row < length; row++) {
      if (fits[codes[row] as number] === 0) missed[row] = missed[row] === FITS ? at + 1 : MISSES_MORE;
    }
  }
  return missed;
}

/** `place`: the facet's own, from 1. */
function sumsOf({ values, codes }: Asked, counts: Int32Array, missed: Uint8Array, place: number): Int32Array {
  const sums = new Int32Array(values.length);
  for (let row = 0; row < counts.length; row++) {
    const only = missed[row];
    if (only !== FITS && only !== place) continue;
    const code = codes[row] as number;
    sums[code] = (sums[code] as number) + (counts[row] as number);
  }
  return sums;
}

interface Asked extends Coded {
  name: FacetName;
  /** By code: 1 where the filter lets the value through; null where it lets all through. */
  fits: Uint8Array | null;
}

function askedOf({ columns, alertedAt }: FacetRows, filter: ExplorerFilter, now: number): Asked[] {
  const since = now - days(30);
  return FACET_NAMES.map((name) => {
    const { values } = columns[name];
    const codes = name === "alerts" ? alertsSince(alertedAt, since) : columns[name].codes;
    const wanted = chosen(filter, name);
    const fits = wanted && Uint8Array.from(values, (value) => (wanted.includes(value) ? 1 : 0));
    return { name, values, codes, fits };
  });
}

function alertsSince(alertedAt: Float64Array, since: number): Uint16Array {
  const codes = new Uint16Array(alertedAt.length);
  for (let row = 0; row < codes.length; row++) if ((alertedAt[row] as number) >= since) codes[row] = 1;
  return codes;
}

/** How many targets match. */
export const countFitting = (rows: FacetRows, filter: ExplorerFilter, now: number): number =>
  fitting(missedBy(askedOf(rows, filter, now), rows.counts.length), rows.counts);

function fitting(missed: Uint8Array, counts: Int32Array): number {
  let total = 0;
  for (let row = 0; row < counts.length; row++) if (missed[row] === FITS) total += counts[row] as number;
  return total;
}

/** Whether a row fits the filter, by its place. */
export function fitsFilter(rows: FacetRows, filter: ExplorerFilter, now: number): (row: number) => boolean {
  const asked = askedOf(rows, filter, now).filter(({ fits }) => fits !== null);
  return (row) => asked.every(({ fits, codes }) => fits?.[codes[row] ?? 0] === 1);
}

function mostFrequentFirst({ values, sums }: { name: FacetName; values: readonly string[]; sums: Int32Array }) {
  return values
    .map((value, at) => ({ value, count: sums[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}
