import { z } from "zod";
import { seconds } from "~/time/duration";
import { ACTION_TYPE_IDS } from "./action-words";
import { defineCall } from "./call";
import {
  LONGEST_LINE,
  LONGEST_MEASURE_NAME,
  LONGEST_RETURN_NOTE,
  LONGEST_SOURCE,
  LONGEST_WHAT,
  MEASURE_CONFIDENCES,
  MEASURE_EFFORTS,
  MEASURE_LAWS,
  MEASURE_PURPOSES,
  MOST_EVIDENCE,
  MOST_IMPORTED,
  MOST_STEPS,
  MOST_TOPICS,
  MOST_TYPICAL_DAYS,
  MOST_WARNINGS,
  OWN_MEASURE_STATES,
  ROW_PROBLEMS,
  SHORTEST_WHAT,
} from "./measure-words";
import { plainName } from "./plain-name";

const id = z.int().positive();
const name = plainName(LONGEST_MEASURE_NAME).optional();
const line = plainName(LONGEST_LINE);
/** No database keeps a NUL. */
const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((given) => !given.includes("\0"), "must not contain a NUL character");

/** What a customer writes of a measure of its own. */
export const ownMeasureContent = z.object({
  names: z
    .object({ en: name, de: name, fr: name, ch: name })
    .refine((names) => Object.values(names).some(Boolean), "needs a name in at least one language"),
  typeId: z.enum(ACTION_TYPE_IDS),
  what: text(LONGEST_WHAT).pipe(z.string().min(SHORTEST_WHAT)),
  fits: text(LONGEST_WHAT).default(""),
  notFits: text(LONGEST_WHAT).default(""),
  topics: z.array(z.string().max(60)).min(1).max(MOST_TOPICS).describe("Event types"),
  purpose: z.enum(MEASURE_PURPOSES),
  laws: z.array(z.enum(MEASURE_LAWS)).max(MEASURE_LAWS.length).default([]).describe("Legal bases"),
  effort: z.enum(MEASURE_EFFORTS),
  typicalDays: z.int().min(1).max(MOST_TYPICAL_DAYS),
  steps: z
    .array(z.object({ title: line, days: z.int().min(0).max(MOST_TYPICAL_DAYS) }))
    .max(MOST_STEPS)
    .default([]),
  evidence: z.array(line).max(MOST_EVIDENCE).default([]),
  warnings: z.array(line).max(MOST_WARNINGS).default([]),
  source: text(LONGEST_SOURCE).pipe(
    z
      .string()
      .min(1)
      .refine(
        (given) => !/^[a-z]+:\/\//i.test(given) || given.startsWith("https://"),
        "must be a text or an https URL",
      ),
  ),
  confidence: z.enum(MEASURE_CONFIDENCES),
});
export type OwnMeasureContent = z.output<typeof ownMeasureContent>;

/** A row of a file: what it says, or what is wrong with it. All of a file's rows are told of, and not only the first that is wrong. */
const importedRow = z.unknown().transform((given): { content: OwnMeasureContent | null; problems: RowProblem[] } => {
  const read = ownMeasureContent.safeParse(given);
  if (read.success) return { content: read.data, problems: [] };
  return { content: null, problems: read.error.issues.map((issue) => problemOf(issue, given)) };
});
export type ImportedRow = z.output<typeof importedRow>;
export type RowProblem = Omit<RefusedRow, "row">;

function problemOf(issue: z.core.$ZodIssue, given: unknown): RowProblem {
  const { path, message } = issue;
  return { path: path.join("."), message, ...reasonOf(issue, given) };
}

/** Why, so that a page can say it in its reader's language; with the bound where one was missed. */
function reasonOf(issue: z.core.$ZodIssue, given: unknown): Pick<RowProblem, "why" | "limit"> {
  const [field] = issue.path;
  if (issue.path.length === 0) return { why: "row", limit: null };
  if (isMissing(issue.path, given)) return { why: "missing", limit: null };
  if (issue.code === "too_small" || issue.code === "too_big") {
    const isSmall = issue.code === "too_small";
    const limit = Number(isSmall ? issue.minimum : issue.maximum);
    const kind = issue.origin === "string" ? "Characters" : issue.origin === "array" ? "Entries" : "Number";
    return { why: `${isSmall ? "few" : "many"}${kind}`, limit };
  }
  if (issue.code === "invalid_value") return { why: "word", limit: null };
  if (issue.code === "custom" && field === "names" && issue.path.length === 1) return { why: "name", limit: null };
  if (issue.code === "custom" && field === "source" && !/NUL/.test(issue.message)) return { why: "url", limit: null };
  return { why: "wrong", limit: null };
}

