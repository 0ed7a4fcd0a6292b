import { z } from "zod";
import { seconds } from "~/time/duration";
import { defineCall } from "./call";
import { fileContent, filesLimit } from "./file-content";
import { IMPORT_FIELDS, IMPORT_KINDS } from "./import-kinds";
import { ROW_STATES } from "./import-states";
import { pageOf, pageQuery } from "./page";
import { PLACE_PRECISIONS } from "./place-words";

export const importAccess = { permission: "data:import" } as const;
export const importId = z.string().max(20);
/** Bytes, before base64. */
export const LONGEST_FILE = 20 * 1024 * 1024;

/** Columns by title, or by number from 1 on, for the fields that a person wants to decide; null leaves a field out. */
export const importMapping = z.partialRecord(
  z.enum(IMPORT_FIELDS),
  z.union([z.int().min(1).max(10_000), z.string().trim().min(1).max(300)]).nullable(),
);

/** What a person can say about the file, and about what becomes of it. */
export const importOptions = z.object({
  /** Of a workbook, by name. */
  sheet: z.string().max(100).optional(),
  /** The row of the column titles; 0 for none: columns are then "Column 1", "Column 2" and so on. */
  headerRow: z.int().min(0).max(1000).optional(),
  /** Such as `gbk`, where the bytes do not tell. */
  encoding: z.string().max(40).optional(),
  delimiter: z.string().length(1).optional(),
  /** All of the import go into the customer's collection of this name, which is made when there is none. */
  collection: z.string().trim().min(1).max(120).optional(),
  /** The same for a collection that is there, by its number: it has to be one that the asker may fill. */
  collectionId: z.int().positive().optional(),
  /** Whether suppliers become followed; by default they do. Without it they are only kept, and put into the collection where one is named. */
  follow: z.boolean().optional(),
  /** Events since this day are matched with targets that become followed; by default those of the rule's window, a year. */
  since: z.iso.date().optional(),
});

