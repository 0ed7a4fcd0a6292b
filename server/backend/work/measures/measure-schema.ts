import { z } from "zod";
import { ACTION_TYPE_IDS } from "~/backend/contract/action-words";
import {
  MEASURE_EFFORTS,
  MEASURE_LANGUAGE_KEYS,
  MEASURE_LAWS,
  MEASURE_PURPOSES,
} from "~/backend/contract/measure-words";
import { PRIORITIES } from "../../reference/catalogue/priorities";

const range = z.object({ from: z.int().nonnegative(), to: z.int().nonnegative() });

/** What is said of a measure in one language; its steps in the order of `stepDays`. */
const texts = z.object({
  title: z.string().min(1).max(120),
  what: z.string().min(1),
  fits: z.string().min(1),
  notFits: z.string().min(1),
  steps: z.array(z.string().min(1)).min(2),
  evidence: z.array(z.string().min(1)).min(1),
  warnings: z.array(z.string().min(1)),
});
export type MeasureTexts = z.output<typeof texts>;

/** The value of a rule `measure.<id>`: one way to answer a risk, for every customer. */
export const measureSchema = z.object({
  typeId: z.enum(ACTION_TYPE_IDS),
  /** Event types that it is made for; it fits others of their groups half as well. */
  topics: z.array(z.string()).min(1),
  from: z.enum(PRIORITIES),
  purpose: z.enum(MEASURE_PURPOSES),
  laws: z.array(z.enum(MEASURE_LAWS)),
  effort: z.enum(MEASURE_EFFORTS),
  typicalDays: z.int().positive(),
  /** EUR and own working time, for one supplier. */
  cost: range,
  hours: range,
  stepDays: z.array(z.int().nonnegative()).min(2),
  alternatives: z.array(z.string()),
  lastResort: z.boolean(),
  /** What takes its place once it holds no more. */
  successor: z.string().nullable(),
  texts: z.record(z.enum(MEASURE_LANGUAGE_KEYS), texts),
});
export type MeasureValue = z.output<typeof measureSchema>;

/** Of the names of measures in the register. */
export const MEASURE_RULES = "measure.";
