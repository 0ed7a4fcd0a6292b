import { z } from "zod";
import { defineCall } from "./call";
import { evidenceEntry, ledgerEntry } from "./evidence";
import { givenDay } from "./given-day";
import { pageOf, pageQuery } from "./page";

/** An entry of the ledger. `about` is an alert's or an action's title. */
export const decision = evidenceEntry.omit({ prevHash: true, hash: true }).extend({
  about: z.string().nullable(),
  /** BCP 47, of an alert's title; null of everything else, and where the source does not say. */
  aboutLanguage: z.string().nullable(),
  /** The same of everything that has a name today; null where it is gone. */
  subject: ledgerEntry.shape.about,
});
export type Decision = z.output<typeof decision>;

export const listTargetDecisions = defineCall({
  name: "listTargetDecisions",
  area: "evidence",
  summary: "List the decisions about a target in a period",
  description:
    "Newest first: on the target, its screening and matches, relationships, external scores, alerts, actions and supplier proposals. Of decisions on alerts those on the newest 2,000, and of everything else on the newest 1,000. Counted up to 1,000.",
  method: "get",
  path: "/v2/targets/{targetId}/decisions",
  access: { permission: "evidence:read" },
  scope: "evidence:read",
  params: z.object({ targetId: z.string().max(20) }),
  query: z.object({
    from: givenDay().optional().describe("The first day, of UTC"),
    to: givenDay().optional().describe("The last day, of UTC"),
    ...pageQuery,
  }),
  response: pageOf(decision),
});
