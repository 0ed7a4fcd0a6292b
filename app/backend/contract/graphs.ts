import { z } from "zod";
import { seconds } from "~/time/duration";
import { defineCall } from "./call";
import { graphForecast } from "./collections";
import { listOf } from "./filter-values";
import { EDGE_SOURCE_NAMES, EDGE_TYPE_NAMES, GRAPH_TARGETS } from "./graph-words";
import { PERSPECTIVE_NAMES, RISK_NAMES } from "./score-words";
import { targetType } from "./targets";

const AREA = "graphs";
const params = z.object({
  collectionId: z.string().max(20).describe("`my` for the default collection, 0 or `all` for everything followed"),
});
const count = z.int().nonnegative();
const tier = z.int().min(1).max(5);
const source = z.enum(EDGE_SOURCE_NAMES);
const hsCode = z.string().regex(/^\d{2,6}$/, "2 to 6 digits of the Harmonized System");

/** What of a collection's network is in its graph. */
export const graphFilter = {
  collectionTreeFilter: listOf(z.coerce.number().int().positive())
    .optional()
    .describe("Only what is in one of these collections too, and what stands behind it"),
  hsCode: hsCode.optional().describe("Only along goods whose code begins so"),
  sources: listOf(source).optional(),
  minimumProbability: z.coerce.number().min(0).max(1).optional(),
  maxTier: z.coerce.number().int().min(1).max(5).optional(),
};
const query = z.object({
  ...graphFilter,
  limit: z.coerce.number().int().min(1).max(GRAPH_TARGETS.most).default(GRAPH_TARGETS.usual),
});

const collection = z.object({
  /** 0 for everything that is followed. */
  id: count,
  name: z.string().nullable(),
  type: z.enum(["Default", "Commodity"]),
  kind: z.enum(["follows", "suppliers", "customers"]),
  tiersEnabled: z.boolean(),
  /** How far it reaches; 1 without tiers. */
  maxTier: tier,
});

const evidence = {
  sources: z.array(source),
  /** Of the likeliest of its edges, 0 to 1. */
  probability: z.number().min(0).max(1),
  shipments: count.nullable(),
  lastShipmentOn: z.string().nullable(),
};

const node = z.object({
  id: z.int().positive(),
  name: z.string(),
  type: targetType,
  ctype: z.string(),
  country: z.string().nullable(),
  tier,
  score: z.number().min(0).max(100).nullable(),
  risk: z.enum(RISK_NAMES),
  following: z.boolean(),
  /** The customer's own site or company. */
  own: z.boolean(),
  /** The company at the top of its owners, where one is known. */
  group: z.object({ id: z.int().positive(), name: z.string() }).nullable(),
  /** Of the catalogue: what it mainly deals in. */
  commodity: z.string().nullable(),
  /** The first ten. */
  hsCodes: z.array(z.string()),
});
export type GraphTarget = z.output<typeof node>;

const edge = z.object({
  /** Delivers to `to`. */
  from: z.int().positive(),
  to: z.int().positive(),
  types: z.array(z.enum(EDGE_TYPE_NAMES)),
  ...evidence,
  hsCodes: z.array(z.string()),
});
export type GraphEdge = z.output<typeof edge>;

/** What a graph leaves out: beyond `limit` the least risky, beyond `walk` what is farther than is looked at. */
const cut = z.object({ by: z.enum(["limit", "walk", "withoutCode"]), targets: count });

const head = {
  collection,
  perspective: z.enum(PERSPECTIVE_NAMES),
  /** How many there are under the filter; exact unless the walk was cut. */
  total: count,
  totalIsExact: z.boolean(),
  cut: z.array(cut),
  tiers: z.array(z.object({ tier, targets: count })),
  /** Collections below this one, to choose from. */
  collections: z.array(z.object({ id: z.int().positive(), name: z.string() })),
  /** Headings of goods that flow in it, the most frequent first. */
  headings: z.array(z.object({ code: z.string(), commodity: z.string().nullable(), targets: count })),
};

export const treeGraph = z.object({ ...head, nodes: z.array(node), edges: z.array(edge) });
export type TreeGraph = z.output<typeof treeGraph>;

export const readTreeGraph = defineCall({
  name: "readTreeGraph",
  area: AREA,
  summary: "Read a collection's network as a graph by tier",
  description:
    "Targets and the relationships between them; the riskiest targets first, 500 by default, each with its path to the collection.",
  method: "get",
  path: "/v2/collections/{collectionId}/tree-graph",
  access: "signed-in",
  scope: "network:read",
  params,
  query,
  response: treeGraph,
  timeout: seconds(20),
});

const commodityNode = z.object({
  code: z.string(),
  commodity: z.string().nullable().describe("Of the catalogue"),
  targets: count,
  shipments: count,
  lastShipmentOn: z.string().nullable(),
  /** Of the riskiest target that deals in it. */
  risk: z.enum(RISK_NAMES),
});
export const commodityGraph = z.object({
  ...head,
  commodities: z.array(commodityNode),
  nodes: z.array(node),
  links: z.array(z.object({ code: z.string(), targetId: z.int().positive(), ...evidence })),
});
export type CommodityGraph = z.output<typeof commodityGraph>;

export const readCommodityGraph = defineCall({
  name: "readCommodityGraph",
  area: AREA,
  summary: "Read the goods of a collection's network as a graph",
  description: "By HS code, with the targets that trade them; the 60 codes with the most targets.",
  method: "get",
  path: "/v2/collections/{collectionId}/commodity-graph",
  access: "signed-in",
  scope: "network:read",
  params,
  query: query.extend({ digits: z.enum(["2", "4", "6"]).default("4") }),
  response: commodityGraph,
  timeout: seconds(20),
});

export const readCommodityMapping = defineCall({
  name: "readCommodityMapping",
  area: AREA,
  summary: "Read the commodity of each HS code in a collection's network",
  method: "get",
  path: "/v2/collections/{collectionId}/commodity-mapping",
  access: "signed-in",
  scope: "network:read",
  params,
  response: z.object({
    content: z.array(
      z.object({
        hsCode: z.string(),
        commodity: z.string().nullable(),
        /** The commodity as a target that can be followed. */
        targetId: z.int().positive().nullable(),
        targets: count,
      }),
    ),
    /** Fewer than all: the 500 codes of most targets. */
    isComplete: z.boolean(),
  }),
  timeout: seconds(20),
});

export const readGraphSize = defineCall({
  name: "readGraphSize",
  area: AREA,
  summary: "Read a collection's graph size and the plan's limit",
  description: "The number of targets, tiers included.",
  method: "get",
  path: "/v2/collections/{collectionId}/graph-size",
  access: "signed-in",
  scope: "network:read",
  params,
  response: graphForecast,
});
