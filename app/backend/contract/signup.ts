import { z } from "zod";
import { defineCall } from "./call";
import { emailAddress } from "./own-account";

export const askForAccess = defineCall({
  name: "askForAccess",
  area: "accounts",
  summary: "Request access as a visitor",
  description: "One request for each address; a later one replaces the earlier.",
  method: "post",
  path: "/v2/signup-requests",
  access: "public",
  body: z.object({
    company: z.string().trim().min(1).max(200),
    name: z.string().trim().min(1).max(200),
    email: emailAddress,
    interest: z.string().trim().max(2000).default(""),
    /** The name of the route that offered it, and why it did. */
    origin: z.string().max(100).default(""),
    language: z.enum(["en", "de", "ch", "fr"]),
  }),
  status: 202,
  response: z.object({ accepted: z.literal(true) }),
});
