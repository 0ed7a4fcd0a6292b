import { z } from "zod";
import { givenDay } from "~/backend/contract/given-day";
import { GRIEVANCE_TOPICS, REPORTER_RELATIONS } from "~/backend/contract/grievance-words";

export const reportForm = z.object({
  title: z
    .string("grievances:problems.title")
    .trim()
    .min(1, "grievances:problems.title")
    .max(200, "grievances:problems.title"),
  description: z
    .string("grievances:problems.description")
    .trim()
    .min(1, "grievances:problems.description")
    .max(20_000, "grievances:problems.description"),
  topic: z.enum(GRIEVANCE_TOPICS, "grievances:problems.topic"),
  relation: z.enum(REPORTER_RELATIONS).default("unknown"),
  receivedOn: givenDay("grievances:problems.receivedOn"),
  /** Ticked, name and contact are not sent on. */
  anonymous: z.enum(["yes"]).optional(),
  reporterName: z.string().trim().max(200, "grievances:problems.reporter").default(""),
  reporterContact: z.string().trim().max(500, "grievances:problems.reporter").default(""),
});
