import type { RiskName } from "~/backend/contract/score-words";
import type { RiskBands } from "./risk-bands";

/** The band of a score by the rule `risk-bands`, whose bounds rise; NA where there is none. */
export function riskOf(score: number | null, bands: RiskBands): RiskName {
  if (score === null) return "NA";
  return bands.findLast(({ from }) => score >= from)?.risk ?? "No";
}
