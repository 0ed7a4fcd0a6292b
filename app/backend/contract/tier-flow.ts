import { z } from "zod";
import { seconds } from "~/time/duration";
import { defineCall } from "./call";
import { listOf } from "./filter-values";
import { graphFilter } from "./graphs";
import { PERSPECTIVE_NAMES, RISK_NAMES } from "./score-words";
import { FLOW_BARS, FLOW_GROUPS, MOST_STARTS } from "./tier-flow-words";

const count = z.int().nonnegative();
const tier = z.int().min(1).max(5);
const key = z.string();
const id = String.raw`[1-9]\d{0,14}`;
/** `CZ`, `company`, `7325`, `High`, a number of a target or an owner. */
const KEY = "[A-Za-z0-9-]{1,60}";

const from = z
  .string()
  .max(4000)
  .regex(
    new RegExp(`^(?:all|collection:(?:my|all|\\d{1,15})|targets:${id}(?:,${id})*)$`),
    "all, collection:1 or targets:1,2",
  )
  .refine((text) => text.split(",").length <= MOST_STARTS, `at most ${MOST_STARTS} targets`)
  .describe("`all` for everything followed, `collection:12`, or `targets:1,2`");

const group = z.object({
  key: key.describe("A code of the grouping, or the number of a target; `unknown` where nothing is known"),
  /** Of an owner or a target; of a heading the commodity of the catalogue. Null where the key says it. */
  name: z.string().nullable(),
  targets: count,
  /** Only risks that there are, the highest first. */
  byRisk: z.array(z.object({ risk: z.enum(RISK_NAMES), targets: count })),
});
export type FlowGroupOf = z.output<typeof group>;

const flow = z.object({
  /** Of the tier farther from the customer; the other end is one tier nearer. */
  fromTier: tier,
  fromKey: key,
  toKey: key,
  /** Pairs of targets. */
  relations: count,
  /** Of those that have a count; null where none has. */
  shipments: count.nullable(),
  withoutCount: count,
  newestShipmentOn: z.string().nullable(),
  /** Of the least and of the most probable relation, 0 to 1. */
  weakest: z.number().min(0).max(1),
  strongest: z.number().min(0).max(1),
});
export type TierFlowRibbon = z.output<typeof flow>;

const member = z.object({
  id: z.int().positive(),
  name: z.string(),
  country: z.string().nullable(),
  score: z.number().min(0).max(100).nullable(),
  risk: z.enum(RISK_NAMES),
});

const relation = z.object({
  /** Delivers to `to`. */
  from: member,
  to: member,
  shipments: count.nullable(),
  lastShipmentOn: z.string().nullable(),
  probability: z.number().min(0).max(1),
});

export const tierFlow = z.object({
  /** What it starts from; null for targets that were named. */
  collection: z.object({ id: count, name: z.string().nullable() }).nullable(),
  direction: z.enum(["up", "down"]),
  perspective: z.enum(PERSPECTIVE_NAMES),
  total: count,
  tiers: z.array(
    z.object({
      tier,
      total: count,
      groups: z.array(group),
      /** Groups for which there is no room, as one. */
      others: z.object({ groups: count, targets: count, byRisk: group.shape.byRisk }).nullable(),
      /** Relations between two targets of this tier. */
      inside: count,
    }),
  ),
  flows: z.array(flow),
  /** Relations from a nearer tier to a farther one. */
  backwards: count,
  /** Of the last opened group, the riskiest first. */
  members: z.object({ tier, key, total: count, targets: z.array(member) }).nullable(),
  /** Of the flow that was asked for. */
  relations: z.object({ total: count, content: z.array(relation) }).nullable(),
  /** There is more than was looked at. */
  cut: z.boolean(),
});
export type TierFlow = z.output<typeof tierFlow>;

const opened = z
  .string()
  .regex(new RegExp(`^[1-5]:${KEY}$`), "a tier and a key, such as 2:CN")
  .transform((text) => ({ tier: Number(text.slice(0, 1)), key: text.slice(2) }));

export const readTierFlow = defineCall({
  name: "readTierFlow",
  area: "graphs",
  summary: "Read what flows between the tiers of a network",
  description:
    "Targets by tier, grouped, and the relationships between neighbouring tiers. Opened groups leave only what has a way through all of them.",
  method: "get",
  path: "/v2/explorer/tiers",
  access: "signed-in",
  scope: "network:read",
  query: z.object({
    from: from.default("all"),
    direction: z
      .enum(["up", "down"])
      .optional()
      .describe("Of a collection its own unless given; else up, to suppliers"),
    group: z.enum(FLOW_GROUPS).default("country"),
    open: listOf(opened).optional().describe("Groups that all ways lead through: `2:CN,3:CD`"),
    flow: z
      .string()
      .regex(new RegExp(`^[2-5]:${KEY}:${KEY}$`), "a tier and two keys, such as 2:CN:DE")
      .optional()
      .describe("The flow of which relations are named: the farther tier, its group, the nearer group"),
    bars: z.coerce.number().int().min(1).max(FLOW_BARS.most).default(FLOW_BARS.usual),
    hsCode: graphFilter.hsCode,
    sources: graphFilter.sources,
    minimumProbability: graphFilter.minimumProbability,
    maxTier: graphFilter.maxTier,
  }),
  response: tierFlow,
  timeout: seconds(20),
});
