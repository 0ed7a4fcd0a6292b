import { z } from "zod";
import { seconds } from "~/time/duration";
import { defineCall } from "./call";
import { EXPORT_FORMATS } from "./feed-export";
import { pageOf, pageQuery } from "./page";
import { sanctionsMatch } from "./sanctions";
import { MATCH_KINDS, MATCH_SORTS, MATCH_STATES, MATCH_VERDICTS } from "./sanctions-words";

const filter = {
  state: z.enum(MATCH_STATES).default("open").describe("`open`: nobody has decided on it yet"),
  listName: z.string().max(100).optional(),
  kind: z.enum(MATCH_KINDS).optional().describe("What the entry is"),
  verdict: z.enum(MATCH_VERDICTS).optional(),
  collectionId: z.coerce.number().int().positive().optional().describe("Only of targets of this collection"),
  sort: z.enum(MATCH_SORTS).default("strongest"),
};
export type MatchFilter = z.output<z.ZodObject<typeof filter>>;

/** A match with the target that it was found for. */
export const reviewedMatch = sanctionsMatch.extend({
  target: z.object({ id: z.int().positive(), name: z.string(), country: z.string().nullable() }),
});
export type ReviewedMatch = z.output<typeof reviewedMatch>;

export const listAllSanctionsMatches = defineCall({
  name: "listAllSanctionsMatches",
  area: "sanctions",
  summary: "List the sanctions matches of all targets",
  description: "Of matches that are still found. Counted up to 1,000.",
  method: "get",
  path: "/v2/sanctions-matches",
  access: { permission: "sanctions:screen" },
  scope: "sanctions:read",
  query: z.object({ ...filter, ...pageQuery }),
  response: pageOf(reviewedMatch),
});

export const exportSanctionsMatches = defineCall({
  name: "exportSanctionsMatches",
  area: "sanctions",
  summary: "Export the sanctions matches of all targets as a file",
  description: "At most 100,000, in the user's language, with their grounds and decisions.",
  method: "get",
  path: "/v2/sanctions-matches/export",
  access: { permission: "sanctions:screen" },
  scope: "sanctions:read",
  query: z.object({ ...filter, format: z.enum(EXPORT_FORMATS) }),
  mediaType: "application/octet-stream",
  timeout: seconds(30),
  response: z.string(),
});
