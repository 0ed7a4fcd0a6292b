import { z } from "zod";
import { seconds } from "~/time/duration";
import { defineCall } from "./call";
import { EXPORT_FORMATS } from "./feed-export";
import { IMPORT_FIELDS, ROW_ENDS } from "./import-kinds";
import { importAccess, importId, importRowState, reasonSaid, supplierImport } from "./imports";
import { pageOf, pageQuery } from "./page";
import { placeWord } from "./place-words";

export const importRow = z.object({
  /** As a person counts in the file. */
  row: z.int().positive(),
  state: importRowState,
  /** What the row says; null where it names nobody. */
  name: z.string().nullable(),
  kind: z.enum(["organization", "site"]).nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  address: z.string().nullable(),
  /** Where it is, as well as it is known; null where nothing tells. */
  place: placeWord.extend({ lat: z.number().nullable(), lon: z.number().nullable() }).nullable(),
  /** What is wrong with it, each with an advice, and the column it is about (from 1 on). */
  problems: z.array(
    reasonSaid.extend({
      advice: z.string(),
      severity: z.enum(["error", "warning"]),
      column: z.int().positive().nullable(),
      title: z.string().nullable(),
    }),
  ),
  /** Why it is held to be a target, or another row: what speaks for it, and what speaks against it. */
  reasons: z.array(reasonSaid),
  /** How alike, 0 to 1. */
  score: z.number().min(0).max(1).nullable(),
  /** The target that it is, may be, or became. */
  target: z.object({ id: z.int().positive(), name: z.string(), country: z.string().nullable() }).nullable(),
  /** The row that it repeats, and what that one is called. */
  repeats: z.int().positive().nullable(),
  repeatsName: z.string().nullable(),
  /** Of other kinds than suppliers: whom the row is about. A row waits while one of them is unknown, and `target` is whom the first unknown one may be. */
  ends: z
    .array(
      z.object({
        end: z.enum(ROW_ENDS),
        name: z.string(),
        country: z.string().nullable(),
        /** `new`: it becomes a target when the import is applied. */
        status: z.enum(["known", "new", "unknown"]),
        target: z.object({ id: z.int().positive(), name: z.string() }).nullable(),
      }),
    )
    .optional(),
  /** Of other kinds than suppliers: what else it says. Days are `YYYY-MM-DD`, shares and probabilities 0 to 1. */
  says: z.array(z.object({ field: z.enum(IMPORT_FIELDS), value: z.union([z.string(), z.number()]) })).optional(),
});
export type ImportRow = z.output<typeof importRow>;

export const listImportRows = defineCall({
  name: "listImportRows",
  area: "data",
  summary: "List the rows of an import in file order",
  description:
    "Of one state when given; with `merged`, those that were merged with a target or another row, with the reasons; with `leastScore`, those that are at least so alike; with `changedSince`, those that others changed after that `revision` of the import.",
  method: "get",
  path: "/v2/imports/{importId}/rows",
  access: importAccess,
  scope: "imports:read",
  params: z.object({ importId }),
  query: z.object({
    state: importRowState.optional(),
    merged: z.enum(["true"]).optional(),
    leastScore: z.coerce.number().min(0).max(1).optional(),
    changedSince: z.coerce.number().int().nonnegative().max(2_147_483_647).optional(),
    ...pageQuery,
  }),
  response: pageOf(importRow),
});

/** What a list or the network says of a supplier, so that two can be held side by side. */
export const supplierFacts = z.object({
  name: z.string(),
  otherNames: z.array(z.string()),
  country: z.string().nullable(),
  city: z.string().nullable(),
  postalCode: z.string().nullable(),
  address: z.string().nullable(),
  identifiers: z.array(z.object({ system: z.string(), value: z.string() })),
  /** HS codes. */
  hsCodes: z.array(z.string()),
  industry: z.string().nullable(),
  website: z.string().nullable(),
});
export type SupplierFacts = z.output<typeof supplierFacts>;

const agrees = z.enum(["same", "alike", "other"]);

/** Of what two suppliers both say: whether it is the same. */
const agreement = z.object({
  name: agrees,
  country: agrees.nullable(),
  city: agrees.nullable(),
  postalCode: agrees.nullable(),
  address: agrees.nullable(),
  hsCodes: agrees.nullable(),
  /** Those of a system that both have a number in. */
  identifiers: z.record(z.string(), agrees),
});

/** A target that a row may be. */
export const importCandidate = z.object({
  id: z.int().positive(),
  /** Of the customer; else known to everybody. */
  own: z.boolean(),
  /** In the customer's network; null outside of it. */
  tier: z.int().positive().nullable(),
  score: z.number().min(0).max(1),
  reasons: z.array(reasonSaid),
  facts: supplierFacts,
  agreement,
});
export type ImportCandidate = z.output<typeof importCandidate>;

