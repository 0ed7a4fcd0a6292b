import type { Session } from "~/backend/contract/session";
import { PERSPECTIVES } from "../../catalogue/perspectives";
import type { Tx } from "../../db/database";
import { ruleAt } from "../../rules/register";
import { RISK_BANDS, riskBandsSchema } from "../../rules/risk-bands";
import type { RiskView } from "./conditions";

/** The perspective that the user has put first, and the bands of today. */
export async function riskViewOf(tx: Tx, { perspectives }: Session, now: Date = new Date()): Promise<RiskView> {
  const { value } = await ruleAt(tx, RISK_BANDS.name, now.toISOString().slice(0, 10), riskBandsSchema);
  return { perspective: PERSPECTIVES.find((one) => one === perspectives[0]) ?? PERSPECTIVES[0], bands: value };
}
