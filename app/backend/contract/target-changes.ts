import { z } from "zod";
import { defineCall, SELECTION_LIMIT } from "./call";
import { EDGE_TYPES } from "./collection-words";
import { operation } from "./operations";
import { selectedIds, targetSelection } from "./target-selection";

const id = z.int().positive();
const collectionIds = z.array(id).min(1).max(100);
const type = z.enum(EDGE_TYPES);

/** What is made of targets, one or many. Those that are so already are left as they are. */
export const targetChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("follow"), collectionIds: collectionIds.optional() }),
  z
    .object({ kind: z.literal("unfollow"), collectionIds: collectionIds.optional() })
    .describe("Also out of the collections that the asker may fill; with collections only out of these"),
  z
    .object({ kind: z.literal("assign"), collectionIds })
    .describe("Put into collections; where one is monitored, its targets are followed"),
  z
    .object({ kind: z.literal("edges"), type, toId: id.optional() })
    .describe("They are this to the customer itself, or to another target, as told by the customer; they are followed"),
]);
export type TargetChange = z.output<typeof targetChange>;

const FOLLOW = { permission: "targets:follow" } as const;

export const changeTargets = defineCall({
  name: "changeTargets",
  area: "targets",
  summary: "Change many targets",
  description:
    "The targets listed, or all of a collection that match a filter, up to 10,000; more than 500 run as a job. Failures are listed. 403 `not_editor` lists collections that you may not edit. 409 `graph_size_reached` with {targetGraphSize, limit} when a collection's graph would exceed the plan's limit.",
  method: "post",
  path: "/v2/targets/bulk",
  access: FOLLOW,
  scope: "network:write",
  body: z.object({
    selection: targetSelection,
    change: targetChange,
  }),
  bodyLimit: SELECTION_LIMIT,
  response: operation,
});

export const addEdges = defineCall({
  name: "addEdges",
  area: "targets",
  summary: "Add relationships to targets and follow them",
  description: "The targets become supplier, customer and so on of the customer's company or of another target.",
  method: "post",
  path: "/v2/targets/edges",
  access: FOLLOW,
  scope: "network:write",
  body: z.object({ type, targetIds: selectedIds, toId: id.optional() }),
  bodyLimit: SELECTION_LIMIT,
  response: operation,
});

export const bulkAssignCollections = defineCall({
  name: "bulkAssignCollections",
  area: "collections",
  summary: "Add targets to collections",
  description:
    "403 `not_editor` lists collections that you may not edit. 409 `graph_size_reached` with {targetGraphSize, limit} when a collection's graph would exceed the plan's limit.",
  method: "post",
  path: "/v2/collections/bulk-assign",
  access: FOLLOW,
  scope: "network:write",
  body: z.object({ targetIds: selectedIds, collectionIds }),
  bodyLimit: SELECTION_LIMIT,
  response: operation,
});