export const readImportRow = defineCall({
  name: "readImportRow",
  area: "data",
  summary: "Read a row of an import with its possible targets",
  description:
    "At most five, as they are now, likeliest first; none once the row was imported. With its neighbours among the rows that wait.",
  method: "get",
  path: "/v2/imports/{importId}/rows/{row}",
  access: importAccess,
  scope: "imports:read",
  params: z.object({ importId, row: z.string().max(20) }),
  response: importRow.extend({
    /** Null where the row names nobody. */
    facts: supplierFacts.nullable(),
    candidates: z.array(importCandidate),
    /** The row of the file that it may repeat. */
    repeated: z.object({ facts: supplierFacts, agreement }).nullable(),
    /** Whether it can be decided now. */
    decidable: z.boolean(),
    /** Rows of the import that wait for a decision. */
    waiting: z.object({
      total: z.int().nonnegative(),
      /** Those before this one. */
      before: z.int().nonnegative(),
      /** The nearest ones; behind the last one comes the first again. */
      previous: z.int().positive().nullable(),
      next: z.int().positive().nullable(),
    }),
    /** Who decided it, and when; null where nobody did. */
    decided: z.object({ by: z.string().nullable(), at: z.iso.datetime() }).nullable(),
  }),
});
export type ImportRowRead = z.output<typeof readImportRow.response>;

export const decideImportRow = defineCall({
  name: "decideImportRow",
  area: "data",
  summary: "Decide what a row of an import becomes",
  description:
    "A new target, an existing target, a duplicate of another row, or nothing. 409 `import_row_settled` when it was imported already, `import_row_decided` when it is no longer as `seen`.",
  method: "put",
  path: "/v2/imports/{importId}/rows/{row}",
  access: importAccess,
  scope: "imports:write",
  params: z.object({ importId, row: z.string().max(20) }),
  body: z.object({
    decision: z.enum(["create", "join", "repeat", "skip"]),
    /** For `join`; else null. */
    targetId: z.int().positive().nullable(),
    /** How the asker saw the row: somebody else's decision since is not overwritten. */
    seen: importRowState.optional(),
    /** The `target` that the asker saw with it, for the same. */
    seenTargetId: z.int().positive().nullable().optional(),
  }),
  response: importRow.extend({
    /** Other rows of the file that say the same name, country and town, and were decided with it. */
    decidedToo: z.int().nonnegative().default(0),
  }),
});

export const decideImportRows = defineCall({
  name: "decideImportRows",
  area: "data",
  summary: "Decide all rows that wait for a decision",
  description:
    "Those that can: `join` with the target that each may be, `repeat` the row that each may repeat. Each can still be decided by itself until it is imported; `undoImportDecisions` with the answered `revision` undoes all.",
  method: "put",
  path: "/v2/imports/{importId}/rows",
  access: importAccess,
  scope: "imports:write",
  params: z.object({ importId }),
  body: z.object({
    decision: z.enum(["create", "join", "repeat", "skip"]),
    /** Only rows that are at least so alike. */
    leastScore: z.number().min(0).max(1).optional(),
  }),
  response: z.object({ decided: z.int().nonnegative(), import: supplierImport }),
});

export const undoImportDecisions = defineCall({
  name: "undoImportDecisions",
  area: "data",
  summary: "Undo a decision about many waiting rows",
  description:
    "`revision` is the one of the import that `decideImportRows` answered. Rows that somebody decided otherwise since stay as they are, and those that were imported; all others are what they were before, and so is what is remembered of them for later files. A revision of another change undoes none.",
  method: "post",
  path: "/v2/imports/{importId}/rows/undo",
  access: importAccess,
  scope: "imports:write",
  params: z.object({ importId }),
  body: z.object({ revision: z.int().positive().max(2_147_483_647) }),
  response: z.object({ undone: z.int().nonnegative(), import: supplierImport }),
});

export const exportImportProblems = defineCall({
  name: "exportImportProblems",
  area: "data",
  summary: "Export the rejected rows of an import as a file",
  description:
    "In the file's own columns, with what is wrong with each in the user's language: corrected, it can be imported. 409 `import_file_gone` when the file is no longer kept.",
  method: "get",
  path: "/v2/imports/{importId}/problems",
  access: importAccess,
  scope: "imports:read",
  params: z.object({ importId }),
  query: z.object({ format: z.enum(EXPORT_FORMATS) }),
  mediaType: "application/octet-stream",
  timeout: seconds(60),
  response: z.string(),
});
