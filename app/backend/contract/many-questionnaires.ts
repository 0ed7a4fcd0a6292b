import { z } from "zod";
import { defineCall, SELECTION_LIMIT } from "./call";
import { givenDay } from "./given-day";
import { operation } from "./operations";
import { NOT_SENT, SELF_ASSESSMENT } from "./questionnaire-words";
import { targetSelection } from "./target-selection";

const SEND = { permission: "questionnaires:send" } as const;
const AREA = "questionnaires";
const count = z.int().nonnegative();
const definition = z.string().max(60).default(SELF_ASSESSMENT);

export const forecastQuestionnaires = defineCall({
  name: "forecastQuestionnaires",
  area: AREA,
  summary: "Preview who a bulk questionnaire would reach",
  description:
    "Exact for up to 10,000 targets, with the reasons for the others. Sends nothing. 422 `too_many` above that.",
  method: "post",
  path: "/v2/questionnaires/forecast",
  access: SEND,
  scope: "due-diligence:write",
  body: z.object({ definition, selection: targetSelection }),
  bodyLimit: SELECTION_LIMIT,
  response: z.object({
    total: count,
    /** So many mails. */
    askable: count,
    /** How many of the others, by why. */
    failedBy: z.partialRecord(z.enum(NOT_SENT), z.int().positive()),
  }),
});
export type QuestionnaireForecast = z.output<typeof forecastQuestionnaires.response>;

export const requestManyQuestionnaires = defineCall({
  name: "requestManyQuestionnaires",
  area: AREA,
  summary: "Send a questionnaire to many targets",
  description:
    "The targets listed, or all of a collection that match a filter, up to 10,000; more than 500 run as a job. Targets that could not be asked are listed with the reason. Targets with an open questionnaire are not asked again.",
  method: "post",
  path: "/v2/questionnaires/bulk",
  access: SEND,
  scope: "due-diligence:write",
  body: z.object({
    definition,
    selection: targetSelection,
    message: z.string().trim().max(2000).default(""),
    dueOn: givenDay().describe("YYYY-MM-DD").optional().describe("30 days from now unless said; a year at most"),
  }),
  bodyLimit: SELECTION_LIMIT,
  response: operation,
});
