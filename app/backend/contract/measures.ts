import { z } from "zod";
import { seconds } from "~/time/duration";
import { ACTION_TYPE_IDS, LONGEST_REASON, MOST_ASSIGNEES } from "./action-words";
import { EVENT_GROUPS } from "./alert-words";
import { defineCall, SELECTION_LIMIT } from "./call";
import { givenDay } from "./given-day";
import {
  MEASURE_CONFIDENCES,
  MEASURE_EFFORTS,
  MEASURE_LAWS,
  MEASURE_PURPOSES,
  OWN_MEASURE_STATES,
} from "./measure-words";
import { operation } from "./operations";
import { selectedIds, targetSelection } from "./target-selection";

const id = z.int().positive();
const count = z.int().nonnegative();
const share = z.number().min(0).max(1);

export const measureId = z.string().regex(/^[a-z][a-z0-9-]{1,60}$/);

/** A measure as a list shows it, in the language of the user, or in one that it is written in. */
export const measureSummary = z.object({
  id: measureId,
  version: z.string().describe("Of the measure; an action keeps `<id>@<version>`"),
  language: z.string().describe("The language that its name is in"),
  title: z.string(),
  what: z.string(),
  own: z.boolean().describe("The customer's own"),
  state: z.enum(OWN_MEASURE_STATES),
  typeId: z.enum(ACTION_TYPE_IDS),
  topics: z.array(z.string()).describe("Event types"),
  groups: z.array(z.enum(EVENT_GROUPS)),
  purpose: z.enum(MEASURE_PURPOSES),
  laws: z.array(z.enum(MEASURE_LAWS)),
  effort: z.enum(MEASURE_EFFORTS),
  typicalDays: id,
  lastResort: z.boolean().describe("Recommended only where another action was not effective"),
  confidence: z.enum(MEASURE_CONFIDENCES),
  results: z.object({
    started: count,
    assessed: count,
    shares: z
      .object({ effective: share, partly: share, notEffective: share })
      .nullable()
      .describe("Null below 5 assessed actions"),
  }),
});
export type MeasureSummary = z.output<typeof measureSummary>;

export const measure = measureSummary.extend({
  fits: z.string(),
  notFits: z.string(),
  from: z.string().nullable().describe("Recommended for risks of this class and above"),
  cost: z.object({ from: count, to: count }).nullable().describe("EUR, for one supplier"),
  hours: z.object({ from: count, to: count }).nullable().describe("Own working time, for one supplier"),
  steps: z.array(z.object({ title: z.string(), days: count })),
  evidence: z.array(z.string()),
  warnings: z.array(z.string()),
  alternatives: z.array(z.object({ id: measureId, title: z.string() })),
  source: z.string(),
  validFrom: z.iso.date().nullable().describe("Of its row of the register; null of an own measure"),
  validTo: z.iso.date().nullable().describe("First day on which this version does not hold any more"),
  successor: z
    .object({ id: measureId, title: z.string() })
    .nullable()
    .describe("What takes the place of one that is retired"),
});
export type Measure = z.output<typeof measure>;

const AREA = "measures";
const SEE = { permission: "actions:recommend" } as const;
const params = z.object({ measureId });

export const listMeasures = defineCall({
  name: "listMeasures",
  area: AREA,
  summary: "List measures that can be taken about risks",
  description: "Those of the rule register and the customer's own that are published; by name, all at once.",
  method: "get",
  path: "/v2/measures",
  access: SEE,
  scope: "due-diligence:read",
  response: z.object({ content: z.array(measureSummary) }),
});

export const readMeasure = defineCall({
  name: "readMeasure",
  area: AREA,
  summary: "Read a measure",
  description:
    "One that is no longer offered as it was last, and an older `version` as it was: both with state `retired` and their successor.",
  method: "get",
  path: "/v2/measures/{measureId}",
  access: SEE,
  scope: "due-diligence:read",
  params,
  query: z.object({ version: z.string().min(1).max(40).optional() }),
  response: measure,
});

const points = z.object({ topic: z.number(), priority: z.number(), effect: z.number(), ease: z.number() });

