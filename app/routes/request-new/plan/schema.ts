import { z } from "zod";
import { LONGEST_STEP } from "~/backend/contract/action-words";
import { givenDay } from "~/backend/contract/given-day";
import { plain } from "~/backend/contract/plain-name";
import { LONGEST_PLAN_TEXT, LONGEST_WHO, MOST_MEASURES } from "~/backend/contract/supplier-plan-words";

/** That its reader saw. */
const version = z.coerce.number().int().positive();

const row = z
  .object({
    title: z.string().overwrite(plain).max(LONGEST_STEP, "request:plan.problems.measureTooLong").default(""),
    dueOn: givenDay("request:plan.problems.day").optional(),
    who: z.string().overwrite(plain).max(LONGEST_WHO, "request:plan.problems.whoTooLong").default(""),
  })
  .superRefine(({ title, dueOn, who }, check) => {
    if (title === "" && !dueOn && who === "") return;
    const needs = (field: string, message: string) => check.addIssue({ code: "custom", path: [field], message });
    if (title === "") needs("title", "request:plan.problems.measure");
    if (!dueOn) needs("dueOn", "request:plan.problems.day");
    if (who === "") needs("who", "request:plan.problems.who");
  });

export const proposalForm = z
  .object({
    intent: z.literal("propose"),
    version,
    cause: z
      .string({ error: "request:plan.problems.cause" })
      .trim()
      .min(1, "request:plan.problems.cause")
      .max(LONGEST_PLAN_TEXT, "request:plan.problems.causeTooLong"),
    /** Rows that were left empty are none. */
    measures: z.array(row).max(MOST_MEASURES).default([]),
    name: z
      .string({ error: "request:problems.name" })
      .overwrite(plain)
      .min(1, "request:problems.name")
      .max(200, "request:problems.name"),
  })
  .superRefine(({ measures }, check) => {
    if (measures.some(({ title }) => title !== "")) return;
    check.addIssue({ code: "custom", path: ["measures", 0, "title"], message: "request:plan.problems.measure" });
  });
export type ProposalForm = z.output<typeof proposalForm>;

const text = z.string().default("");

/** The form once more with more rows, whatever is missing yet. */
const moreForm = z.object({
  intent: z.literal("more"),
  version,
  rows: z.coerce.number().int().catch(0),
  cause: text,
  name: text,
  measures: z
    .array(z.object({ title: text, dueOn: text, who: text }))
    .max(MOST_MEASURES)
    .default([]),
});
export type Draft = z.output<typeof moreForm>;

export const linkForm = z.discriminatedUnion("intent", [
  proposalForm,
  moreForm,
  z.object({
    intent: z.literal("progress"),
    version,
    /** Places of the measures. */
    done: z.array(z.coerce.number().int().min(0).max(MOST_MEASURES)).max(MOST_MEASURES).default([]),
  }),
  // Its file comes beside it.
  z.object({ intent: z.literal("proof") }),
]);
export type LinkForm = z.output<typeof linkForm>;

/** The measures of a form as the contract takes them. */
export function measuresIn({ measures }: Pick<ProposalForm, "measures">) {
  return measures.flatMap(({ title, dueOn, who }) => (title !== "" && dueOn ? [{ title, dueOn, who }] : []));
}

/** The row of the form that a measure of the body came from. */
export const rowOf = ({ measures }: Pick<ProposalForm, "measures">, at: number): number =>
  measures.flatMap(({ title }, index) => (title === "" ? [] : [index]))[at] ?? at;
