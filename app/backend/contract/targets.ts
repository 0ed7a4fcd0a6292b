import { z } from "zod";
import { defineCall } from "./call";
import { RISK_NAMES } from "./score-words";

export const targetType = z.enum(["organization", "POI", "country", "industry", "commodity"]);

const foundTarget = z.object({
  id: z.int().positive(),
  name: z.string(),
  type: targetType,
  ctype: z.string(),
  country: z.string().nullable().describe("ISO 3166-1 alpha-2"),
  city: z.string().nullable(),
  matchedName: z.string().nullable().describe("The name that was found, where it is not the main one"),
  following: z.boolean(),
  tier: z.int().min(1).max(5).nullable().default(null).describe("Null for one that is not monitored"),
  score: z.number().nullable().default(null),
  risk: z.enum(RISK_NAMES).default("NA").describe("Of the perspective that the user has put first"),
});
export type FoundTarget = z.output<typeof foundTarget>;

export const searchTargets = defineCall({
  name: "searchTargets",
  area: "targets",
  summary: "Search targets by name",
  description: "Matches any part of any of their names. Followed targets come first, then by relevance.",
  method: "get",
  path: "/v2/targets",
  access: "signed-in",
  scope: "network:read",
  query: z.object({
    q: z.string().trim().min(1).max(200),
    type: targetType.optional(),
    size: z.coerce.number().int().min(1).max(20).default(10),
  }),
  response: z.object({ content: z.array(foundTarget) }),
});
