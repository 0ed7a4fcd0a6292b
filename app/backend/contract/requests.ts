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
  kind: z.enum(["ssa"]),
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
