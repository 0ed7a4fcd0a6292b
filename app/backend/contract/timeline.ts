import { z } from "zod";
import { FEED_STATUSES, PRIORITY_NAMES } from "./alert-words";
import { defineCall } from "./call";
import { decision } from "./decisions";
import { givenDay } from "./given-day";
import { TIMELINE_KINDS } from "./profile-words";
import { PERSPECTIVE_NAMES, RISK_NAMES } from "./score-words";

const risk = z.enum(RISK_NAMES);

const happened = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("alert"),
    at: z.iso.datetime(),
    alertId: z.int().positive(),
    title: z.string(),
    language: z.string().nullable(),
    eventTypeId: z.string(),
    priority: z.enum(PRIORITY_NAMES),
    statusId: z.enum(FEED_STATUSES).nullable(),
  }),
  z.object({
    kind: z.literal("score"),
    /** When it was computed last; of a month that is over, its end: what is kept is the last score of a month. */
    at: z.iso.datetime(),
    /** Its first day. */
    month: z.iso.date(),
    before: risk,
    after: risk,
    score: z.number().min(0).max(100).nullable(),
  }),
  z.object({
    kind: z.enum(["document", "assessment", "sanctions", "action", "follow", "other"]),
    at: z.iso.datetime(),
    decision,
  }),
]);
export type Happened = z.output<typeof happened>;

export const listTargetTimeline = defineCall({
  name: "listTargetTimeline",
  area: "evidence",
  summary: "List what happened to a target, newest first",
  description:
    "Alerts, changes of its risk band, and the ledger: documents, self-assessments, sanctions, actions, follows and other decisions. Decisions on the newest 2,000 alerts and 1,000 of everything else. Keyset by `after`, without a total.",
  method: "get",
  path: "/v2/targets/{targetId}/timeline",
  access: { permission: "evidence:read" },
  scope: "evidence:read",
  params: z.object({ targetId: z.string().max(20) }),
  query: z.object({
    kind: z.enum(TIMELINE_KINDS).optional(),
    perspective: z
      .enum(PERSPECTIVE_NAMES)
      .optional()
      .describe("Of the risk bands; without it the one that the asker has put first"),
    from: givenDay().optional().describe("The first day, of UTC"),
    to: givenDay().optional().describe("The last day, of UTC"),
    size: z.coerce.number().int().min(1).max(100).default(30),
    after: z.string().max(200).optional(),
  }),
  response: z.object({
    perspective: z.enum(PERSPECTIVE_NAMES),
    content: z.array(happened),
    after: z.string().nullable(),
  }),
});
