import { z } from "zod";
import { defineCall } from "./call";

/** What the link of a request carries. Anything may stand there; what is no request's is told by the answer. */
export const requestLink = z.object({ requestId: z.string().min(1).max(100), secret: z.string().min(1).max(200) });

export const readRequestFlag = defineCall({
  name: "readRequestFlag",
  area: "requests",
  summary: "Check whether a request uses the new flow",
  description: "Also false for a wrong id or secret.",
  method: "post",
  path: "/v2/requests/flag",
  access: "public",
  body: requestLink,
  response: z.object({ flag: z.boolean() }),
});

export const openedRequest = z.object({
  kind: z.enum(["ssa", "capa"]),
  /** In the words of the customer who asks. */
  name: z.string(),
  customer: z.string(),
  expiresAt: z.iso.datetime(),
});
export type OpenedRequest = z.infer<typeof openedRequest>;

export const openRequest = defineCall({
  name: "openRequest",
  area: "requests",
  summary: "Read what a request is about",
  description: "404 for a wrong id, a wrong secret and an expired request alike.",
  method: "post",
  path: "/v2/requests/open",
  access: "public",
  body: requestLink,
  response: openedRequest,
});

export const readRequestMails = defineCall({
  name: "readRequestMails",
  area: "requests",
  summary: "Read which mails a request's link stops",
  description:
    "Reading stops none. 404 for a wrong id and a wrong secret; the link of a request that is over still works.",
  method: "post",
  path: "/v2/requests/mails",
  access: "public",
  body: requestLink,
  response: z.object({
    customer: z.string(),
    /** Enough of the address to know it again. */
    recipient: z.string(),
    stopped: z.boolean(),
  }),
});
export type RequestMails = z.output<typeof readRequestMails.response>;

export const stopRequestMails = defineCall({
  name: "stopRequestMails",
  area: "requests",
  summary: "Stop all mails of a customer to a contact",
  description: "The customer of the request and the address that its mail went to. Idempotent.",
  method: "post",
  path: "/v2/requests/mails/stop",
  access: "public",
  body: requestLink,
  status: 204,
  response: z.void(),
});