/** A message: a text of the namespace `imports` with its values. */
export const reasonSaid = z.object({
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const importRowState = z.enum(ROW_STATES);

export const supplierImport = z.object({
  id: z.int().positive(),
  /** What the file holds. */
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  /** SHA-256, hexadecimal. */
  fileHash: z.string(),
  state: z.enum(["Queued", "Running", "Done", "Failed", "Cancelled"]),
  step: z.enum(["read", "review", "apply", "applied", "undo", "undone"]),
  dryRun: z.boolean(),
  /** Rows done of the step that runs; the total is not known before the file has been read. */
  done: z.int().nonnegative(),
  total: z.int().nonnegative().nullable(),
  /** Rows by state. */
  counts: z.partialRecord(importRowState, z.int().nonnegative()),
  /** Rows that name somebody by how well their place is known: exact, by postal code, town, region or country, or not at all. */
  places: z.partialRecord(z.enum([...PLACE_PRECISIONS, "none"]), z.int().nonnegative()),
  /** Columns from 1 on, what each was taken for and why; empty before the file has been read. */
  columns: z.array(
    z.object({
      column: z.int().positive(),
      title: z.string(),
      field: z.string().nullable(),
      confidence: z.number().min(0).max(1).nullable(),
      reasons: z.array(reasonSaid),
      alternatives: z.array(z.string()),
      /** The first of its values, cut where they are long. */
      samples: z.array(z.string()).default([]),
    }),
  ),
  /** Whether `rereadImport` may be asked for: nothing was made of the file yet, and a choice may change what is read in it. */
  rereadable: z.boolean().default(false),
  /** What the file turned out to be. */
  table: z
    .object({
      format: z.enum(["csv", "xlsx", "geojson"]),
      encoding: z.string().nullable(),
      delimiter: z.string().nullable(),
      sheet: z.string().nullable(),
      sheetNames: z.array(z.string()),
      headerRow: z.int().nonnegative(),
    })
    .nullable(),
  /** Why the file as a whole was refused, or a step given up. */
  refusal: reasonSaid.extend({ row: z.int().nullable(), column: z.int().nullable() }).nullable(),
  collection: z.string().nullable(),
  /** Its number; null where the import has none, or has yet to make it. */
  collectionId: z.int().positive().nullable().default(null),
  /** The first day of the events that new targets are matched with; null: those of the last year. */
  since: z.iso.date().nullable(),
  /** Whether its suppliers become followed. */
  follows: z.boolean().default(true),
  createdBy: z.object({ id: z.int().positive(), name: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  appliedAt: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  version: z.int().positive(),
  /** Raised by each decision and by what happens to the targets of its rows; `applyImport` takes it. */
  revision: z.int().nonnegative().default(0),
});
export type SupplierImport = z.output<typeof supplierImport>;

export const startImport = defineCall({
  name: "startImport",
  area: "data",
  summary: "Upload a list of suppliers, relations or supply data",
  description:
    "CSV, TSV, XLSX or GeoJSON of at most 20 MB. A job reads it; data change only with `applyImport`. `mapping` takes the fields of its kind. A key needs the scope of what a file writes as well: `events:report` for own alerts, `due-diligence:write` for contacts, `network:write` for supply data.",
  method: "post",
  path: "/v2/imports",
  access: importAccess,
  scope: "imports:write",
  body: z.object({
    kind: z.enum(IMPORT_KINDS),
    fileName: z.string().trim().min(1).max(255),
    content: fileContent(LONGEST_FILE),
    mapping: importMapping.optional(),
    options: importOptions.optional(),
    /** It is read and shown, and can never be applied. */
    dryRun: z.boolean().optional(),
  }),
  bodyLimit: filesLimit(LONGEST_FILE),
  filesInBody: true,
  status: 202,
  timeout: seconds(60),
  response: supplierImport,
});

export const listImports = defineCall({
  name: "listImports",
  area: "data",
  summary: "List the customer's imports, newest first",
  method: "get",
  path: "/v2/imports",
  access: importAccess,
  scope: "imports:read",
  query: z.object(pageQuery),
  response: pageOf(supplierImport),
});

export const readImport = defineCall({
  name: "readImport",
  area: "data",
  summary: "Read an import with its progress",
  description:
    "With the last import of the very same file before it, where there is one, and the size that the graph of its collection will have.",
  method: "get",
  path: "/v2/imports/{importId}",
  access: importAccess,
  scope: "imports:read",
  params: z.object({ importId }),
  response: supplierImport.extend({
    /** The same bytes, sent before or imported. */
    sameFile: z
      .object({
        id: z.int().positive(),
        createdAt: z.iso.datetime(),
        /** What it made is still there: `applyImport` wants `again`. */
        isImported: z.boolean().default(false),
      })
      .nullable()
      .default(null),
    /** The graph of the collection that it fills, before and after it is applied as it stands; null where nothing is to be applied or there is none. */
    graph: z
      .object({
        now: z.int().nonnegative(),
        size: z.int().nonnegative(),
        /** False: at least so many. */
        isExact: z.boolean(),
        /** Of the plan, for a collection with tiers. */
        limit: z.int().nonnegative(),
        /** `applyImport` would fail with `graph_size_reached`. */
        isRefused: z.boolean(),
      })
      .nullable()
      .default(null),
  }),
});
export type ImportRead = z.output<typeof readImport.response>;

export const rereadImport = defineCall({
  name: "rereadImport",
  area: "data",
  summary: "Read a file again with other columns",
  description:
    "Replaces all rows and their decisions. A mapping for a file that was refused for its missing titles says that it has none. 409 `import_wrong_step` once something was applied, and `import_file_gone` when the file is no longer kept.",
  method: "post",
  path: "/v2/imports/{importId}/read",
  access: importAccess,
  scope: "imports:write",
  params: z.object({ importId }),
  body: z.object({
    mapping: importMapping,
    /** What is not said of these is found out again; without `options` all stay as they were said before. */
    options: importOptions.pick({ sheet: true, headerRow: true, encoding: true, delimiter: true }).optional(),
  }),
  status: 202,
  response: supplierImport,
});

export const cancelImport = defineCall({
  name: "cancelImport",
  area: "data",
  summary: "Discard an import that was not applied",
  description: "Removes its rows and its file. 409 once it is being applied or was.",
  method: "post",
  path: "/v2/imports/{importId}/cancel",
  access: importAccess,
  scope: "imports:write",
  params: z.object({ importId }),
  response: supplierImport,
});

export const applyImport = defineCall({
  name: "applyImport",
  area: "data",
  summary: "Import the decided rows",
  description:
    "All or none. Undecided rows stay and can be imported later. 409 in any other state of the import. Fails with refusal `graph_size_reached` when its collection would exceed the plan's limit. With `revision` and `version` as you read them: 409 `import_changed` with `rows` when others changed rows since, `import_read_again` when it was read or applied again. 409 `import_same_file` with `importId` when the same file was imported before, unless `again` is true.",
  method: "post",
  path: "/v2/imports/{importId}/apply",
  access: importAccess,
  scope: "imports:write",
  params: z.object({ importId }),
  query: z.object({
    /** Of the import as the asker saw it, so that only what was seen is applied. */
    revision: z.coerce.number().int().nonnegative().max(2_147_483_647).optional(),
    version: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    /** The same file was imported before, and is meant to be imported again. */
    again: z.enum(["true", "false"]).optional(),
  }),
  // Each row of a long list is compared with what is there now.
  timeout: seconds(60),
  status: 202,
  response: supplierImport,
});

export const stopApplyingImport = defineCall({
  name: "stopApplyingImport",
  area: "data",
  summary: "Stop applying an import",
  description:
    "Nothing of what was applied so far stays, and the import can be decided and applied as before. 409 `import_wrong_step` when it is no longer being applied.",
  method: "post",
  path: "/v2/imports/{importId}/apply/stop",
  access: importAccess,
  scope: "imports:write",
  params: z.object({ importId }),
  response: supplierImport,
});

export const undoImport = defineCall({
  name: "undoImport",
  area: "data",
  summary: "Undo an applied import",
  description: "Keeps targets that were changed since. 409 in any other state of the import.",
  method: "post",
  path: "/v2/imports/{importId}/undo",
  access: importAccess,
  scope: "imports:write",
  params: z.object({ importId }),
  status: 202,
  response: supplierImport,
});

export const previewImportUndo = defineCall({
  name: "previewImportUndo",
  area: "data",
  summary: "Preview what undoing an import would change",
  description: "409 `import_wrong_step` in any other state of the import than applied.",
  method: "get",
  path: "/v2/imports/{importId}/undo",
  access: importAccess,
  scope: "imports:read",
  params: z.object({ importId }),
  response: z.object({
    /** Targets that the import made and that go. */
    removed: z.int().nonnegative(),
    /** Targets that were there before, and lose what the import added. */
    restored: z.int().nonnegative(),
    /** Targets that stay as they are, since somebody has worked with them. */
    kept: z.int().nonnegative(),
    /** The first hundred of them by name. */
    keptTargets: z.array(z.object({ id: z.int().positive(), name: z.string() })),
    /** Of other kinds than suppliers: relations or periods of supply data. */
    entries: z
      .object({
        removed: z.int().nonnegative(),
        /** That were there before, and become what they were. */
        restored: z.int().nonnegative(),
        /** That somebody has changed since. */
        kept: z.int().nonnegative(),
      })
      .optional(),
  }),
});
