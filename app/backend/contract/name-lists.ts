import { z } from "zod";
import { seconds } from "~/time/duration";
import { defineCall } from "./call";
import { fileContent, filesLimit } from "./file-content";
import { reasonSaid, supplierImport } from "./imports";
import { LINE_DECISIONS, LINE_PARTS, LINE_STATES, LONGEST_LIST, LONGEST_TEXT } from "./name-list-words";
import { operation } from "./operations";
import { pageOf, pageQuery } from "./page";

const id = z.int().positive();
const likeness = z.number().min(0).max(1);
const count = z.int().nonnegative();
const operationParams = z.object({ operationId: z.coerce.number().int().positive() });
const FOLLOW = { permission: "targets:follow" } as const;

/** A list of names with how far its matching is, and how many of its lines are what. */
export const nameList = z.object({
  operationId: id,
  /** As its sender calls it; null for a list that was pasted. */
  name: z.string().nullable(),
  state: operation.shape.state,
  /** Lines matched, of all. */
  done: count,
  total: count,
  counts: z.object({ found: count, several: count, none: count, decided: count }),
  /** Different targets that lines were decided to be. */
  targets: count,
  /** Lines that are nobody we know and went into no import: not found and not decided, or decided so. */
  rest: count,
  /** Lines of a file that name nobody, the first hundred by number, and how many they are. */
  leftOut: z.object({ count, lines: z.array(id) }),
  createdBy: z.object({ id, name: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  /** It is removed with what was found then. */
  keptUntil: z.iso.datetime(),
});
export type NameList = z.output<typeof nameList>;

const namedTarget = z.object({ id, name: z.string(), country: z.string().nullable(), city: z.string().nullable() });

export const lineCandidate = z.object({
  target: namedTarget.extend({
    /** Of the customer; else known to everybody. */
    own: z.boolean(),
    following: z.boolean(),
    /** In the customer's network; null outside of it. */
    tier: id.nullable(),
  }),
  score: likeness,
  /** The name that is alike, where that is not the first one. */
  matchedName: z.string().nullable(),
  reasons: z.array(reasonSaid),
});
export type LineCandidate = z.output<typeof lineCandidate>;

export const nameListLine = z.object({
  /** As a person counts in the list. */
  line: id,
  said: z.object({
    name: z.string(),
    country: z.string().nullable(),
    city: z.string().nullable(),
    identifiers: z.array(z.object({ system: z.string(), value: z.string() })),
  }),
  state: z.enum(LINE_STATES),
  /** Of the likeliest candidate. */
  score: likeness.nullable(),
  /** The likeliest first, at most five; those that the customer no longer sees are left out. */
  candidates: z.array(lineCandidate),
  decision: z
    .object({
      kind: z.enum(LINE_DECISIONS),
      /** Of `target`; null where it is gone. */
      target: namedTarget.nullable(),
      /** Null where it was decided by an earlier decision about the same name. */
      by: z.string().nullable(),
      at: z.iso.datetime(),
      remembered: z.boolean(),
    })
    .nullable(),
  /** The import that it went into. */
  importId: id.nullable(),
  version: id,
});
export type NameListLine = z.output<typeof nameListLine>;

export const matchTargets = defineCall({
  name: "matchTargets",
  area: "targets",
  summary: "Match a list of names with known targets",
  description:
    "A pasted `text` with a name on each line, optionally `name; country; city; number`, or a file (CSV, TSV, TXT, XLSX or GeoJSON of at most 5 MB) in `content`. A job matches it. 422 `list_too_long` with {lines, most}, `line_names_nobody` with {line}, `list_empty`, and `list_refused` with a text of the namespace `imports`.",
  method: "post",
  path: "/v2/explorer/matches",
  access: "signed-in",
  scope: "network:write",
  body: z.object({
    /** What it is sent as: the fields for the other one are left out. */
    sentAs: z.enum(["text", "file"]),
    text: z.string().max(LONGEST_TEXT).optional(),
    fileName: z.string().trim().min(1).max(255).optional(),
    content: fileContent(LONGEST_LIST).optional(),
  }),
  bodyLimit: filesLimit(LONGEST_LIST),
  filesInBody: true,
  status: 202,
  timeout: seconds(60),
  response: operation,
});

export const listNameLists = defineCall({
  name: "listNameLists",
  area: "targets",
  summary: "List matched lists of names, newest first",
  method: "get",
  path: "/v2/explorer/matches",
  access: "signed-in",
  scope: "network:read",
  query: z.object({ ...pageQuery, size: pageQuery.size.unwrap().max(50).default(20) }),
  response: pageOf(nameList),
});

export const listTargetMatches = defineCall({
  name: "listTargetMatches",
  area: "targets",
  summary: "List the lines of a matched list",
  description: "Of one part when given, in the order of the list, with the list's figures.",
  method: "get",
  path: "/v2/explorer/matches/{operationId}",
  access: "signed-in",
  scope: "network:read",
  params: operationParams,
  query: z.object({ part: z.enum(LINE_PARTS).optional(), ...pageQuery }),
  response: pageOf(nameListLine).extend({
    list: nameList,
    /** What was followed or put into collections last. */
    adopted: operation.nullable(),
    /** The last import that lines of it went into. */
    importId: id.nullable(),
  }),
});

export const cancelTargetMatching = defineCall({
  name: "cancelTargetMatching",
  area: "targets",
  summary: "Cancel the matching of a list of names",
  description:
    "Lines matched so far stay. Only its sender, or who has `targets:follow`: else 403. 409 `list_matched` when it is no longer being matched.",
  method: "post",
  path: "/v2/explorer/matches/{operationId}/cancel",
  access: "signed-in",
  scope: "network:write",
  params: operationParams,
  response: operation,
});

export const decideTargetMatch = defineCall({
  name: "decideTargetMatch",
  area: "targets",
  summary: "Decide which target a line means",
  description:
    "A target, none of ours (`none`), or of no interest (`skip`). Remembered for later lists and imports. 409 `stale_version` when somebody decided it meanwhile.",
  method: "put",
  path: "/v2/explorer/matches/{operationId}/lines/{line}",
  access: FOLLOW,
  scope: "network:write",
  params: operationParams.extend({ line: z.coerce.number().int().positive() }),
  body: z.object({
    decision: z.enum(LINE_DECISIONS),
    /** For `target`; else null. */
    targetId: id.nullable(),
    version: id,
  }),
  response: nameListLine,
});

export const decideTargetMatches = defineCall({
  name: "decideTargetMatches",
  area: "targets",
  summary: "Decide all found lines as their likeliest target",
  description: "Those that are found and not decided. Each can be decided otherwise afterwards.",
  method: "put",
  path: "/v2/explorer/matches/{operationId}/lines",
  access: FOLLOW,
  scope: "network:write",
  params: operationParams,
  body: z.object({
    /** Only lines that are at least so alike. */
    leastScore: likeness,
  }),
  response: z.object({ decided: count, list: nameList }),
});

export const adoptTargetMatches = defineCall({
  name: "adoptTargetMatches",
  area: "targets",
  summary: "Follow or collect the decided targets of a list",
  description:
    "One operation, which `undoOperation` takes back. More than 500 targets run as a job. 409 `nothing_decided`; else as `changeTargets` with `follow` or, without `follow`, `assign`.",
  method: "post",
  path: "/v2/explorer/matches/{operationId}/adopt",
  access: FOLLOW,
  scope: "network:write",
  params: operationParams,
  body: z.object({
    /** False: they only go into the collections. */
    follow: z.boolean(),
    collectionIds: z.array(id).max(100),
  }),
  response: operation,
});

export const importUnmatchedNames = defineCall({
  name: "importUnmatchedNames",
  area: "data",
  summary: "Import the unmatched lines of a list as suppliers",
  description: "They become a file of an import, which a job reads. 409 `nothing_left` when there are none.",
  method: "post",
  path: "/v2/explorer/matches/{operationId}/import",
  access: { permission: "data:import" },
  scope: "imports:write",
  params: operationParams,
  status: 202,
  response: supplierImport,
});
