import { z } from "zod";
import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import {
  LONGEST_TOPIC_NAME,
  MOST_TOPIC_SOURCES,
  MOST_TOPIC_TARGETS,
  MOST_TOPIC_WORDS,
} from "~/backend/contract/topic-words";
import { CHOSEN_TARGET, LONGEST_CHOSEN_TARGET } from "~/domain/target/chosen-target";

/** Each line one word or phrase; empty ones are none. */
const lines = z
  .string()
  .max(10_000, "reading:topics.problems.tooManyLines")
  .default("")
  .transform((text) => text.split("\n").map((line) => line.trim().replaceAll(/\s+/g, " ")))
  .transform((all) => all.filter((line) => line !== ""))
  .refine((all) => all.length <= MOST_TOPIC_WORDS, "reading:topics.problems.tooManyLines");

/** ISO 3166-1 alpha-2, in whatever case and with whatever between them. */
const countries = z
  .string()
  .max(400, "reading:topics.problems.countries")
  .default("")
  .transform((text) => [...new Set(text.toUpperCase().split(/[\s,;]+/))].filter((code) => code !== ""))
  .refine(
    (all) => all.length <= 50 && all.every((code) => /^[A-Z]{2}$/.test(code)),
    "reading:topics.problems.countries",
  );

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
