import { RISK_NAMES, type RiskName } from "~/backend/contract/score-words";

/** Not rated counts as the least: nothing is known to be wrong. */
export function riskiest(risks: Iterable<RiskName>): RiskName {
  let most = 0;
  for (const risk of risks) most = Math.max(most, RISK_NAMES.indexOf(risk));
  return RISK_NAMES[most] ?? "NA";
}

/** What nobody has rated is not of low risk: that is not known. */
export const isLow = (risk: RiskName): boolean =>
  risk !== "NA" && RISK_NAMES.indexOf(risk) <= RISK_NAMES.indexOf("Low");

/** The riskiest first. */
export const byRisk = (one: { risk: RiskName }, other: { risk: RiskName }): number =>
  RISK_NAMES.indexOf(other.risk) - RISK_NAMES.indexOf(one.risk);
