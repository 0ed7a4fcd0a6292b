import { z } from "zod";
import type { rules } from "../../../platform/db/schema/rules";
import { PRIORITIES } from "../../../reference/catalogue/priorities";
import { byPerspective, inEach } from "./by-perspective";

/** What an alert adds to the sum of a target, by its priority, and the sum at which the component has come to 63 of 100. */
export const severityPointsSchema = byPerspective(
  z.object({ points: z.record(z.enum(PRIORITIES), z.number().min(0)), saturation: z.number().positive() }),
);

/**
 * Chosen so that one fresh, direct alert takes a medium-sized target into the middle of the risk band of its own name: Low to
 * 20, Mid to 42, High to 65, Critical to 85 (points = -100 · ln(1 - middle / 100); bands: product decisions, risk).
 */
export const SEVERITY_POINTS = {
  name: "severity-points",
  version: "1",
  validFrom: "2000-01-01",
  source: "The middles of the risk bands",
  confidence: "D",
  value: inEach({ points: { Low: 22, Mid: 54, High: 105, Critical: 190 }, saturation: 100 }),
} satisfies typeof rules.$inferInsert;
