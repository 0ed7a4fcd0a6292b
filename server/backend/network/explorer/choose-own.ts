import type { ExplorerFilter } from "~/backend/contract/explorer";
import type { ExplorerSort } from "~/backend/contract/explorer-words";
import type { Tx } from "../../platform/db/database";
import { fitsFilter } from "./count-facets";
import type { Cursor } from "./cursor";
import { chosen, DIRECTORY_FACETS, letsOthersThrough } from "./facet-columns";
import type { FacetRows } from "./facet-rows";
import { facetRows } from "./kept-rows";
import { NOWHERE } from "./orders";
import { codesRise, type OwnSort } from "./own-order";
import type { Looking } from "./sources";

/** Of what page rows in memory are asked. */
export interface Page {
  order: ExplorerSort;
  /** Of the cursor. */
  key: Cursor["key"] | null;
  limit: number;
}

/** What the customer knows something of, as far as a page asks for it. */
export interface Own {
  /** The only ones that can stand on the page, at most as many as it holds. */
  ids: number[];
  /** Nobody else can stand on it. */
  isFull: boolean;
  /** How many of the directory fit its part of the filter. */
  ofDirectory: number;
  /** Those that a walk along the directory from the cursor on meets first; `all`: every one of them. */
  met(all: boolean): number[];
  /** Which of these the customer knows something of. */
  knownOf(ids: ReadonlySet<number>): Set<number>;
}

/** So many more are left out of a walk than stand on the page, before all of them are. */
const MET = 4;

/**
 * Chooses from the rows in memory what the customer knows something of and what can stand on a page. Null where they do not tell: of
 * collections, and of countries that are no codes.
 */
export async function chooseOwn(tx: Tx, looking: Looking, page: Page): Promise<Own | null> {
  const { filter } = looking;
  const { order: sort, key, limit } = page;
  if (filter.collections || sort === "relevance") return null;
  const { rows, now } = await facetRows(tx, looking);
  if (sort === "country" && !(rows.own.hasCodes(key) && (await codesRise(tx)))) return null;
  const { ids: numbers, rows: rowAt, scores } = rows.own.named;
  const places = firstFitting(rows, rows.own.behind(sort, key), fitsFilter(rows, filter, now), limit);
  const last = places.at(-1);
  const isScored = sort === "riskiest" && last !== undefined && (scores[last] as number) >= 0;
  const directory = fitsFilter(rows, ofDirectory(filter), now);
  return {
    ids: places.map((at) => numbers[at] as number),
    isFull: !letsOthersThrough(filter) || (isScored && places.length === limit),
    get ofDirectory() {
      return countDirectory(rows, directory);
    },
    met(all) {
      const most = all ? Number.POSITIVE_INFINITY : MET * limit;
      const { values, codes } = rows.columns.own;
      const isMet = (row: number) => values[codes[row] as number] === "false" && directory(row);
      const met = walksOf(sort, key).flatMap((walk) =>
        firstFitting(rows, rows.own.behind(walk.sort, walk.key), isMet, most),
      );
      return [...new Set(met)].map((at) => numbers[at] as number);
    },
    knownOf: (ids) => new Set(Array.from(rowAt, (row) => rows.ids[row] as number).filter((id) => ids.has(id))),
  };
}

function firstFitting(rows: FacetRows, places: Uint32Array, fits: (row: number) => boolean, most: number): number[] {
  const { rows: rowAt } = rows.own.named;
  const found: number[] = [];
  for (const at of places) {
    if (found.length >= most) break;
    if (fits(rowAt[at] as number)) found.push(at);
  }
  return found;
}

/** Where walks along the directory begin, as `walksOf` of the orders has them: what has no score comes by its name. */
function walksOf(sort: OwnSort, key: Cursor["key"] | null): { sort: OwnSort; key: Cursor["key"] | null }[] {
  if (sort === "riskiest") return [{ sort: "name", key: key && Number(key[0]) < 0 ? key.slice(1) : null }];
  if (sort !== "country" || key?.[0] === NOWHERE) return [{ sort, key }];
  return [
    { sort, key },
    { sort, key: [NOWHERE, "", -1] },
  ];
}

function countDirectory({ counts, ids }: FacetRows, fits: (row: number) => boolean): number {
  let sum = 0;
  for (let row = 0; row < counts.length; row++) {
    if (Number.isNaN(ids[row]) && fits(row)) sum += counts[row] as number;
  }
  return sum;
}

const ofDirectory = (filter: ExplorerFilter): ExplorerFilter =>
  Object.fromEntries(DIRECTORY_FACETS.flatMap((name) => (chosen(filter, name) ? [[name, filter[name]]] : [])));
