import { z } from "zod";
import { ACTION_TYPE_IDS } from "~/backend/contract/action-words";
import {
  LONGEST_LINE,
  LONGEST_MEASURE_NAME,
  LONGEST_RETURN_NOTE,
  LONGEST_SOURCE,
  LONGEST_WHAT,
  MEASURE_CONFIDENCES,
  MEASURE_EFFORTS,
  MEASURE_LANGUAGE_KEYS,
  MEASURE_LAWS,
  MEASURE_PURPOSES,
  MOST_EVIDENCE,
  MOST_STEPS,
  MOST_TOPICS,
  MOST_TYPICAL_DAYS,
  MOST_WARNINGS,
  SHORTEST_WHAT,
} from "~/backend/contract/measure-words";
import type { OwnMeasureContent } from "~/backend/contract/own-measures";
import { plain } from "~/backend/contract/plain-name";

const noNul = (given: string) => !given.includes("\0");
const text = z
  .string()
  .trim()
  .max(LONGEST_WHAT, "measures:problems.long")
  .refine(noNul, "shell:form.wrong")
  .default("");
const name = z
  .string()
  .trim()
  .max(LONGEST_MEASURE_NAME, "measures:problems.nameLong")
  .refine(noNul, "shell:form.wrong")
  .default("");

/** One of a line each; lines without a word are none. */
const lines = (most: number, tooMany: string) =>
  z
    .string()
    .default("")
    .transform((given) =>
      given
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .refine((all) => all.length <= most, tooMany)
    .refine((all) => all.every((line) => line.length <= LONGEST_LINE), "measures:problems.lineLong")
    .refine((all) => all.every((line) => plain(line) !== "" && noNul(line)), "shell:form.wrong");

export const ownMeasureForm = z
  .object({
    nameEn: name,
    nameDe: name,
    nameFr: name,
    nameCh: name,
    typeId: z.enum(ACTION_TYPE_IDS, "actions:problems.type"),
    what: z
      .string("measures:problems.what")
      .trim()
      .min(SHORTEST_WHAT, "measures:problems.what")
      .max(LONGEST_WHAT, "measures:problems.long")
      .refine(noNul, "shell:form.wrong"),
    fits: text,
    notFits: text,
    topics: z
      .array(z.string().max(60))
      .max(MOST_TOPICS, "measures:problems.manyTopics")
      .default([])
      .refine((all) => all.length > 0, "measures:problems.topics"),
    purpose: z.enum(MEASURE_PURPOSES, "shell:form.choice"),
    laws: z.array(z.enum(MEASURE_LAWS, "shell:form.choice")).max(MEASURE_LAWS.length).default([]),
    effort: z.enum(MEASURE_EFFORTS, "shell:form.choice"),
    typicalDays: z.coerce
      .number("measures:problems.days")
      .int("measures:problems.days")
      .min(1, "measures:problems.days")
      .max(MOST_TYPICAL_DAYS, "measures:problems.days"),
    steps: lines(MOST_STEPS, "measures:problems.steps"),
    evidence: lines(MOST_EVIDENCE, "measures:problems.evidence"),
    warnings: lines(MOST_WARNINGS, "measures:problems.evidence"),
    source: z
      .string("measures:problems.source")
      .trim()
      .min(1, "measures:problems.source")
      .max(LONGEST_SOURCE, "measures:problems.sourceLong")
      .refine(noNul, "shell:form.wrong")
      .refine((given) => !/^[a-z]+:\/\//i.test(given) || given.startsWith("https://"), "measures:problems.sourceUrl"),
    confidence: z.enum(MEASURE_CONFIDENCES, "shell:form.choice"),
    version: z.coerce.number().int().positive().optional(),
  })
  .refine(({ nameEn, nameDe, nameFr, nameCh }) => nameEn || nameDe || nameFr || nameCh, {
    path: ["nameEn"],
    message: "measures:problems.name",
  });
export type OwnMeasureForm = z.output<typeof ownMeasureForm>;

const version = z.coerce.number().int().positive();

/** What a form of one button says: review, publish or retire. */
export const moveForm = z.object({ state: z.enum(["reviewed", "published", "retired"]), version });

/** What the writer of a text is to change. */
export const returnForm = z.object({
  state: z.literal("draft").default("draft"),
  note: z
    .string("measures:problems.note")
    .trim()
    .min(1, "measures:problems.note")
    .max(LONGEST_RETURN_NOTE, "measures:problems.noteLong")
    .refine(noNul, "shell:form.wrong"),
  version,
});

/** As the contract has it; a step may end with its days in brackets, "Ask for the list (7)". */
export function contentOf(form: OwnMeasureForm): OwnMeasureContent {
  const { nameEn, nameDe, nameFr, nameCh, steps, version: _, ...plain } = form;
  const names = { en: nameEn, de: nameDe, fr: nameFr, ch: nameCh };
  return {
    ...plain,
    names: Object.fromEntries(Object.entries(names).filter(([, name]) => name !== "")),
    steps: steps.map(stepOf),
  };
}

export function stepOf(line: string): OwnMeasureContent["steps"][number] {
  const [, title, days] = /^(.*\S)\s*[(（](\d{1,3})[)）]$/.exec(line) ?? [];
  return title ? { title, days: Math.min(Number(days), MOST_TYPICAL_DAYS) } : { title: line, days: 0 };
}

/** The fields as they are first shown. */
export function fieldsOf(content: OwnMeasureContent) {
  const { names, steps, evidence, warnings, typicalDays, ...plain } = content;
  const named = MEASURE_LANGUAGE_KEYS.map((key) => [`name${key[0]?.toUpperCase()}${key.slice(1)}`, names[key] ?? ""]);
  return {
    ...plain,
    ...Object.fromEntries(named),
    steps: steps.map(({ title, days }) => (days > 0 ? `${title} (${days})` : title)).join("\n"),
    evidence: evidence.join("\n"),
    warnings: warnings.join("\n"),
    typicalDays: String(typicalDays),
  };
}
