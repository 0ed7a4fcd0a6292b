import { z } from "zod";
import { PRIORITY_NAMES } from "./alert-words";
import { defineCall } from "./call";
import {
  COLLECTION_KINDS,
  COLLECTION_ROLES,
  COLLECTION_SCOPES,
  COLLECTION_TYPES,
  DELIVERY_CHANNELS,
  EDGE_SOURCES,
  TIERS,
} from "./collection-words";

const AREA = "collections";
const id = z.int().positive();
const type = z.enum(COLLECTION_TYPES);
const kind = z.enum(COLLECTION_KINDS);
const scope = z.enum(COLLECTION_SCOPES);
const priority = z.enum(PRIORITY_NAMES);
const count = z.int().nonnegative();

const foundCollection = z.object({ id, name: z.string(), type, kind, scope });
export type FoundCollection = z.output<typeof foundCollection>;

export const searchCollections = defineCall({
  name: "searchCollections",
  area: AREA,
  summary: "Search the collections that you may see by name",
  description: "Without `q`, the first by name.",
  method: "get",
  path: "/v2/collections",
  access: "signed-in",
  scope: "network:read",
  query: z.object({
    q: z.string().trim().max(200).optional(),
    size: z.coerce.number().int().min(1).max(20).default(10),
  }),
  response: z.object({ content: z.array(foundCollection) }),
});

/** The database knows no year 0000. */
const periodDay = z.iso.date().refine((day) => day >= "0001", "a day of the calendar");

/** Which of the tiers behind a collection it reaches. */
export const tierSettings = z.object({
  maxTier: z.int().min(1).max(TIERS.length),
  /** From which priority on alerts of a tier are shown; Low where nothing is said. */
  minimumPriority: z.partialRecord(z.enum(TIERS), priority),
  sources: z.array(z.enum(EDGE_SOURCES)).min(1).max(EDGE_SOURCES.length),
  /** Of edges that are known from customs. */
  minimumShipments: z.int().min(0).max(1_000_000).nullable(),
  /** 0 to 1. */
  minimumProbability: z.number().min(0).max(1).nullable(),
  /** Of the last shipment, where one is known; both days included. */
  shipmentPeriod: z.object({ from: periodDay.nullable(), to: periodDay.nullable() }),
});
export type TierSettings = z.output<typeof tierSettings>;

/** From which priority on; null: never this way. What is missing is inherited from the collection above. */
const delivery = z.partialRecord(z.enum(DELIVERY_CHANNELS), priority.nullable());

export const collection = z.object({
  /** 0: the root, everything that is monitored. It has no settings. */
  id: count,
  parentId: id.nullable(),
  /** How deep it stands in the tree; the root is 0. */
  level: count,
  name: z.string(),
  type,
  kind,
  scope,
  /** `my` for everybody who has none of their own. */
  isDefault: z.boolean(),
  /** The asker chose it to be `my`. */
  isMyDefault: z.boolean(),
  monitored: z.boolean(),
  /** Fixed when it is made. */
  tiersEnabled: z.boolean(),
  tierSettings: tierSettings.nullable(),
  delivery,
  /** Itself and what stands below it in the tree. */
  collectionTreeFilter: z.array(count),
  targetCount: count,
  /** Up to 10,000. */
  targetCountIsExact: z.boolean(),
  /** With the tiers behind it. */
  targetGraphSize: count,
  /** Name, place, kind, tiers, delivery. */
  mayChange: z.boolean(),
  /** Also who sees it and who works on it, and deleting it. */
  mayManage: z.boolean(),
  /** Put targets in and take them out: its editors, or, in one of the customer's without any roles, all who follow targets. */
  mayFill: z.boolean(),
  version: count,
});
export type Collection = z.output<typeof collection>;

const role = z.object({ userId: id, role: z.enum(COLLECTION_ROLES) });
const detail = collection.extend({
  roles: z.array(role.extend({ name: z.string() })),
  /** So many targets the plan lets the graph of a collection hold. */
  graphLimit: count,
  /** What goes with it when it is deleted; targets stay followed, collections below it move up. */
  lost: z.object({ targets: count, children: count, roles: count, deliveries: count }),
});
export type CollectionDetail = z.output<typeof detail>;

export const readCollectionOverview = defineCall({
  name: "readCollectionOverview",
  area: AREA,
  summary: "List the root and all collections that you may see",
  description: "Parents before their children; at most 1,000.",
  method: "get",
  path: "/v2/collections/overview",
  access: "signed-in",
  scope: "network:read",
  response: z.object({ root: collection, content: z.array(collection), graphLimit: count }),
});

