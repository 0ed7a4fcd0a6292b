import { z } from "zod";
import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import {
  LONGEST_TOPIC_NAME,
  MOST_TOPIC_SOURCES,
  MOST_TOPIC_TARGETS,
  MOST_TOPIC_WORDS,
} from "~/backend/contract/topic-words";
import { CHOSEN_TARGET, LONGEST_CHOSEN_TARGET } from "~/domain/target/chosen-target";
import { countryCodesOf } from "~/i18n/country-codes";

/** Each line one word or phrase; empty ones are none. */
const lines = z
  .string()
  .max(10_000, "reading:topics.problems.tooManyLines")
  .default("")
  .transform((text) => text.split("\n").map((line) => line.trim().replaceAll(/\s+/g, " ")))
  .transform((all) => all.filter((line) => line !== ""))
  .refine((all) => all.length <= MOST_TOPIC_WORDS, "reading:topics.problems.tooManyLines");

/** By code or by name, as `countryCodesOf` reads them. */
const countries = z
  .string()
  .max(4_000, "reading:topics.problems.countries")
  .default("")
  .transform(countryCodesOf)
  .refine(({ codes, unknown }) => codes.length <= 50 && unknown.length === 0, "reading:topics.problems.countries")
  .transform(({ codes }) => codes);

const targets = z
  .array(z.string().regex(CHOSEN_TARGET, "shell:form.choice").max(LONGEST_CHOSEN_TARGET, "shell:form.choice"))
  .max(MOST_TOPIC_TARGETS, "reading:topics.problems.tooManyTargets")
  .default([]);

const sources = z
  .array(z.string().max(70, "shell:form.choice"))
  .max(MOST_TOPIC_SOURCES, "reading:topics.problems.tooManySources")
  .default([]);

/** What a topic looks for: all that a test needs. */
const query = {
  words: lines.refine((all) => all.length > 0, "reading:topics.problems.words"),
  not: lines,
  countries,
  onlyTargets: z.literal("on").optional(),
  targets,
  sources,
};

const rest = {
  eventTypeId: z.string().max(60).optional(),
  highestPriority: z.enum(PRIORITY_NAMES).default("Critical"),
  state: z.enum(["on", "paused"]).default("paused"),
  version: z.coerce.number().int().positive().optional(),
};

export const tryForm = z.object({ ...query, name: z.string().optional(), ...rest });

export const topicForm = z.object({
  name: z
    .string({ error: "reading:topics.problems.name" })
    .trim()
    .min(1, "reading:topics.problems.name")
    .max(LONGEST_TOPIC_NAME, "reading:topics.problems.nameTooLong"),
  ...query,
  ...rest,
});
export type TopicForm = z.output<typeof topicForm>;
