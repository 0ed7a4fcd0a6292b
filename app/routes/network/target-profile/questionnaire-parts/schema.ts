import { z } from "zod";
import { givenDay } from "~/backend/contract/given-day";
import { SELF_ASSESSMENT } from "~/backend/contract/questionnaire-words";
import { writtenAddress } from "~/backend/contract/written-address";

const day = givenDay("questionnaires:problems.dueOn");

/** To whom a questionnaire goes, until when. */
export const requestForm = z.object({
  definition: z.string().max(60).default(SELF_ASSESSMENT),
  email: writtenAddress("questionnaires:problems.email"),
  name: z.string().trim().max(200, "questionnaires:problems.name").default(""),
  language: z.enum(["en", "de", "ch"]),
  dueOn: day,
  message: z.string().trim().max(2000, "questionnaires:problems.message").default(""),
});

export const remindForm = z.object({
  questionnaireId: z.coerce.number().int().positive(),
  dueOn: day.optional(),
});

export const withdrawForm = z.object({ questionnaireId: z.coerce.number().int().positive() });

export const reviewForm = withdrawForm.extend({ version: z.coerce.number().int().nonnegative() });
