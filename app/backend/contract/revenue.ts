import { z } from "zod";
import { defineCall } from "./call";
import { givenDay } from "./given-day";
import { questionnaire, questionnaireContact, requestContact } from "./questionnaires";

const access = { permission: "revenue:request" } as const;
const params = z.object({ targetId: z.string().max(20) });

export const listRevenueRequests = defineCall({
  name: "listRevenueRequests",
  area: "profile",
  summary: "Where a target's revenue discovery stands: what was asked of it, newest first, 200 at most",
  method: "get",
  path: "/v2/targets/{targetId}/revenue-requests",
  access,
  params,
  response: z.object({ contact: questionnaireContact.nullable(), requests: z.array(questionnaire) }),
});

export const requestRevenue = defineCall({
  name: "requestRevenue",
  area: "profile",
  summary:
    "Ask a target's contact for its revenue. 409 `already_open` while the last request is open, 409 `no_contact` where nobody is known",
  method: "post",
  path: "/v2/targets/{targetId}/revenue-requests",
  access,
  params,
  body: z.object({
    contact: requestContact.nullable().describe("null: the address that was written to last or that is known"),
    message: z.string().trim().max(2000).default(""),
    dueOn: givenDay().optional().describe("30 days from now unless said; a year at most"),
  }),
  status: 201,
  response: questionnaire,
});
