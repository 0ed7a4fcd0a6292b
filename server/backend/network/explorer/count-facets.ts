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
  const facets = askedOf(rows, filter, now).map((facet) => ({ ...facet, sums: new Int32Array(facet.values.length) }));
  const asked = facets.filter(({ fits }) => fits !== null);
  let total = 0;
  for (let row = 0; row < counts.length; row++) {
    const count = counts[row] ?? 0;
    const missed = asked.filter(({ fits, codes }) => fits?.[codes[row] ?? 0] === 0);
    if (missed.length > 1) continue;
    if (missed.length === 0) total += count;
    for (const { codes, sums } of missed.length === 0 ? facets : missed) {
      const code = codes[row] ?? 0;
      sums[code] = (sums[code] ?? 0) + count;
    }
  }
  return {
    total,
    isExact: true,
    facets: facets.map((facet) => ({ name: facet.name, values: mostFrequentFirst(facet) })),
  };
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
    const codes = name === "alerts" ? Uint16Array.from(alertedAt, (at) => (at >= since ? 1 : 0)) : columns[name].codes;
    const wanted = chosen(filter, name);
    const fits = wanted && Uint8Array.from(values, (value) => (wanted.includes(value) ? 1 : 0));
    return { name, values, codes, fits };
  });
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
