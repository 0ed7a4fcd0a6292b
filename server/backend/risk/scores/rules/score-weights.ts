import { z } from "zod";
import type { rules } from "../../../platform/db/schema/rules";
import { byPerspective, inEach } from "./by-perspective";

const weight = z.number().min(0);

/** What each component of a score weighs against the others; only their proportions count. */
export const scoreWeightsSchema = byPerspective(
  z.object({ alerts: weight, peers: weight, assessment: weight, external: weight }),
);

/** Alerts 40, peers 30, self-assessment 20, external 10 (product decisions, "Score"). */
export const SCORE_WEIGHTS = {
  name: "score-weights",
  version: "1",
  validFrom: "2000-01-01",
  source: "Product decisions: score",
  confidence: "D",
  value: inEach({ alerts: 40, peers: 30, assessment: 20, external: 10 }),
} satisfies typeof rules.$inferInsert;
