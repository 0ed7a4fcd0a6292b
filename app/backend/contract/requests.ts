import { z } from "zod";
import { defineCall } from "./call";

/** What the link of a request carries. Anything may stand there; what is no request's is told by the answer. */
export const requestLink = z.object({ requestId: z.string().min(1).max(100), secret: z.string().min(1).max(200) });

export const readRequestFlag = defineCall({
  name: "readRequestFlag",
  area: "requests",
  summary: "Whether a request is answered in the new flow; false also for a wrong id or secret",
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
  summary: "What a request is about; 404 for a wrong id or secret, told apart by nothing, and after its end",
  method: "post",
  path: "/v2/requests/open",
  access: "public",
  body: requestLink,
  response: openedRequest,
});
