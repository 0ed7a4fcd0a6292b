import { EDGE_SOURCES, EDGE_TYPES, TIERS } from "~/backend/contract/collection-words";
import { RISK_NAMES } from "~/backend/contract/score-words";
import { SANCTIONS_FILTER, TARGET_SORTS, TARGET_TYPES, type TargetSort } from "~/backend/contract/target-words";

/** Fields of several values, each with the values that it takes; any country code is one. */
const LISTS = {
  tiers: TIERS,
  types: TARGET_TYPES,
  risks: RISK_NAMES,
  edgeTypes: EDGE_TYPES,
  edgeSources: EDGE_SOURCES,
  sanctions: SANCTIONS_FILTER,
} as const;
export type TargetListField = keyof typeof LISTS;
export const TARGET_LIST_FIELDS = Object.keys(LISTS) as TargetListField[];
export const valuesOf = (field: TargetListField): readonly string[] => LISTS[field];

/** What of a collection's targets is shown, and in which order. */
export type TargetListFilter = Record<TargetListField, string[]> & {
  q: string;
  countries: string[];
  /** Empty: both. */
  following: "" | "true" | "false";
  foreignId: string;
  sort: TargetSort;
};

/** The riskiest first, so that the first page is what needs a look; addresses leave it out. */
const USUAL_SORT: TargetSort = "riskiest";

const LONGEST = { q: 200, foreignId: 100 } as const;

/** Reads what an address says; what it does not know is left out. Values of a list stand in its own order, each once. */
export function parseTargetFilter(search: URLSearchParams): TargetListFilter {
  const said = (name: string) => search.getAll(name).flatMap((text) => text.split(","));
  const lists = TARGET_LIST_FIELDS.map((field) => [field, valuesOf(field).filter((one) => said(field).includes(one))]);
  const following = search.get("following");
  return {
    ...(Object.fromEntries(lists) as Record<TargetListField, string[]>),
    q: (search.get("q") ?? "").trim().slice(0, LONGEST.q),
    countries: [...new Set(said("countries"))].filter((code) => /^[A-Z]{2}$/.test(code)).slice(0, 100),
    following: following === "true" || following === "false" ? following : "",
    foreignId: (search.get("foreignId") ?? "").trim().slice(0, LONGEST.foreignId),
    sort: TARGET_SORTS.find((sort) => sort === search.get("sort")) ?? USUAL_SORT,
  };
}

/** The filter as text, without what it leaves open: for an address. */
export function targetFilterFields(filter: TargetListFilter): Record<string, string> {
  const { sort, ...rest } = filter;
  const texts = Object.entries(rest).map(([name, value]) => [name, Array.isArray(value) ? value.join() : value]);
  return Object.fromEntries([
    ...texts.filter(([, text]) => text !== ""),
    ...(sort === USUAL_SORT ? [] : [["sort", sort]]),
  ]);
}

/** The same without the order, which counts for nothing where all that match are meant: for the backend, too. */
export function targetMatchFields(filter: TargetListFilter): Record<string, string> {
  return targetFilterFields({ ...filter, sort: USUAL_SORT });
}

/** An address of all that match, in whatever order. */
export const targetMatchSearch = (filter: TargetListFilter): string =>
  targetFilterSearch({ ...filter, sort: USUAL_SORT });

/** `?types=POI&q=steel`, with more behind it; empty where nothing is said. */
export function targetFilterSearch(filter: TargetListFilter, more: Record<string, string> = {}): string {
  const search = new URLSearchParams({ ...targetFilterFields(filter), ...more }).toString();
  return search && `?${search}`;
}

/** The same filter without one value of one field. */
export function withoutValue(filter: TargetListFilter, field: string, value: string): TargetListFilter {
  if (field === "countries" || field in LISTS) {
    const key = field as TargetListField | "countries";
    return { ...filter, [key]: filter[key].filter((one) => one !== value) };
  }
  return { ...filter, [field]: "" };
}

/** Nothing is left out; the order counts for nothing. */
export const showsAll = (filter: TargetListFilter): boolean => Object.keys(targetMatchFields(filter)).length === 0;
