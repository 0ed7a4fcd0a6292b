import { z } from "zod";
import type { rules } from "../../platform/db/schema/rules";

/** Scores run from 0 to 100, higher is riskier; each band reaches from its lower bound to below the next one's. */
export const riskBandsSchema = z.array(
  z.object({ risk: z.enum(["No", "Low", "Mid", "High", "Critical"]), from: z.number().min(0).max(100) }),
);
export type RiskBands = z.infer<typeof riskBandsSchema>;

/** No < 10 ≤ Low < 30 ≤ Mid < 55 ≤ High < 75 ≤ Critical (product decisions, "Words and values", risk). */
export const RISK_BANDS = {
  name: "risk-bands",
  version: "1",
  validFrom: "2000-01-01",
  source: "Product decisions: risk",
  confidence: "D",
  value: [
    { risk: "No", from: 0 },
    { risk: "Low", from: 10 },
    { risk: "Mid", from: 30 },
    { risk: "High", from: 55 },
    { risk: "Critical", from: 75 },
  ] satisfies RiskBands,
} as const satisfies typeof rules.$inferInsert;
