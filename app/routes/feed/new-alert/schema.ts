import { z } from "zod";
import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import { givenDay } from "~/backend/contract/given-day";
import { CHOSEN_TARGET, idOfChosen, LONGEST_CHOSEN_TARGET } from "~/domain/target/chosen-target";

const target = z
  .string()
  .regex(CHOSEN_TARGET, "newAlert:problems.targets")
  .max(LONGEST_CHOSEN_TARGET)
  .transform(idOfChosen);
const day = givenDay("newAlert:problems.day");

export const newAlertForm = z
  .object({
    title: z
      .string({ error: "newAlert:problems.title" })
      .trim()
      .min(1, "newAlert:problems.title")
      .max(300, "newAlert:problems.titleTooLong"),
    eventTypeId: z.string({ error: "newAlert:problems.type" }).max(60),
    priority: z.enum(PRIORITY_NAMES).optional(),
    summary: z.string().trim().max(10_000, "newAlert:problems.textTooLong").default(""),
    sourceName: z.string().trim().max(100, "newAlert:problems.sourceTooLong").default(""),
    url: z
      .url({ protocol: /^https?$/, error: "newAlert:problems.url" })
      .max(2000, "newAlert:problems.url")
      .optional(),
    from: day.optional(),
    to: day.optional(),
    targets: z
      .array(target, "newAlert:problems.targets")
      .min(1, "newAlert:problems.targets")
      .max(50, "newAlert:problems.tooMany"),
  })
  .refine(({ from, to }) => !to || from, { path: ["from"], message: "newAlert:problems.from" })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ["to"], message: "newAlert:problems.order" });
export type NewAlertForm = z.output<typeof newAlertForm>;
