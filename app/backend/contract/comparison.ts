import { z } from "zod";
import { defineCall } from "./call";
import { listOf } from "./filter-values";
import { MOST_COMPARED } from "./profile-words";
import { PERSPECTIVE_NAMES, RISK_NAMES, SCORE_COMPONENTS } from "./score-words";
import { targetType } from "./targets";

const id = z.int().positive();
const level = z.number().min(0).max(100);
const perspective = z.enum(PERSPECTIVE_NAMES);
const rated = z.object({ score: level.nullable(), risk: z.enum(RISK_NAMES) });
const count = z.int().nonnegative();

const compared = z.object({
  id,
  name: z.string(),
  type: targetType,
  ctype: z.string(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  industry: z.string().nullable(),
  /** 1 what is followed, 2 to 5 behind it; null where it is not watched. */
  tier: z.int().min(1).max(5).nullable(),
  ...rated.shape,
  components: z.array(z.object({ name: z.enum(SCORE_COMPONENTS), value: level.nullable() })),
  /** The last score of each of the last twelve months, oldest first; null where there is none. */
  months: z.array(level.nullable()),
  /** Of the last 90 days by priority, each counted up to 1,001. */
  alerts: z.object({ Critical: count, High: count, Mid: count, Low: count }),
  /** What its country and its industry add; null where nothing is known. */
  countryRisk: rated.nullable(),
  industryRisk: rated.nullable(),
  /** Null where the asker may not screen, and for what no list can name. */
  sanctions: z
    .object({
      state: z.enum(["Required", "Pending", "Screened", "NotPossible"]).nullable(),
      status: z.enum(["Direct", "Indirect", "None", "Unreviewed"]).nullable(),
      /** A match waits for a decision. */
      waits: z.boolean(),
    })
    .nullable(),
  /** How many documents end within 120 days or ended in the last 30, up to four, and when the first does. */
  ending: z.object({ count, first: z.iso.date().nullable() }),
  assessment: z.object({ value: level, answeredOn: z.iso.date(), validUntil: z.iso.date().nullable() }).nullable(),
  openActions: count,
  /** Types of certificates that are valid today. */
  certificates: z.array(z.string()),
});
export type Compared = z.output<typeof compared>;

export const compareTargets = defineCall({
  name: "compareTargets",
  area: "profile",
  summary: "Compare up to four targets",
  description: "In the order given; 404 where one of them is not there.",
  method: "get",
  path: "/v2/target-comparison",
  access: "signed-in",
  scope: "scores:read",
  query: z.object({
    targetIds: listOf(z.coerce.number().int().positive()).refine((ids) => ids.length <= MOST_COMPARED),
    perspective: perspective.optional().describe("Without it the one that the asker has put first"),
  }),
  response: z.object({ perspective, targets: z.array(compared) }),
});