function isMissing(path: readonly PropertyKey[], given: unknown): boolean {
  let value = given;
  for (const step of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[step];
  return value === undefined || value === "";
}

export const ownMeasure = z.object({
  id,
  measureId: z.string().describe("As `listMeasures` names it"),
  state: z.enum(OWN_MEASURE_STATES),
  content: ownMeasureContent,
  replaces: id.nullable().describe("The published one that it takes the place of"),
  successor: id.nullable().describe("The one that took its place"),
  writtenBy: z.object({ id: id.nullable(), name: z.string().nullable() }),
  reviewedBy: z.string().nullable(),
  returned: z
    .object({ note: z.string(), by: z.string().nullable() })
    .nullable()
    .describe("Of a draft that was sent back to its writer and not changed since"),
  version: id,
});
export type OwnMeasure = z.output<typeof ownMeasure>;

const AREA = "measures";
const MANAGE = { permission: "rules:manage" } as const;
const WRITE = "due-diligence:write" as const;
const params = z.object({ ownMeasureId: z.coerce.number().int().positive() });

export const listOwnMeasures = defineCall({
  name: "listOwnMeasures",
  area: AREA,
  summary: "List the customer's own measures in every state",
  method: "get",
  path: "/v2/own-measures",
  access: MANAGE,
  scope: WRITE,
  response: z.object({ content: z.array(ownMeasure) }),
});

export const readOwnMeasure = defineCall({
  name: "readOwnMeasure",
  area: AREA,
  summary: "Read an own measure",
  method: "get",
  path: "/v2/own-measures/{ownMeasureId}",
  access: MANAGE,
  scope: WRITE,
  params,
  response: ownMeasure,
});

export const createOwnMeasure = defineCall({
  name: "createOwnMeasure",
  area: AREA,
  summary: "Write a draft of an own measure",
  description: "`replaces`: a published one, which retires when this one is published. 422 for an unknown topic.",
  method: "post",
  path: "/v2/own-measures",
  access: MANAGE,
  scope: WRITE,
  body: ownMeasureContent.extend({ replaces: id.optional() }),
  status: 201,
  response: ownMeasure,
});

export const putOwnMeasure = defineCall({
  name: "putOwnMeasure",
  area: AREA,
  summary: "Change the text of an own measure",
  description:
    "It is a draft again and has to be reviewed anew. 409 `measure_published` for one that is published or retired: started actions keep it as it was. 409 `stale_version` after a concurrent change.",
  method: "put",
  path: "/v2/own-measures/{ownMeasureId}",
  access: MANAGE,
  scope: WRITE,
  params,
  body: ownMeasureContent.extend({ version: id }),
  response: ownMeasure,
});

export const moveOwnMeasure = defineCall({
  name: "moveOwnMeasure",
  area: AREA,
  summary: "Review, send back, publish or retire an own measure",
  description:
    "A draft is reviewed by somebody else than its writer (409 `second_person`), then published, then retired. Until it is published the same may send it back as a `draft`, with a `note` of what to change (422 without one), which becomes the writer's task. 409 `wrong_state` for any other order.",
  method: "put",
  path: "/v2/own-measures/{ownMeasureId}/state",
  access: MANAGE,
  scope: WRITE,
  params,
  body: z.object({
    state: z.enum(["draft", "reviewed", "published", "retired"]),
    note: text(LONGEST_RETURN_NOTE).pipe(z.string().min(1)).optional().describe("Of what is sent back"),
    version: id,
  }),
  response: ownMeasure,
});

export const importMeasures = defineCall({
  name: "importMeasures",
  area: AREA,
  summary: "Import own measures as drafts",
  description:
    "All or none: 422 `rows_refused` with `details.refused`, each by its row, counted from 1, its field and why, and nothing is made. Send all of them again once they are right.",
  method: "post",
  path: "/v2/own-measures/import",
  access: MANAGE,
  scope: WRITE,
  body: z.object({ measures: z.array(importedRow).min(1).max(MOST_IMPORTED) }),
  /** Two hundred with long texts. */
  bodyLimit: 1024 * 1024,
  timeout: seconds(30),
  response: z.object({ created: z.array(z.object({ row: id, ownMeasureId: id })) }),
});

/** What is wrong with rows of an import: its `details`, where it is refused. */
export const refusedRows = z.object({
  refused: z.array(
    z.object({
      row: id,
      path: z.string(),
      message: z.string(),
      why: z.enum(ROW_PROBLEMS),
      limit: z.number().nullable(),
    }),
  ),
});
export type RefusedRow = z.output<typeof refusedRows>["refused"][number];
