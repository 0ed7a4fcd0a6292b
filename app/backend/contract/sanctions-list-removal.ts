import { z } from "zod";
import { defineCall } from "./call";
import { MATCH_DECISIONS } from "./sanctions";
import { listName } from "./sanctions-lists";

const params = z.object({ name: listName });
const version = z.int().positive().max(1_000_000);

export const sanctionsListRemoval = z.object({
  name: z.string(),
  version: version.nullable().describe("Null for the list with all its versions"),
  backTo: z.int().positive().nullable().describe("The version in effect afterwards"),
  entries: z.object({
    gone: z.int().nonnegative(),
    returning: z.int().nonnegative(),
    changed: z.int().nonnegative(),
  }),
  /** Open matches of your company whose entry is gone afterwards. */
  matches: z.object({
    accepted: z.int().nonnegative(),
    rejected: z.int().nonnegative(),
    undecided: z.int().nonnegative(),
  }),
  /** The first fifty of them. */
  examples: z.array(
    z.object({
      targetId: z.string(),
      targetName: z.string(),
      entityId: z.string(),
      matchedName: z.string(),
      decision: z.enum(MATCH_DECISIONS),
    }),
  ),
});
export type SanctionsListRemoval = z.output<typeof sanctionsListRemoval>;

export const previewSanctionsListRemoval = defineCall({
  name: "previewSanctionsListRemoval",
  area: "sanctions lists",
  summary: "Preview the removal of a sanctions list or a version",
  description:
    "Entries and your open matches that would go. Removing the version in effect brings back the one before it.",
  method: "get",
  path: "/v2/sanctions-lists/{name}/removal",
  access: { permission: "lists:own" },
  scope: "sanctions:write",
  params,
  query: z.object({ version: z.coerce.number().int().positive().max(1_000_000).optional() }),
  response: sanctionsListRemoval,
});

export const removeSanctionsList = defineCall({
  name: "removeSanctionsList",
  area: "sanctions lists",
  summary: "Remove a sanctions list or one of its versions",
  description:
    "It is taken out of effect, and everybody is screened again. Versions, entries and decisions are kept as evidence. 409 `list_busy` while the list is being imported.",
  method: "post",
  path: "/v2/sanctions-lists/{name}/removal",
  access: { permission: "lists:own" },
  scope: "sanctions:write",
  params,
  body: z.object({ version: version.optional(), reason: z.string().trim().min(1).max(1000) }),
  response: z.object({ backTo: z.int().positive().nullable() }),
});
