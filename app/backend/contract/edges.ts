import { z } from "zod";
import { defineCall } from "./call";
import { EDGE_SOURCES, EDGE_TYPES } from "./collection-words";
import { givenDay } from "./given-day";
import { pageOf, pageQuery } from "./page";
import { RISK_NAMES } from "./score-words";
import { EDGE_STATES } from "./target-words";
import { targetType } from "./targets";

const AREA = "edges";
const id = z.int().positive();
const count = z.int().nonnegative();

/** A target at one end of an edge. */
export const edgeEnd = z.object({
  id,
  name: z.string(),
  type: targetType,
  ctype: z.string(),
  country: z.string().nullable().describe("ISO 3166-1 alpha-2"),
  following: z.boolean(),
  risk: z.enum(RISK_NAMES),
  /** It stands for the customer itself. */
  isSelf: z.boolean(),
});
export type EdgeEnd = z.output<typeof edgeEnd>;

/** How an edge is known. */
const evidence = {
  type: z.enum(EDGE_TYPES),
  source: z.enum(EDGE_SOURCES),
  /** 0 to 1. */
  probability: z.number().min(0).max(1),
  shipments: count.nullable(),
  firstShipmentOn: z.string().nullable(),
  lastShipmentOn: z.string().nullable(),
  /** As the customer sees it: what is rejected carries nothing. */
  state: z.enum(EDGE_STATES),
};

/** What is told of one HS code of an edge by itself. */
const good = z.object({
  code: z.string(),
  shipments: count.nullable(),
  firstShipmentOn: z.string().nullable(),
  lastShipmentOn: z.string().nullable(),
});

/** `from` is `type` to `to`. */
export const networkEdge = z.object({
  id,
  from: edgeEnd,
  to: edgeEnd,
  ...evidence,
  scope: z.enum(["Private", "Shared", "Public"]),
  hsCodes: z.array(z.string()),
  /** Of those codes of which more is told than of the edge as a whole. */
  goods: z.array(good),
  mediaLinks: z.array(z.string()),
  /** The customer told it, and may change it. */
  own: z.boolean(),
  /** Of what the customer says about it; 0 while it has said nothing. */
  version: count,
});
export type NetworkEdge = z.output<typeof networkEdge>;

const ofTarget = z.object({ targetId: z.coerce.number().int().positive() });

export const listTargetEdges = defineCall({
  name: "listTargetEdges",
  area: AREA,
  summary: "List the relationships of a target, most certain first",
  description: "`out`: what it is to others; `in`: what others are to it. Counted by type up to 1,000.",
  method: "get",
  path: "/v2/targets/{targetId}/edges",
  access: "signed-in",
  scope: "network:read",
  params: ofTarget,
  query: z.object({ direction: z.enum(["in", "out"]), type: z.enum(EDGE_TYPES).optional(), ...pageQuery }),
  response: pageOf(networkEdge).extend({ byType: z.array(z.object({ type: z.enum(EDGE_TYPES), count })) }),
});

export const readConnection = defineCall({
  name: "readConnection",
  area: AREA,
  summary: "Read how a target is connected to the customer",
  description: "With the number of targets around it by tier, counted up to 2,000.",
  method: "get",
  path: "/v2/targets/{targetId}/connection",
  access: "signed-in",
  scope: "network:read",
  params: ofTarget,
  response: z.object({
    /** Followed; behind something that is followed; told by the customer only; not at all. */
    state: z.enum(["Following", "Behind", "Told", "None"]),
    tier: z.int().min(1).max(5).nullable(),
    contacts: count,
    /** Whom it delivers to, nearest first, and who delivers to it: how many in each step. */
    above: z.array(count),
    below: z.array(count),
    isExact: z.boolean(),
  }),
});

export const countContacts = defineCall({
  name: "countContacts",
  area: AREA,
  summary: "Count the known contacts of a target",
  method: "get",
  path: "/v2/targets/{targetId}/connection/contacts/count",
  access: "signed-in",
  scope: "network:read",
  params: ofTarget,
  response: z.object({ count }),
});

