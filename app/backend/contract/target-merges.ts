import { z } from "zod";
import { seconds } from "~/time/duration";
import { defineCall } from "./call";
import { reasonSaid } from "./imports";
import { pageOf, pageQuery } from "./page";

const id = z.int().positive();
const count = z.int().nonnegative();
const instant = z.iso.datetime();
const inPath = z.coerce.number().int().positive();
/** 30,000 alerts and 5,000 relationships take 7 seconds (`target-merges-large.test.ts`); a merge half told of would be asked for again. */
const OF_A_LARGE_ONE = seconds(60);
const access = { permission: "targets:merge" } as const;

/** Fields of which one of two targets is right; names, identifiers, places and codes of goods are kept of both. */
export const MERGE_FIELDS = ["name", "class", "address", "size", "employees", "website", "industry"] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

/** Whose a field is; of one that is left out the kept target's. What one of them does not say is the other's in any case. */
const choices = z.partialRecord(z.enum(MERGE_FIELDS), z.enum(["kept", "merged"]));
export type MergeChoices = z.output<typeof choices>;

/** So long a merge can be undone; then what it needs for that is removed. */
export const MERGE_UNDOABLE_DAYS = 180;

export const MERGE_REASON = { min: 5, max: 500 } as const;

/** A target as it stands beside another one. */
const mergeSide = z.object({
  id,
  version: count,
  /** The customer's own, not public. */
  own: z.boolean(),
  name: z.string(),
  type: z.string(),
  ctype: z.string(),
  country: z.string().nullable(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  postalCode: z.string().nullable(),
  address: z.string().nullable(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  size: z.string().nullable(),
  employees: z.int().nullable(),
  website: z.string().nullable(),
  industry: z.string().nullable(),
  hsCodes: z.array(z.string()),
  otherNames: z.array(z.string()),
  identifiers: z.array(z.object({ system: z.string(), value: z.string() })),
  /** Beside the main one. */
  places: count,
});
export type MergeSide = z.output<typeof mergeSide>;

/** Rows by kind, such as `relations`; kinds without any are left out. */
const counts = z.record(z.string(), count);

const pairRef = z.object({
  id,
  own: z.boolean(),
  name: z.string(),
  type: z.string(),
  country: z.string().nullable(),
  city: z.string().nullable(),
});

export const DUPLICATE_STATES = ["open", "apart"] as const;

const duplicate = z.object({
  id,
  one: pairRef,
  other: pairRef,
  /** How alike, 0 to 1. */
  score: z.number().min(0).max(1),
  /** What speaks for it and against it. */
  reasons: z.array(reasonSaid),
  state: z.enum(DUPLICATE_STATES),
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  foundAt: instant,
});
export type Duplicate = z.output<typeof duplicate>;

export const listDuplicates = defineCall({
  name: "listDuplicates",
  area: "data",
  summary: "List pairs of targets that may be one",
  description:
    "Among the customer's own targets, and between its own and public ones; the likeliest first. `open` ones wait for a decision, `apart` ones were decided to be two. A job finds them every night and after an import.",
  method: "get",
  path: "/v2/explorer/duplicates",
  access,
  scope: "imports:read",
  query: z.object({ state: z.enum(DUPLICATE_STATES).default("open"), ...pageQuery }),
  response: pageOf(duplicate).extend({
    /** By state, up to 1,000. */
    counts: z.record(z.enum(DUPLICATE_STATES), count),
  }),
});
export type DuplicatePage = z.output<typeof listDuplicates.response>;

const mergePreview = z.object({
  kept: mergeSide,
  merged: mergeSide,
  /** What goes over to the kept target, some of it to rows that are there already. */
  moves: counts,
  /** Relations between the two, which are dropped. */
  between: count,
});

export const readDuplicate = defineCall({
  name: "readDuplicate",
  area: "data",
  summary: "Read a pair of targets and what merging would move",
  description:
    "`kept` is the target that stays: of an own and a public one the public one, of two own ones the older one, or `keptId`.",
  method: "get",
  path: "/v2/explorer/duplicates/{pairId}",
  access,
  scope: "imports:read",
  params: z.object({ pairId: inPath }),
  query: z.object({ keptId: inPath.optional().describe("One of two own targets") }),
  response: duplicate.extend({ preview: mergePreview }),
});
export type DuplicateDetail = z.output<typeof readDuplicate.response>;

export const decideDuplicate = defineCall({
  name: "decideDuplicate",
  area: "data",
  summary: "Decide that two targets are not the same",
  description:
    "`apart` is asked again only after a name, an address or an identifier of one of them has changed; `open` takes that back.",
  method: "post",
  path: "/v2/explorer/duplicates/{pairId}/decision",
  access,
  scope: "imports:write",
  params: z.object({ pairId: inPath }),
  body: z.object({ state: z.enum(DUPLICATE_STATES) }),
  response: duplicate,
});

export const previewTargetMerge = defineCall({
  name: "previewTargetMerge",
  area: "data",
  summary: "Preview what merging two targets moves",
  description: "Refuses what `mergeTargets` refuses.",
  method: "get",
  path: "/v2/target-merge-preview",
  access,
  scope: "imports:read",
  query: z
    .object({ keptId: inPath, mergedId: inPath })
    .refine(({ keptId, mergedId }) => keptId !== mergedId, { error: "is the same target", path: ["mergedId"] }),
  response: mergePreview,
});
export type MergePreview = z.output<typeof mergePreview>;

export const mergeTargets = defineCall({
  name: "mergeTargets",
  area: "data",
  summary: "Merge one target into another",
  description:
    "All that hangs on the merged target is the kept one's from then on, and calls about its number answer for the kept one. Of an own and a public target the public one is kept and stays as it is; names, identifiers and places of the own one are kept beside it. It can be undone. 403 `target_public` for two public ones, 409 `targets_differ` for a company and a site, `stale_version` with both as they are now.",
  method: "post",
  path: "/v2/targets/merges",
  access,
  timeout: OF_A_LARGE_ONE,
  scope: "imports:write",
  body: z
    .object({
      keptId: id,
      mergedId: id,
      choices: choices.default({}),
      reason: z.string().trim().min(MERGE_REASON.min).max(MERGE_REASON.max),
      versions: z.object({ kept: count, merged: count }),
    })
    .refine(({ keptId, mergedId }) => keptId !== mergedId, { error: "is the same target", path: ["mergedId"] }),
  status: 201,
  response: z.object({ mergeId: id }),
});

const ref = z.object({ id, name: z.string() });

export const readTargetMerge = defineCall({
  name: "readTargetMerge",
  area: "data",
  summary: "Read a merge of targets and what changed since",
  method: "get",
  path: "/v2/targets/merges/{mergeId}",
  access,
  timeout: OF_A_LARGE_ONE,
  scope: "imports:read",
  params: z.object({ mergeId: inPath }),
  response: z.object({
    id,
    /** As they were called then. */
    kept: ref,
    merged: ref,
    reason: z.string(),
    moved: counts,
    mergedAt: instant,
    mergedBy: z.string().nullable(),
    undoneAt: instant.nullable(),
    undoneBy: z.string().nullable(),
    undoableUntil: instant,
    /** Why undoing is refused now: it was undone, it is too late, or the kept target was merged into another one since. */
    refusal: z.enum(["undone", "expired", "merged-on"]).nullable(),
    /** Rows by kind that undoing leaves as they are, or has left: somebody changed or removed them since. */
    staying: counts,
  }),
});
export type TargetMerge = z.output<typeof readTargetMerge.response>;

export const undoTargetMerge = defineCall({
  name: "undoTargetMerge",
  area: "data",
  summary: "Undo a merge of targets",
  description:
    "The merged target is there again with all that it had; what somebody changed since stays as it is, and is counted. 409 `target_merge_undone` with when and by whom, `target_merged_on` where the kept target was merged on, `target_merge_expired` after 180 days.",
  method: "post",
  path: "/v2/targets/merges/{mergeId}/undo",
  access,
  timeout: OF_A_LARGE_ONE,
  scope: "imports:write",
  params: z.object({ mergeId: inPath }),
  response: z.object({ keptId: id, mergedId: id, stayed: counts }),
});
