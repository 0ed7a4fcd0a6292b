import { z } from "zod";
import {
  LEAST_ROW_TESTS,
  LONGEST_ROW_NAME,
  LONGEST_ROW_TEST,
  MOST_ROW_TESTS,
  MOST_ROW_WORDS,
  MOST_WORDS_BETWEEN,
  ROW_FIELDS,
  ROW_LANGUAGES,
  ROW_STATUSES,
} from "~/backend/contract/lexicon-words";

/** Each line one word, phrase or text; empty ones are none. */
const lines = z
  .string()
  .max(10_000, "reading:words.problems.tooManyLines")
  .default("")
  .transform((text) => text.split("\n").map((line) => line.trim().replaceAll(/\s+/g, " ")))
  .transform((all) => all.filter((line) => line !== ""));

const words = lines.refine((all) => all.length <= MOST_ROW_WORDS, "reading:words.problems.tooManyLines");
const tests = lines
  .refine((all) => all.length >= LEAST_ROW_TESTS, "reading:words.problems.tooFewTests")
  .refine((all) => all.length <= MOST_ROW_TESTS, "reading:words.problems.tooManyTests")
  .refine((all) => all.every((text) => text.length <= LONGEST_ROW_TEST), "reading:words.problems.testTooLong");
const within = z.coerce
  .number("reading:words.problems.within")
  .int("reading:words.problems.within")
  .min(1, "reading:words.problems.within")
  .max(MOST_WORDS_BETWEEN, "reading:words.problems.within")
  .default(8);

/** What a row looks for: all that a test on the news needs. */
const query = {
  language: z.enum(ROW_LANGUAGES),
  eventTypeId: z.string({ error: "reading:words.problems.type" }).max(60, "reading:words.problems.type"),
  any: words.refine((all) => all.length > 0, "reading:words.problems.any"),
  near: words,
  nearWithin: within,
  before: words,
  beforeWithin: within,
  not: words,
  fields: z.array(z.enum(ROW_FIELDS)).min(1, "reading:words.problems.fields").max(ROW_FIELDS.length),
  status: z.enum(ROW_STATUSES).optional(),
};

const rest = {
  state: z.enum(["on", "paused"]).default("paused"),
  version: z.coerce.number().int().positive().optional(),
};

export const tryForm = z.object({ ...query, ...rest });
export type TryForm = z.output<typeof tryForm>;

export const rowForm = z.object({
  name: z
    .string({ error: "reading:topics.problems.name" })
    .trim()
    .min(1, "reading:topics.problems.name")
    .max(LONGEST_ROW_NAME, "reading:topics.problems.nameTooLong"),
  ...query,
  match: tests,
  no: tests,
  ...rest,
});
export type RowForm = z.output<typeof rowForm>;
