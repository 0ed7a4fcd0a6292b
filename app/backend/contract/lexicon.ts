import { z } from "zod";
import { defineCall } from "./call";
import {
  LEAST_ROW_TESTS,
  LONGEST_ROW_NAME,
  LONGEST_ROW_TEST,
  LONGEST_ROW_WORDS,
  MOST_ROW_TESTS,
  MOST_ROW_WORDS,
  MOST_WORDS_BETWEEN,
  ROW_FIELDS,
  ROW_LANGUAGES,
  ROW_LISTS,
  ROW_STATUSES,
  ROW_TEST_PROBLEMS,
} from "./lexicon-words";
import { TOPIC_WORD_PROBLEMS } from "./topic-words";

const instant = z.iso.datetime();
const word = z.string().trim().min(1).max(LONGEST_ROW_WORDS);
const words = z.array(word).min(1).max(MOST_ROW_WORDS);
const nearby = z
  .object({ any: words, within: z.int().min(1).max(MOST_WORDS_BETWEEN) })
  .nullable()
  .default(null);
const tests = z.array(z.string().trim().min(1).max(LONGEST_ROW_TEST)).min(LEAST_ROW_TESTS).max(MOST_ROW_TESTS);

/** What a row looks for. */
const query = {
  language: z.enum(ROW_LANGUAGES).describe("Only texts of this language are read by it"),
  eventTypeId: z.string().max(60),
  any: words.describe("One of these is the evidence: a word, a phrase, `word*`, `word … word`"),
  near: nearby.describe("One of these has to stand in the same sentence, at most `within` words away"),
  before: nearby.describe("The evidence has to stand before one of these, at most `within` words away"),
  not: z
    .array(word)
    .max(MOST_ROW_WORDS)
    .default([])
    .describe("Where one of these stands in the sentence, nothing is found"),
  fields: z
    .array(z.enum(ROW_FIELDS))
    .min(1)
    .max(ROW_FIELDS.length)
    .default([...ROW_FIELDS]),
  status: z.enum(ROW_STATUSES).nullable().default(null).describe("What its words say of how far the event has come"),
};

const written = {
  name: z.string().trim().min(1).max(LONGEST_ROW_NAME),
  ...query,
  match: tests.describe("Texts that it has to find"),
  no: tests.describe("Texts that it must not find"),
  active: z.boolean(),
};

export const lexiconRow = z.object({
  ...written,
  id: z.int(),
  version: z.int(),
  updatedAt: instant,
  updatedBy: z.string().nullable().describe("By name"),
  hits: z.int().describe("Texts that it found in the last 30 days"),
  lastHitAt: instant.nullable(),
});
export type LexiconRow = z.output<typeof lexiconRow>;

const quotes = z.array(z.string()).describe("The words that were found, as they stand in the text");

export const lexiconFind = z.object({
  itemId: z.int(),
  title: z.string(),
  sourceName: z.string(),
  at: instant,
  quotes,
  alertId: z.int().nullable().describe("Null where it affects nothing that is monitored"),
});

/** What one of the customer's rows found in a text. */
export const ownWords = z.object({
  id: z.int(),
  name: z.string(),
  isRemoved: z.boolean(),
  version: z.int().describe("Of the row, when it found the text"),
  itemId: z.int().nullable().describe("The news; null for a text that somebody asks about"),
  alertId: z.int().nullable(),
  eventTypeId: z.string(),
  quotes,
});
export type OwnWords = z.output<typeof ownWords>;

/** What a row would have found. */
export const triedRow = z.object({
  looked: z.int().describe("Pieces of news that were looked at, the newest first: at most 20,000"),
  isComplete: z.boolean().describe("Whether these are all of the last 30 days"),
  hits: z.int(),
  new: z.int().describe("Of the hits: neither the shared reading nor your saved rows found this event type there"),
  lost: z.int().describe("What the saved row finds, and this one does not"),
  tooMany: z.boolean().describe("More than 200 on one day"),
  samples: z
    .array(
      z.object({
        kind: z.enum(["known", "new", "lost"]),
        itemId: z.int(),
        title: z.string(),
        extract: z.string(),
        sourceName: z.string(),
        at: instant,
        quotes,
      }),
    )
    .describe("Up to 20, the newest of each kind: lost ones first, then new ones"),
});
export type TriedRow = z.output<typeof triedRow>;

