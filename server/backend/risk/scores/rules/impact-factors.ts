import { z } from "zod";
import { IMPACT_LEVELS } from "~/backend/contract/alert-words";
import type { rules } from "../../../platform/db/schema/rules";
import { byPerspective, inEach } from "./by-perspective";

const factor = z.number().min(0).max(1);

/** How much of an event's severity reaches a target. */
export const impactFactorsSchema = byPerspective(
  z.object({
    /** By the impact level of the alert, in the target's own score. */
    levels: z.record(z.enum(IMPACT_LEVELS), factor),
    /** Of the points of a supplier, in the Tier-N of the target that it stands behind: one step away, and further. */
    behind: z.object({ tier2: factor, tier3plus: factor }),
  }),
);

/**
 * The closer, the more: the target itself, its owner, its sites, its surroundings. An alert at tier 2 or beyond says where the
 * target stands and not how close the event was, so in that target's own score it lies between direct and regional.
 * Our own judgement (confidence D).
 */
export const IMPACT_FACTORS = {
  name: "impact-factors",
  version: "1",
  validFrom: "2000-01-01",
  source: "Product decisions: impact level",
  confidence: "D",
  value: inEach({
    levels: {
      direct: 1,
      company: 0.9,
      "site-to-company": 0.75,
      "related-target": 0.5,
      regional: 0.5,
      industry: 0.4,
      commodity: 0.4,
      country: 0.25,
      tier2: 0.75,
      tier3plus: 0.75,
      mention: 0.15,
    },
    behind: { tier2: 0.5, tier3plus: 0.25 },
  }),
} satisfies typeof rules.$inferInsert;
