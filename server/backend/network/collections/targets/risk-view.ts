import type { Session } from "~/backend/contract/session";
import type { Tx } from "../../../platform/db/database";
import { ruleAt } from "../../../platform/rules/register";
import { PERSPECTIVES } from "../../../reference/catalogue/perspectives";
import { RISK_BANDS, riskBandsSchema } from "../../../reference/catalogue/risk-bands";
import type { RiskView } from "./conditions";

/** The perspective that the user has put first, and the bands of today. */
export async function riskViewOf(tx: Tx, { perspectives }: Session, now: Date = new Date()): Promise<RiskView> {
  const { value } = await ruleAt(tx, RISK_BANDS.name, now.toISOString().slice(0, 10), riskBandsSchema);
  return { perspective: PERSPECTIVES.find((one) => one === perspectives[0]) ?? PERSPECTIVES[0], bands: value };
}
