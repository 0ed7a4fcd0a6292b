import { z } from "zod";
import { minutes } from "~/time/duration";
import { defineCall } from "./call";
import { filesLimit } from "./file-content";
import { importBody, LIST_FILES_LIMIT, listFormat, listMapping, listName, listProblem } from "./sanctions-lists";

const count = z.int().nonnegative();

export const sanctionsListPreview = z.object({
  name: z.string(),
  title: z.string(),
  format: listFormat,
  currentVersion: z.int().positive().nullable(),
  files: z.array(
    z.object({
      name: z.string(),
      part: z
        .enum(["entities", "addresses", "aliases", "comments"])
        .nullable()
        .describe("Of OFAC's list, which of its files it is"),
      columns: z.array(z.string()).describe("The titles of a table"),
    }),
  ),
  nothingNew: z.boolean().describe("The current version was made from these very files"),
  mapping: listMapping
    .nullable()
    .describe("By which columns a table would be read; what is known of them where `refusal` says what is missing"),
  /** Why the columns of a table do not say enough; choose them by `mapping`. */
  refusal: z
    .object({ message: z.string(), code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })
    .nullable(),
  plan: z
    .object({
      entities: count,
      aliases: count,
      before: count.describe("Entries that are on the list now"),
      added: count,
      changed: count,
      removed: count,
      losesMost: z.boolean().describe("More entries would leave than stay: the import needs `acceptLoss`"),
      problems: z.array(listProblem),
      problemCount: count,
      /** Targets of your company with open matches on this list. */
      targets: z.object({
        open: count,
        losing: count.describe("Of these, with an entry that would leave"),
        changing: count.describe("Of these, with an entry that would change"),
      }),
    })
    .nullable()
    .describe("Null where nothing is new, or the columns are to be said"),
});
export type SanctionsListPreview = z.output<typeof sanctionsListPreview>;

export const previewSanctionsListVersion = defineCall({
  name: "previewSanctionsListVersion",
  area: "sanctions lists",
  summary: "Preview an import of a sanctions list",
  description:
    "Reads the files as an import would and compares them with the current version; nothing is stored. 422 `list_refused` as for an import.",
  method: "post",
  path: "/v2/sanctions-lists/{name}/preview",
  access: { permission: "lists:own" },
  scope: "sanctions:write",
  params: z.object({ name: listName }),
  body: importBody,
  bodyLimit: filesLimit(LIST_FILES_LIMIT),
  filesInBody: true,
  response: sanctionsListPreview,
  timeout: minutes(2),
});
