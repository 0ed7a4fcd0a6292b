import type { z } from "zod";
import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import type { countPriorities, readFacets } from "~/backend/contract/feed";
import { days } from "~/time/duration";
import type { FeedFilter } from "../feed-filter/feed-filter";
import { hrefOf } from "./rail.server";
import type { Speech } from "./speech.server";

/** The filter's parameters that are offered as boxes, in the order of the rail. */
export const FACETS = ["priorities", "impactLevels", "infotagGroups", "countries", "targetCTypes"] as const;
export type FacetName = (typeof FACETS)[number];

export interface FacetCounts {
  counts: z.output<typeof readFacets.response>;
  /** Of the last 7 days (specification §9), which stand beside a feed with nothing left out. */
  recent: z.output<typeof countPriorities.response> | null;
}

export interface Choice {
  value: string;
  word: string;
  /** How many alerts choosing it lists; null where there are too many to count. */
  count: string | null;
  checked: boolean;
}

export interface Facet {
  name: FacetName;
  heading: string;
  choices: Choice[];
  /** The gravest of the last 7 days, each a link to them. */
  recent: { text: string; href: string }[];
}

/** Those that stand open: what leaves something out, and what the reader asked to see. */
export function openFacets({ filter, facets }: { filter: FeedFilter; facets: readonly FacetName[] }): FacetName[] {
  return FACETS.filter((name) => filter[name].length > 0 || facets.includes(name));
}

/** The facets of an address: `facets=priorities,countries`. Unknown ones are left out. */
export function facetsIn(params: URLSearchParams): FacetName[] {
  const asked = params.getAll("facets").join(",").split(",");
  return FACETS.filter((name) => asked.includes(name));
}

/** A facet's figure is what its click shows: its values are alternatives, under the rest of the filter. */
export function facetOf(name: FacetName, filter: FeedFilter, { counts, recent }: FacetCounts, speech: Speech): Facet {
  const figures = counts[name];
  const chosen: readonly string[] = filter[name];
  const values = name === "priorities" ? [...PRIORITY_NAMES].reverse() : [...new Set([...topOf(figures), ...chosen])];
  return {
    name,
    heading: speech.feed(`facets.${name}`),
    choices: values.map((value) => {
      const count = figures[value] === undefined ? 0 : figures[value];
      return {
        value,
        word: wordOf(name, value, speech),
        count: count === null ? null : speech.number(count),
        checked: chosen.includes(value),
      };
    }),
    recent: name === "priorities" && recent ? recentOf(filter, recent, speech) : [],
  };
}

function wordOf(name: FacetName, value: string, speech: Speech): string {
  if (name === "countries") return speech.country(value);
  const group = ({ infotagGroups: "eventGroups", targetCTypes: "ctypes" } as const)[name as string];
  return speech.word(group ?? (name as "priorities" | "impactLevels"), value);
}

/** More than these are found by searching, not by reading. */
const LONGEST_FACET = 12;

function topOf(counts: Record<string, number | null>): string[] {
  return Object.entries(counts)
    .filter(([, count]) => count !== 0)
    .sort(([a, m], [b, n]) => Number(n) - Number(m) || (a < b ? -1 : 1))
    .slice(0, LONGEST_FACET)
    .map(([value]) => value);
}

/** Days of UTC, today among them, as they are counted. */
const RECENT_DAYS = 7;

function recentOf(filter: FeedFilter, counts: NonNullable<FacetCounts["recent"]>, speech: Speech): Facet["recent"] {
  const from = new Date(Date.now() - days(RECENT_DAYS - 1)).toISOString().slice(0, 10);
  return [...PRIORITY_NAMES]
    .reverse()
    .filter((name) => counts[name] > 0)
    .map((name) => ({
      text: `${speech.number(counts[name])} ${speech.word("priorities", name)}`,
      href: hrefOf({ ...filter, priorities: [name], dateRange: { from, to: null } }),
    }));
}
