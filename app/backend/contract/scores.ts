import { z } from "zod";
import { IMPACT_LEVELS, PRIORITY_NAMES } from "./alert-words";
import { defineCall } from "./call";
import { givenDay } from "./given-day";
import { PERSPECTIVE_NAMES, RISK_NAMES, SCORE_COMPONENTS } from "./score-words";

const targetId = z.object({ targetId: z.string().max(20) });
const level = z.number().min(0).max(100);
const perspective = z.enum(PERSPECTIVE_NAMES);
const query = z.object({
  perspective: perspective.optional().describe("Without it the one that the asker has put first"),
});

/** An alert of the target, or a public event of a country, an industry or a commodity that nobody follows. */
const cause = z.object({
  /** Null where the customer has no alert of it. */
  alertId: z.int().nullable(),
  eventId: z.int(),
  title: z.string(),
  language: z.string().nullable(),
  at: z.iso.datetime(),
  eventTypeId: z.string(),
  priority: z.enum(PRIORITY_NAMES),
  impactLevel: z.enum(IMPACT_LEVELS),
  halfLifeDays: z.number(),
  /** What is left of it by its age, 0 to 1. */
  decay: z.number().min(0).max(1),
  /** Severity × impact × decay: its part of the sum that the component comes from. */
  points: z.number().nonnegative(),
  /** What the score would be had it not happened. */
  scoreWithout: level.nullable(),
});

export const targetScore = z.object({
  targetId: z.int(),
  perspective,
  /** Higher is riskier; null while nothing is known, and the risk is NA then. */
  score: level.nullable(),
  risk: z.enum(RISK_NAMES),
  /** Of the suppliers behind it, beside the score; null without any. */
  tierN: level.nullable(),
  tierNRisk: z.enum(RISK_NAMES),
  /** Share of the weights without data, 0 to 1. */
  missing: z.number().min(0).max(1),
  components: z.array(
    z.object({
      name: z.enum(SCORE_COMPONENTS),
      /** Null without data. */
      value: level.nullable(),
      weight: z.number().nonnegative(),
      /** Of the score, 0 to 1: its weight over the weights of those that have data; null without. */
      share: z.number().min(0).max(1).nullable(),
    }),
  ),
  /** Whose alerts the peers' component is the mean of: by kind first, then over the kinds. */
  peers: z.array(
    z.object({
      targetId: z.int(),
      name: z.string(),
      type: z.enum(["country", "industry", "commodity"]),
      value: level.nullable(),
    }),
  ),
  alertCount: z.int().nonnegative(),
  /** The fifty that count most now, most first. */
  why: z.array(cause),
  /** How many more count. */
  whyLeftOut: z.int().nonnegative(),
  /** The rules that it was computed under, by name; empty while it was not. */
  ruleVersions: z.record(z.string(), z.string()),
  computedAt: z.iso.datetime().nullable(),
  /** Something has changed since; it is computed again within minutes. */
  due: z.boolean(),
});
export type TargetScore = z.output<typeof targetScore>;

export const readTargetScore = defineCall({
  name: "readTargetScore",
  area: "profile",
  summary: "Read a target's 360° score in a perspective",
  description: "With its components and the reasons.",
  method: "get",
  path: "/v2/targets/{targetId}/score",
  access: "signed-in",
  scope: "scores:read",
  params: targetId,
  query,
  response: targetScore,
});

const month = z.object({
  /** Its first day, `YYYY-MM-DD`. */
  month: z.iso.date(),
  score: level.nullable(),
  /** By today's bands. */
  risk: z.enum(RISK_NAMES),
  alerts: level.nullable(),
  peers: level.nullable(),
  assessment: level.nullable(),
  external: level.nullable(),
  tierN: level.nullable(),
  missing: z.number().min(0).max(1),
});

export const listScoreHistory = defineCall({
  name: "listScoreHistory",
  area: "profile",
  summary: "List a target's score by month, oldest first",
  description: "The last score of each month, for the last five years.",
  method: "get",
  path: "/v2/targets/{targetId}/score-history",
  access: "signed-in",
  scope: "scores:read",
  params: targetId,
  query,
  response: z.object({
    perspective,
    months: z.array(month),
    bands: z
      .array(z.object({ risk: z.enum(RISK_NAMES), from: level }))
      .default([])
      .describe("Today's bands, each from its lower bound to below the next one's"),
  }),
});

const day = givenDay().describe("YYYY-MM-DD");
const content = z
  .object({
    eventTypeId: z.string().max(50),
    value: z.int().min(1).max(100),
    comment: z.string().trim().max(2000).default(""),
    validFrom: day.optional().describe("Today unless said"),
    validUntil: day.nullable().default(null).describe("The last day; null: until further notice"),
  })
  .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil, {
    path: ["validUntil"],
    message: "is before the first day",
  });
const scoreId = z.object({ targetId: z.string().max(20), scoreId: z.string().max(20) });

export const externalScore = z.object({
  id: z.int().positive(),
  eventTypeId: z.string(),
  value: z.int().min(1).max(100),
  comment: z.string(),
  validFrom: z.iso.date(),
  validUntil: z.iso.date().nullable(),
  /** It counts today. */
  valid: z.boolean(),
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int().positive(),
});
export type ExternalScore = z.output<typeof externalScore>;

export const listExternalScores = defineCall({
  name: "listExternalScores",
  area: "profile",
  summary: "List the customer's own scores of a target",
  description: "Newest first, at most 500.",
  method: "get",
  path: "/v2/targets/{targetId}/external-scores",
  access: { permission: "scores:external" },
  scope: "scores:read",
  params: targetId,
  response: z.array(externalScore),
});

export const addExternalScore = defineCall({
  name: "addExternalScore",
  area: "profile",
  summary: "Add the customer's own score to a target",
  description: "It counts at once.",
  method: "post",
  path: "/v2/targets/{targetId}/external-scores",
  access: { permission: "scores:external" },
  scope: "scores:write",
  params: targetId,
  body: content,
  status: 201,
  response: externalScore,
});

export const changeExternalScore = defineCall({
  name: "changeExternalScore",
  area: "profile",
  summary: "Change one of the customer's own scores",
  description: "409 `stale_version` with the current score after a concurrent change.",
  method: "put",
  path: "/v2/targets/{targetId}/external-scores/{scoreId}",
  access: { permission: "scores:external" },
  scope: "scores:write",
  params: scoreId,
  body: content.safeExtend({ version: z.int().positive() }),
  response: externalScore,
});

export const deleteExternalScore = defineCall({
  name: "deleteExternalScore",
  area: "profile",
  summary: "Delete one of the customer's own scores",
  description: "The ledger keeps it.",
  method: "delete",
  path: "/v2/targets/{targetId}/external-scores/{scoreId}",
  access: { permission: "scores:external" },
  scope: "scores:write",
  params: scoreId,
  status: 204,
  response: z.void(),
});
