import { z } from "zod";
import { defineCall } from "./call";
import { givenDay } from "./given-day";
import { questionnaire, questionnaireContact, requestContact } from "./questionnaires";

const access = { permission: "revenue:request" } as const;
const params = z.object({ targetId: z.string().max(20) });

export const listRevenueRequests = defineCall({
  name: "listRevenueRequests",
  area: "profile",
  summary: "List revenue requests of a target, newest first",
  description: "At most 200, each with its status.",
  method: "get",
  path: "/v2/targets/{targetId}/revenue-requests",
  access,
  scope: "revenue:request",
  params,
  response: z.object({ contact: questionnaireContact.nullable(), requests: z.array(questionnaire) }),
});

export const requestRevenue = defineCall({
  name: "requestRevenue",
  area: "profile",
  summary: "Request a target's revenue from its contact",
  description: "409 `already_open` while the last request is open, 409 `no_contact` when no contact is known.",
  method: "post",
  path: "/v2/targets/{targetId}/revenue-requests",
  access,
  scope: "revenue:request",
  params,
  body: z.object({
    contact: requestContact.nullable().describe("null: the address that was written to last or that is known"),
    message: z.string().trim().max(2000).default(""),
    dueOn: givenDay().optional().describe("30 days from now unless said; a year at most"),
  }),
  status: 201,
  response: questionnaire,
});