/** One way from a target to what is followed, or to the customer itself. */
const way = z.object({
  /** The target first. */
  targets: z.array(edgeEnd),
  /** Between each two of them; the likeliest edge of several. */
  steps: z.array(z.object({ edgeId: id, ...evidence })),
  /** Index of the step that is the least certain. */
  weakest: count,
});
export type Way = z.output<typeof way>;

export const listTargetPaths = defineCall({
  name: "listTargetPaths",
  area: AREA,
  summary: "List paths from a target to what the customer follows",
  description: "Shortest first, at most 25.",
  method: "get",
  path: "/v2/targets/{targetId}/paths",
  access: "signed-in",
  scope: "network:read",
  params: ofTarget,
  response: z.object({ content: z.array(way), isCut: z.boolean() }),
});

const between = z.object({ from: z.coerce.number().int().positive(), to: z.coerce.number().int().positive() });

export const listEdgesBetween = defineCall({
  name: "listEdgesBetween",
  area: AREA,
  summary: "List the relationships from one target to another",
  description: "With both targets.",
  method: "get",
  path: "/v2/edges",
  access: "signed-in",
  scope: "network:read",
  query: between,
  response: z.object({ from: edgeEnd, to: edgeEnd, content: z.array(networkEdge) }),
});

export const listSuppliersBetween = defineCall({
  name: "listSuppliersBetween",
  area: AREA,
  summary: "List the targets between two targets",
  description: "`from` supplies them and they supply `to`. At most 100.",
  method: "get",
  path: "/v2/edges/suppliers",
  access: "signed-in",
  scope: "network:read",
  query: between,
  response: z.object({ content: z.array(edgeEnd), isCut: z.boolean() }),
});

export const listHsCodesBetween = defineCall({
  name: "listHsCodesBetween",
  area: AREA,
  summary: "List the goods of the relationships between two targets",
  description:
    "Each HS code with its shipments and dates; null where the source gives them only for several codes together.",
  method: "get",
  path: "/v2/edges/hs-codes",
  access: "signed-in",
  scope: "network:read",
  query: between,
  response: z.object({
    content: z.array(
      good.extend({
        /** Of the catalogue, where it is of one. */
        commodity: z.string().nullable(),
      }),
    ),
  }),
});

const ofEdge = z.object({ edgeId: z.coerce.number().int().positive() });
const FOLLOW = { permission: "targets:follow" } as const;
const day = givenDay().nullable();
const hsCode = z.string().regex(/^\d{2,6}$/);
const reason = z.string().trim().min(1).max(500);

/** Of the edge as a whole, or of one of its goods. */
const told = { shipments: count.max(10_000_000).nullable(), firstShipmentOn: day, lastShipmentOn: day };

export const changeEdge = defineCall({
  name: "changeEdge",
  area: AREA,
  summary: "Change a relationship that the customer added",
  description:
    "409 `stale_version` after a concurrent change; 409 `edge_exists` when the customer has added one of that type already.",
  method: "put",
  path: "/v2/edges/{edgeId}",
  access: FOLLOW,
  scope: "network:write",
  params: ofEdge,
  body: z.object({
    type: z.enum(EDGE_TYPES),
    scope: z.enum(["Private", "Shared"]),
    ...told,
    hsCodes: z.array(hsCode).max(50),
    /** Their codes need not stand among `hsCodes`, too. Without them nothing is told of a single code any more. */
    goods: z
      .array(z.object({ code: hsCode, ...told }))
      .max(50)
      .default([]),
    mediaLinks: z.array(z.url({ protocol: /^https?$/ }).max(500)).max(20),
    version: id,
  }),
  response: networkEdge,
});

export const decideEdge = defineCall({
  name: "decideEdge",
  area: AREA,
  summary: "Confirm or reject a relationship",
  description:
    "With a reason; `active` withdraws the decision. A rejected relationship is ignored in this customer's network.",
  method: "put",
  path: "/v2/edges/{edgeId}/decision",
  access: FOLLOW,
  scope: "network:write",
  params: ofEdge,
  body: z.object({ state: z.enum(EDGE_STATES), reason, version: count }),
  response: networkEdge,
});
