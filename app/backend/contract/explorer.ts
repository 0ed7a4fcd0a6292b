import { z } from "zod";
import { seconds } from "~/time/duration";
import { defineCall } from "./call";
import { networkTarget } from "./collection-targets";
import { TIERS } from "./collection-words";
import {
  EXPLORER_EXPORTS,
  EXPLORER_NOTES,
  EXPLORER_SORTS,
  FACET_NAMES,
  FOUND_BY,
  NO_VALUE,
  PLACE_KINDS,
} from "./explorer-words";
import { listOf } from "./filter-values";
import { pageOf, pageQuery } from "./page";
import { RISK_NAMES } from "./score-words";
import { SANCTIONS_FILTER } from "./target-words";
import { targetType } from "./targets";

const yesNo = z.enum(["true", "false"]);
/** Keys of the catalogue, or `none`. */
const keys = listOf(z.string().regex(/^[A-Za-z0-9-]{1,60}$/));

/** What is looked for; values of one field are alternatives, fields are joined by "and". `none` is a value: it is not known. */
export const explorerFilter = {
  q: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('Words that one of its names holds, "a phrase", -without; or one of its numbers'),
  begins: yesNo.optional().describe("A name begins with the words; two letters are enough"),
  hs: z
    .string()
    .regex(/^\d{2,6}$/)
    .optional()
    .describe("It trades in goods whose HS code begins so"),
  collections: listOf(z.coerce.number().int().positive()).optional(),
  types: listOf(targetType).optional(),
  ctypes: keys.optional(),
  countries: listOf(z.string().regex(/^([A-Z]{2}|none)$/)).optional(),
  industries: keys.optional(),
  sizes: listOf(z.enum(["Small", "Medium", "Large", "Very large", NO_VALUE])).optional(),
  places: listOf(z.enum(PLACE_KINDS)).optional(),
  risks: listOf(z.enum(RISK_NAMES)).optional().describe("Under the perspective that the asker has put first"),
  tiers: listOf(z.enum([...TIERS, NO_VALUE])).optional(),
  following: yesNo.optional(),
  sanctions: listOf(z.enum(SANCTIONS_FILTER)).optional(),
  own: yesNo.optional().describe("A record of the customer, which nobody else sees"),
  alerts: yesNo.optional().describe("It had an alert in the last 30 days"),
};
const filterObject = z.object(explorerFilter);
export type ExplorerFilterText = z.input<typeof filterObject>;
export type ExplorerFilter = z.output<typeof filterObject>;

const exploredTarget = networkTarget.extend({
  foundBy: z.enum(FOUND_BY).nullable().describe("Null where no words were asked for"),
  matchedName: z.string().nullable().describe("The name that was found, where it is not the main one"),
  place: z.enum(PLACE_KINDS),
});
export type ExploredTarget = z.output<typeof exploredTarget>;

export const explorerNotes = z.array(z.enum(EXPLORER_NOTES)).describe("What was not taken as it was typed");

export const exploreTargets = defineCall({
  name: "exploreTargets",
  area: "targets",
  summary: "List all visible targets that match words and filters",
  description:
    "Public targets and your own. Relevance: equal names, names and words that begin so, others; then the nearest tier, the likest name, the most followed. Country: by ISO code, unknown ones last. Exact up to 10,000 found by words or goods.",
  method: "get",
  path: "/v2/explorer/targets",
  access: "signed-in",
  scope: "network:read",
  query: z.object({
    ...explorerFilter,
    sort: z.enum(EXPLORER_SORTS).default("name"),
    ...pageQuery,
    after: z.string().max(2000).optional(),
  }),
  response: pageOf(exploredTarget).extend({ notes: explorerNotes }),
});

export const readExplorerFacets = defineCall({
  name: "readExplorerFacets",
  area: "targets",
  summary: "Count what matches by each facet",
  description:
    "Each facet is counted under all other filters, so a value's count is the number of targets that choosing it alone would show.",
  method: "get",
  path: "/v2/explorer/facets",
  access: "signed-in",
  scope: "network:read",
  query: filterObject,
  response: z.object({
    total: z.int().nonnegative(),
    /** False: more than 10,000 have the words or goods; the figures are of the first ones. */
    isExact: z.boolean(),
    facets: z.array(
      z.object({
        name: z.enum(FACET_NAMES),
        values: z.array(z.object({ value: z.string(), count: z.int().positive() })).describe("The most frequent first"),
      }),
    ),
    notes: explorerNotes,
  }),
});

export const countExplorerTargets = defineCall({
  name: "countExplorerTargets",
  area: "targets",
  summary: "Count what matches words and filters",
  description: "Without facets, and so cheaper than they are. Exact up to 10,000 found by words or goods.",
  method: "get",
  path: "/v2/explorer/count",
  access: "signed-in",
  scope: "network:read",
  query: filterObject,
  response: z.object({ count: z.int().nonnegative(), isExact: z.boolean(), notes: explorerNotes }),
});

export const exportExplorer = defineCall({
  name: "exportExplorer",
  area: "targets",
  summary: "Export the targets that were found as a file",
  description:
    "At most 100,000, in the user's language, ordered by name. GeoJSON holds the organizations and sites whose point is known, with how exact it is, and counts the others in `properties.withoutPlace`.",
  method: "get",
  path: "/v2/explorer/export",
  access: "signed-in",
  scope: "network:read",
  query: z.object({ ...explorerFilter, format: z.enum(EXPLORER_EXPORTS) }),
  mediaType: "application/octet-stream",
  timeout: seconds(30),
  response: z.string(),
});