/** `details` of the refusal `bad_words`: the first line of each list that cannot be read. */
export const badRowWords = z.object({
  lines: z.array(
    z.object({
      list: z.enum(ROW_LISTS),
      line: z.int().positive(),
      text: z.string(),
      why: z.enum(TOPIC_WORD_PROBLEMS),
    }),
  ),
});

/** `details` of the refusal `failed_tests`. */
export const failedTests = z.object({
  tests: z.array(
    z.object({
      text: z.string(),
      why: z.enum(ROW_TEST_PROBLEMS),
      row: z.string().nullable().describe("Whose text it is; null: the row's own"),
    }),
  ),
});

const AREA = "feed";
const MANAGE = { permission: "rules:manage" } as const;
const params = z.object({ rowId: z.coerce.number().int().positive() });
const REFUSALS =
  "422 `bad_words` names the lines that cannot be read; `failed_tests` the texts of this row, or of your other active rows of the language, that come out otherwise with it; `unknown_type` an event type that does not exist; `too_many_hits` refuses an active row that found more than 200 pieces of news on one of the last 30 days. 409 `row_exists`: another row has this name.";

export const listLexicon = defineCall({
  name: "listLexicon",
  area: AREA,
  summary: "List your own rows of the lexicon by name",
  description: "At most 300. The shared rows belong to the operator and are not among them.",
  method: "get",
  path: "/v2/reading/lexicon",
  access: MANAGE,
  scope: "feed:write",
  response: z.array(lexiconRow),
});

export const readLexiconRow = defineCall({
  name: "readLexiconRow",
  area: AREA,
  summary: "Read one of your rows with its newest finds",
  description: "Up to 20 of them.",
  method: "get",
  path: "/v2/reading/lexicon/{rowId}",
  access: MANAGE,
  scope: "feed:write",
  params,
  response: lexiconRow.extend({ newest: z.array(lexiconFind) }),
});

export const addLexiconRow = defineCall({
  name: "addLexiconRow",
  area: AREA,
  summary: "Add a row of your own to the lexicon",
  description: `News that is read from now on and has its words becomes an event of your own. ${REFUSALS} 409 \`too_many\` above 300.`,
  method: "post",
  path: "/v2/reading/lexicon",
  access: MANAGE,
  scope: "feed:write",
  body: z.object(written),
  status: 201,
  response: lexiconRow,
});

export const putLexiconRow = defineCall({
  name: "putLexiconRow",
  area: AREA,
  summary: "Change one of your rows, or pause it",
  description: `Its events stay as they are. ${REFUSALS} 409 \`stale_version\` with the current row after a concurrent change.`,
  method: "put",
  path: "/v2/reading/lexicon/{rowId}",
  access: MANAGE,
  scope: "feed:write",
  params,
  body: z.object({ ...written, version: z.int().positive() }),
  response: lexiconRow,
});

export const removeLexiconRow = defineCall({
  name: "removeLexiconRow",
  area: AREA,
  summary: "Remove one of your rows",
  description: "Its events stay and go on naming it.",
  method: "delete",
  path: "/v2/reading/lexicon/{rowId}",
  access: MANAGE,
  scope: "feed:write",
  params,
  status: 204,
  response: z.void(),
});

export const backTest = defineCall({
  name: "backTest",
  area: AREA,
  summary: "Try a row on the news of the last 30 days",
  description:
    "Changes nothing. Looks at the titles and extracts that are kept, at most the newest 20,000, and stops after five seconds; `isComplete` says whether it looked at all. `rowId` names the saved row that it would replace. 422 `bad_words` as for saving.",
  method: "post",
  path: "/v2/reading/lexicon/try",
  access: MANAGE,
  scope: "feed:write",
  body: z.object({ ...query, rowId: z.int().positive().nullable().default(null) }),
  response: triedRow,
});
