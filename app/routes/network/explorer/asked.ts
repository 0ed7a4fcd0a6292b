import { TIERS } from "~/backend/contract/collection-words";
import {
  EXPLORER_SORTS,
  type ExplorerSort,
  FACET_NAMES,
  type FacetName,
  NO_VALUE,
  PLACE_KINDS,
} from "~/backend/contract/explorer-words";
import { RISK_NAMES } from "~/backend/contract/score-words";
import { SANCTIONS_FILTER, TARGET_TYPES } from "~/backend/contract/target-words";

/** What an address of the explorer asks for. */
export interface Asked {
  q: string;
  begins: boolean;
  hs: string;
  /** Numbers of collections; a target of one of them matches. None: all. */
  collections: number[];
  /** The values that each facet lets through; none: all. */
  facets: Record<FacetName, string[]>;
  sort: ExplorerSort;
  after: string | null;
  /** The facet of which all values are shown. */
  all: FacetName | null;
  /** How many values mean nothing here and were left out; and whether the HS code was none. */
  ignored: number;
  isNoHs: boolean;
}

const YES_NO = ["true", "false"];
/** Which values a facet has: a list of them, or what they look like. */
export const VALUES: Record<FacetName, readonly string[] | RegExp> = {
  types: TARGET_TYPES,
  ctypes: /^[a-z0-9-]{1,60}$/,
  countries: /^([A-Z]{2}|none)$/,
  industries: /^[a-z0-9-]{1,60}$/,
  sizes: ["Small", "Medium", "Large", "Very large", NO_VALUE],
  places: PLACE_KINDS,
  risks: RISK_NAMES,
  tiers: [...TIERS, NO_VALUE],
  following: YES_NO,
  sanctions: SANCTIONS_FILTER,
  own: YES_NO,
  alerts: YES_NO,
};
/** Either or: both together are no filter. */
export const EITHER_OR: ReadonlySet<FacetName> = new Set(["following", "own", "alerts"]);
const MOST_VALUES = 100;

export function parseAsked(search: URLSearchParams): Asked {
  const said = (name: string) => [...new Set(search.getAll(name).flatMap((text) => text.split(",")))].filter(Boolean);
  const hs = (search.get("hs") ?? "").replace(/[\s.]/g, "");
  const isNoHs = hs !== "" && !/^\d{2,6}$/.test(hs);
  let ignored = 0;
  const facets = Object.fromEntries(
    FACET_NAMES.map((name) => {
      const all = said(name);
      const known = all.filter((value) => isValue(name, value)).slice(0, MOST_VALUES);
      ignored += all.length - known.length;
      return [name, EITHER_OR.has(name) && known.length > 1 ? [] : known];
    }),
  ) as Asked["facets"];
  const q = (search.get("q") ?? "").trim().slice(0, 200);
  return {
    q,
    begins: search.get("begins") === "true",
    hs: isNoHs ? "" : hs,
    collections: said("collection")
      .filter((text) => /^[1-9]\d{0,14}$/.test(text))
      .slice(0, MOST_VALUES)
      .map(Number),
    facets,
    sort: EXPLORER_SORTS.find((sort) => sort === search.get("sort")) ?? usualSort(q),
    after: search.get("after"),
    all: FACET_NAMES.find((name) => name === search.get("all")) ?? null,
    ...{ ignored, isNoHs },
  };
}

const isValue = (name: FacetName, value: string): boolean => {
  const values = VALUES[name];
  return values instanceof RegExp ? values.test(value) : values.includes(value);
};

/** What was looked for by words comes in the order of how well it fits. */
const usualSort = (q: string): ExplorerSort => (q === "" ? "name" : "relevance");

/** What is looked for, as the backend takes it: without the order, which counts for nothing in a figure or a file. */
export function filterFields({ q, begins, hs, collections, facets }: Asked): Record<string, string> {
  const lists = FACET_NAMES.map((name) => [name, facets[name].join()]);
  const fields = [
    ["q", q],
    ["begins", begins ? "true" : ""],
    ["hs", hs],
    ["collections", collections.join()],
    ...lists,
  ];
  return Object.fromEntries(fields.filter(([, text]) => text !== ""));
}

/** The same as a saved search keeps it: with an order that is not the usual one. */
export const keptFields = (asked: Asked): Record<string, string> => ({
  ...filterFields(asked),
  ...(asked.sort !== usualSort(asked.q) && { sort: asked.sort }),
});

/** The same as an address says it. */
export function askedFields(asked: Asked): Record<string, string> {
  const { collections, ...rest } = keptFields(asked);
  return { ...rest, ...(collections && { collection: collections }) };
}

/** `?countries=DE&q=steel`, with more behind it; empty where nothing is said. */
export function askedSearch(asked: Asked, more: Record<string, string> = {}): string {
  const search = new URLSearchParams({ ...askedFields(asked), ...more }).toString();
  return search && `?${search}`;
}

/** The same without one value of a facet. */
export const withoutValue = (asked: Asked, name: FacetName, value: string): Asked => ({
  ...asked,
  facets: { ...asked.facets, [name]: asked.facets[name].filter((one) => one !== value) },
});

/** Nothing is left out. */
export const asksAll = (asked: Asked): boolean => Object.keys(filterFields(asked)).length === 0;