export const readMyCollection = defineCall({
  name: "readMyCollection",
  area: AREA,
  summary: "Read your default collection",
  description: "Your own choice, else the customer's default, else the root.",
  method: "get",
  path: "/v2/collections/my",
  access: "signed-in",
  scope: "network:read",
  response: detail,
});

/** 0 is the root. */
const params = z.object({ collectionId: z.coerce.number().int().nonnegative() });

export const readCollection = defineCall({
  name: "readCollection",
  area: AREA,
  summary: "Read a collection with its roles",
  description: "Also what deleting it would remove. 0 is the root.",
  method: "get",
  path: "/v2/collections/{collectionId}",
  access: "signed-in",
  scope: "network:read",
  params,
  response: detail,
});

export const readRootCollection = defineCall({
  name: "readRootCollection",
  area: AREA,
  summary: "Read the topmost ancestor of a collection",
  description: "The collection itself when it has no parent.",
  method: "get",
  path: "/v2/collections/{collectionId}/root",
  access: "signed-in",
  scope: "network:read",
  params,
  response: collection,
});

const FOLLOW = { permission: "targets:follow" } as const;
const written = {
  name: z.string().trim().min(1).max(100),
  /** Null: at the top. */
  parentId: id.nullable(),
  type,
  kind,
  scope,
  tierSettings: tierSettings.nullable(),
  delivery,
};

export const createCollection = defineCall({
  name: "createCollection",
  area: AREA,
  summary: "Create a collection",
  description:
    "Users who may follow targets can create their own; one for the whole customer needs collections:manage. 409 `too_many` above 1,000.",
  method: "post",
  path: "/v2/collections",
  access: FOLLOW,
  scope: "network:write",
  body: z.object({
    ...written,
    parentId: written.parentId.default(null),
    type: type.default("Default"),
    kind: kind.default("follows"),
    scope: scope.default("User"),
    tiersEnabled: z.boolean().default(false),
    tierSettings: written.tierSettings.default(null),
    delivery: delivery.default({}),
    monitored: z.boolean().default(true),
  }),
  status: 201,
  response: collection,
});

export const changeCollection = defineCall({
  name: "changeCollection",
  area: AREA,
  summary: "Change a collection",
  description:
    "409 `stale_version` after a concurrent change; 409 `graph_size_reached` with {targetGraphSize, limit} when its graph would exceed the plan's limit. Without `roles` they are kept.",
  method: "put",
  path: "/v2/collections/{collectionId}",
  access: FOLLOW,
  scope: "network:write",
  params,
  body: z.object({ ...written, roles: z.array(role).max(200).optional(), version: id }),
  response: collection,
});

export const monitorCollection = defineCall({
  name: "monitorCollection",
  area: AREA,
  summary: "Add a collection to monitoring or remove it",
  description: "Adding follows its targets; removing leaves them followed.",
  method: "put",
  path: "/v2/collections/{collectionId}/monitored",
  access: FOLLOW,
  scope: "network:write",
  params,
  body: z.object({ monitored: z.boolean() }),
  response: collection,
});

export const chooseCollection = defineCall({
  name: "chooseCollection",
  area: AREA,
  summary: "Set or unset a collection as your default",
  description: "The address `my` opens the default. 404 for the root, which is not stored.",
  method: "put",
  path: "/v2/collections/{collectionId}/default",
  access: "signed-in",
  scope: "network:write",
  params,
  body: z.object({ isDefault: z.boolean() }),
  response: collection,
});

export const deleteCollection = defineCall({
  name: "deleteCollection",
  area: AREA,
  summary: "Delete a collection",
  description: "Its targets stay followed, and its child collections move up one level.",
  method: "delete",
  path: "/v2/collections/{collectionId}",
  access: FOLLOW,
  scope: "network:write",
  params,
  status: 204,
  response: z.void(),
});

/** What a graph would hold; more than 10,000 are not counted. */
export const graphForecast = z.object({
  targetGraphSize: count,
  isExact: z.boolean(),
  limit: count,
  /** Tier 1 first. */
  byTier: z.array(count),
});
export type GraphForecast = z.output<typeof graphForecast>;

export const forecastGraphSize = defineCall({
  name: "forecastGraphSize",
  area: AREA,
  summary: "Compute a collection's graph size with other settings",
  description: "Changes nothing.",
  method: "post",
  path: "/v2/collections/{collectionId}/forecast",
  access: FOLLOW,
  scope: "network:write",
  params,
  body: z.object({ kind, tierSettings }),
  response: graphForecast,
});
