import { z } from "zod";

const text = z.object({ en: z.string(), de: z.string(), ch: z.string(), fr: z.string() });
export type InLanguages = z.output<typeof text>;

const perspective = z.enum(["Sustainability", "Disruption", "Compliance"]);

const question = z.object({
  /** Stays with its wording: other words are another question. */
  id: z.string(),
  /** `choice`: one of `CHOICES`. `text`: in one's own words, and may be left out. */
  kind: z.enum(["choice", "text"]),
  text,
  /** The answer without risk; null where an answer is no risk either way. */
  good: z.enum(["yes", "no"]).nullable(),
  weight: z.number().positive(),
});

/** A questionnaire as a version of the rule register keeps it: what was asked can be read as it was asked, years later. */
export const definitionSchema = z.object({
  id: z.string(),
  title: text,
  lead: text,
  /** Its answers become the target's self-assessment component of the 360° score. */
  scored: z.boolean(),
  topics: z.array(
    z.object({
      id: z.string(),
      title: text,
      /** What it rests on, such as a paragraph. */
      basis: z.string(),
      /** The perspectives in which its answers count. */
      perspectives: z.array(perspective),
      questions: z.array(question).min(1),
    }),
  ),
});
export type Definition = z.output<typeof definitionSchema>;

/** Name of the rule that holds a questionnaire's versions. */
export const ruleOf = (definition: string): string => `questionnaire.${definition}`;
