import { z } from "zod";
import { defineCall } from "./call";
import { EDGE_SOURCES, EDGE_TYPES, TIERS } from "./collection-words";
import { listOf } from "./filter-values";
import { pageOf, pageQuery } from "./page";
import { RISK_NAMES } from "./score-words";
import { SANCTIONS_FILTER, TARGET_SORTS } from "./target-words";
import { targetType } from "./targets";

const id = z.int().positive();
const count = z.int().nonnegative();

/** What of the members of a collection is shown; values of one field are alternatives, fields are joined by "and". */
export const targetFilter = {
  q: z.string().trim().max(200).optional().describe("Part of one of its names"),
  types: listOf(targetType).optional(),
  countries: listOf(z.string().regex(/^[A-Z]{2}$/)).optional(),
  risks: listOf(z.enum(RISK_NAMES)).optional().describe("Under the perspective that the asker has put first"),
  tiers: listOf(z.enum(TIERS)).optional(),
  edgeTypes: listOf(z.enum(EDGE_TYPES)).optional().describe("It is this to another target"),
  edgeSources: listOf(z.enum(EDGE_SOURCES)).optional().describe("How that is known; of the same edge as its type"),
  following: z.enum(["true", "false"]).optional(),
  sanctions: listOf(z.enum(SANCTIONS_FILTER)).optional(),
  foreignId: z.string().trim().max(100).optional().describe("Beginning of its number in a foreign system"),
};
const filterObject = z.object(targetFilter);
/** As the query writes it. */
export type TargetFilterText = z.input<typeof filterObject>;
export type TargetFilter = z.output<typeof filterObject>;

/** A target as a list of the network shows it. */
export const networkTarget = z.object({
  id,
  name: z.string(),
  type: targetType,
  ctype: z.string(),
  country: z.string().nullable().describe("ISO 3166-1 alpha-2"),
  city: z.string().nullable(),
  industry: z.string().nullable(),
  size: z.string().nullable(),
  /** The customer's own record, which nobody else sees. */
  own: z.boolean(),
  customer: z
    .object({ id, name: z.string() })
    .nullable()
    .default(null)
    .describe("Whose own record it is; null for one that everybody knows"),
  /** In the list that was asked for; null where it was asked for by number. */
  tier: z.int().min(1).max(TIERS.length).nullable(),
  following: z.boolean(),
  collectionFollowing: z
    .boolean()
    .default(false)
    .describe("It is in at least one of the collections that the asker sees"),
  flagged: z.boolean().default(false).describe("Somebody of the customer has reported something wrong about it"),
  /** How many customers follow it. */
  followerCount: count,
  /** 0 to 100, higher is riskier, under the perspective that the asker has put first. */
  score: z.number().nullable(),
  risk: z.enum(RISK_NAMES),
  sanctions: z.enum(SANCTIONS_FILTER),
  foreignSystems: z.array(z.object({ system: z.string(), id: z.string() })),
  /** Of those that the asker sees. */
  collections: z.array(z.object({ id, name: z.string() })),
});
export type NetworkTarget = z.output<typeof networkTarget>;

/** So many are counted of what came lately. */
export const MOST_RECENT_ALERTS = 100;

/** A target as the list of a collection shows it: with where its risk goes. */
export const listedTarget = networkTarget.extend({
  trend: z
    .array(z.object({ month: z.iso.date(), score: z.number().nullable() }))
    .describe("Its last score of each of the last twelve months that has one, by the month's first day, oldest first"),
  recentAlerts: count
    .max(MOST_RECENT_ALERTS)
    .describe("Alerts of the last 30 days; 100 where there are as many or more"),
});
export type ListedTarget = z.output<typeof listedTarget>;

const params = z.object({ collectionId: z.coerce.number().int().nonnegative() });

export const listCollectionTargets = defineCall({
  name: "listCollectionTargets",
  area: "collections",
  summary: "List the targets of a collection and its tiers",
  description:
    "0 is the whole network. Counted exactly up to 1,000. Sorting by country uses names in your language, sorting by class the catalogue's order; missing values come last, and ties are ordered by name.",
  method: "get",
  path: "/v2/collections/{collectionId}/targets",
  access: "signed-in",
  scope: "network:read",
  params,
  query: z.object({ ...targetFilter, sort: z.enum(TARGET_SORTS).default("name"), ...pageQuery }),
  /** Cut: more stand behind the collection than the plan lets its graph hold. */
  response: pageOf(listedTarget).extend({ isCut: z.boolean() }),
});

export const countCollectionTargets = defineCall({
  name: "countCollectionTargets",
  area: "collections",
  summary: "Count the targets of a collection that match a filter",
  description: "Exact, up to 10,001.",
  method: "get",
  path: "/v2/collections/{collectionId}/targets/count",
  access: "signed-in",
  scope: "network:read",
  params,
  query: filterObject,
  response: z.object({ count, isExact: z.boolean() }),
});

export const fetchTargets = defineCall({
  name: "fetchTargets",
  area: "targets",
  summary: "Read targets by id",
  description: "In the order of the ids; unknown or invisible ones are omitted.",
  method: "post",
  path: "/v2/targets/bulk-fetch",
  access: "signed-in",
  scope: "network:read",
  body: z.object({ ids: z.array(id).min(1).max(200) }),
  response: z.object({ content: z.array(networkTarget) }),
});
