import { z } from "zod";
import { minutes } from "~/time/duration";
import { defineCall } from "./call";
import { fileContent, filesLimit } from "./file-content";
import { pageOf, pageQuery } from "./page";

/** The name of a list; one that begins with `own-` is your company's own list. */
export const listName = z.string().max(60);
export const isOwnList = (name: string): boolean => /^own\d*-/.test(name);
const name = z.object({ name: listName });

export const LIST_FORMATS = ["ofac", "bis", "csl", "un", "uk", "eu", "seco", "table"] as const;
export const listFormat = z
  .enum(LIST_FORMATS)
  .describe("Whose list the files are; `table` is any other, read by its columns");
const format = listFormat;

export const sanctionsList = z.object({
  name: z.string(),
  own: z.boolean().describe("Your company's alone; others are shared by all companies of the installation"),
  title: z.string(),
  authority: z.string(),
  format,
  /** Null until a first import has gone through. */
  currentVersion: z.int().positive().nullable(),
  entities: z.int().nonnegative(),
  aliases: z.int().nonnegative().describe("Names of entries beyond their first"),
  problemCount: z.int().nonnegative(),
  importedAt: z.iso.datetime().nullable(),
});
export type SanctionsList = z.output<typeof sanctionsList>;

export const listSanctionsLists = defineCall({
  name: "listSanctionsLists",
  area: "sanctions lists",
  summary: "List the sanctions lists by name",
  description: "Each with its current version.",
  method: "get",
  path: "/v2/sanctions-lists",
  access: "signed-in",
  scope: "sanctions:read",
  response: z.array(sanctionsList),
});

export const listProblem = z.object({
  position: z.object({ line: z.int().optional(), column: z.string().optional(), path: z.string().optional() }),
  message: z.string(),
});

export const sanctionsListVersion = z.object({
  version: z.int().positive(),
  state: z.enum(["Running", "Done", "Failed", "Removed"]),
  fileNames: z.array(z.string()),
  format: z.union([format, z.literal("")]).describe("Empty until the files were read"),
  entities: z.int().nonnegative(),
  aliases: z.int().nonnegative(),
  added: z.int().nonnegative(),
  changed: z.int().nonnegative(),
  removed: z.int().nonnegative(),
  /** The first of what was wrong in the files. */
  problems: z.array(listProblem),
  problemCount: z.int().nonnegative(),
  importedAt: z.iso.datetime(),
});
export type SanctionsListVersion = z.output<typeof sanctionsListVersion>;

export const listSanctionsListVersions = defineCall({
  name: "listSanctionsListVersions",
  area: "sanctions lists",
  summary: "List the versions of a sanctions list, newest first",
  description: "At most 200.",
  method: "get",
  path: "/v2/sanctions-lists/{name}/versions",
  access: "signed-in",
  scope: "sanctions:read",
  params: name,
  response: z.array(sanctionsListVersion),
});

const column = z.string().min(1).max(200);
const kind = z.enum(["organization", "person", "vessel", "aircraft", "unknown"]);

/** Columns of a table by what they hold; what is left out is guessed from the titles. */
export const listMapping = z.object({
  name: column.optional(),
  nameParts: z.array(column).max(10).optional().describe("Given names, in columns of their own, before the name"),
  nameType: column.optional().describe("Primary name, alias or former name, where each name has a row"),
  nameStrength: column.optional(),
  id: column.optional(),
  kind: z
    .union([
      kind,
      z.object({
        column,
        values: z.record(z.string().max(100), kind).optional().describe("By the usual words, unless said"),
      }),
    ])
    .optional(),
  aliases: column.optional(),
  weakAliases: column.optional(),
  formerNames: column.optional(),
  countries: column.optional(),
  address: column.optional(),
  city: column.optional(),
  identifiers: z.record(z.string().max(40), column).optional().describe("By type, such as imo, lei, tax"),
  birth: column.optional(),
  programs: column.optional(),
  remarks: column.optional(),
  listedOn: column.optional(),
});

/** Bytes of all files of one import together, before base64. */
export const LIST_FILES_LIMIT = 32 * 1024 * 1024;
/** The list of OFAC has four; others are cut into parts. */
export const MOST_LIST_FILES = 10;
const file = z.object({
  name: z.string().min(1).max(200),
  content: fileContent(LIST_FILES_LIMIT),
});

export const importBody = z.object({
  files: z.array(file).min(1).max(MOST_LIST_FILES),
  title: z.string().trim().min(1).max(120).optional(),
  format: format.optional(),
  mapping: listMapping.optional(),
  acceptLoss: z
    .int()
    .nonnegative()
    .max(10_000_000)
    .optional()
    .describe("How many entries may leave the list, where more would leave than stay"),
});

export const importSanctionsListVersion = defineCall({
  name: "importSanctionsListVersion",
  area: "sanctions lists",
  summary: "Import files as a new version of a sanctions list",
  description:
    "A name that begins with `own-` makes a list of your company alone; all others need the permission `lists:manage`. At most 32 MB in ten files, which together are one list: files of one subject each, or parts joined by the subjects' number. The format is told by what the files contain. 422 `list_refused` with the reason when they contain no entries or are of another list; then nothing is stored. 409 `list_loss` when more entries would leave than stay and `acceptLoss` does not allow it. Identical files return `nothingNew`.",
  method: "post",
  path: "/v2/sanctions-lists/{name}/versions",
  access: { permission: "lists:own" },
  scope: "sanctions:write",
  params: name,
  body: importBody,
  bodyLimit: filesLimit(LIST_FILES_LIMIT),
  filesInBody: true,
  status: 201,
  response: z.object({
    name: z.string(),
    version: z.int().positive(),
    nothingNew: z.boolean(),
    format,
    entities: z.int().nonnegative(),
    aliases: z.int().nonnegative(),
    added: z.int().nonnegative(),
    changed: z.int().nonnegative(),
    removed: z.int().nonnegative(),
    problems: z.array(listProblem),
    problemCount: z.int().nonnegative(),
  }),
  timeout: minutes(2),
});

const entityField = z.enum([
  "kind",
  "names",
  "countries",
  "addresses",
  "identifiers",
  "dates",
  "programs",
  "linkedTo",
  "remarks",
  "listedOn",
]);

export const LIST_CHANGES = ["added", "changed", "removed"] as const;

export const sanctionsListChange = z.object({
  change: z.enum(LIST_CHANGES),
  entityId: z.string(),
  name: z.string(),
  kind,
  /** What differs, with what stood there before and stands there after; empty unless changed. */
  fields: z.array(z.object({ field: entityField, before: z.unknown(), after: z.unknown() })),
});
export type SanctionsListChange = z.output<typeof sanctionsListChange>;

export const listSanctionsListChanges = defineCall({
  name: "listSanctionsListChanges",
  area: "sanctions lists",
  summary: "List changes between two versions of a sanctions list",
  description: "By entry. Default: the last two versions.",
  method: "get",
  path: "/v2/sanctions-lists/{name}/changes",
  access: "signed-in",
  scope: "sanctions:read",
  params: name,
  query: z.object({
    from: z.coerce.number().int().min(0).max(1_000_000).optional().describe("0 is the empty list"),
    to: z.coerce.number().int().min(1).max(1_000_000).optional(),
    change: z.enum(LIST_CHANGES).optional().describe("Only entries with this change"),
    size: pageQuery.size,
    after: z.string().max(250).optional().describe("The cursor that the page before answered with"),
  }),
  response: pageOf(sanctionsListChange),
});