/** How well a measure fits a target, and what it comes from. The points add up to the fit. */
const fit = z.object({
  targetId: id,
  name: z.string(),
  fit: z.number().min(0).max(100),
  topic: z.string().describe("The event type that it answers"),
  match: z.enum(["same", "group"]).describe("The measure is for this event type, or for others of its group"),
  risk: z.number().min(0).max(100),
  countryOnly: z
    .boolean()
    .describe("The risk comes from alerts of the target's country as a whole, none of the target"),
  points,
});
export type MeasureFit = z.output<typeof fit>;

export const recommendedMeasure = z.object({
  measure: measureSummary,
  best: fit,
  effect: share.describe("Share of effective among the customer's assessed actions, by the rule of succession"),
  assessed: count.describe("0: no experience yet"),
  targets: z.array(fit),
});
export type RecommendedMeasure = z.output<typeof recommendedMeasure>;

export const recommendMeasures = defineCall({
  name: "recommendMeasures",
  area: AREA,
  summary: "Recommend measures for targets, the best fit first",
  description:
    "By the rule `measure-fit`. For the targets named or selected; of a selection, and without either of those with a high risk and no open action, the 500 riskiest. 422 `too_many` for a selection of more than 10,000. Targets that nobody can be asked at, and those where a measure is under way, are left out.",
  method: "post",
  path: "/v2/measures/recommendations",
  access: SEE,
  scope: "due-diligence:read",
  body: z.object({
    targetIds: selectedIds.max(500).optional(),
    selection: targetSelection.optional().describe("Instead of `targetIds`"),
    measureId: measureId.optional().describe("Only this measure"),
  }),
  bodyLimit: SELECTION_LIMIT,
  timeout: seconds(30),
  response: z.object({
    ruleVersion: z.string(),
    considered: count,
    given: count.nullable().describe("How many were named or selected; null where neither"),
    more: z.boolean().describe("There are more targets at risk than were considered: the riskiest were"),
    measures: z.array(recommendedMeasure),
  }),
});

export const startMeasures = defineCall({
  name: "startMeasures",
  area: AREA,
  summary: "Start a measure as actions for many targets",
  description:
    "One action for each target, or one for all. Without `dueOn`: in the measure's typical days. Answers an operation that can be undone; more than 500 targets become a job. 409 `measure_retired` with its successor, `selection_changed` with the present `count` where the selection holds another number than `selectedCount`. Targets that cannot be asked, or where it is under way, are left out and named. What suspends orders is a last resort: 403 without `reports:approve`, 422 without `reason`.",
  method: "post",
  path: "/v2/measures/{measureId}/starts",
  access: { permission: "actions:manage" },
  scope: "due-diligence:write",
  params,
  body: z.object({
    version: z.string().min(1).max(40),
    selection: targetSelection,
    selectedCount: z.int().nonnegative().optional().describe("How many targets the asker saw selected"),
    together: z.boolean().default(false).describe("One action for all targets"),
    dueOn: givenDay().nullable().optional(),
    assignees: z
      .array(z.object({ kind: z.enum(["user", "team"]), id }))
      .max(MOST_ASSIGNEES)
      .default([]),
    reason: z.string().trim().min(1).max(LONGEST_REASON).optional().describe("Of a last resort"),
  }),
  bodyLimit: SELECTION_LIMIT,
  status: 201,
  timeout: seconds(30),
  response: operation,
});

export const MEASURE_FORMATS = ["json", "xlsx"] as const;

export const exportMeasures = defineCall({
  name: "exportMeasures",
  area: AREA,
  summary: "Export the catalogue of measures as a file",
  description: "In the user's language. An exported own measure can be imported again.",
  method: "get",
  path: "/v2/measures/export",
  access: SEE,
  scope: "due-diligence:read",
  query: z.object({ format: z.enum(MEASURE_FORMATS) }),
  mediaType: "application/octet-stream",
  timeout: seconds(30),
  /** A workbook, or JSON. */
  response: z.union([z.string(), z.looseObject({})]),
});
