import type { MapCountry } from "~/backend/contract/map-countries";
import type { RiskName } from "~/backend/contract/score-words";
import type { Shade } from "./map-view";

/** How dark a country is; `few`: too few targets to speak for it, `unknown`: there are enough, and none has a score. */
export type ShadeStep = 1 | 2 | 3 | 4 | 5 | "few" | "unknown";

export const SHADE_STEPS = [1, 2, 3, 4, 5] as const;

/** A median or a count of fewer targets says more about a target than about a country (design, maps). */
export const LEAST_TARGETS = 3;

/** The first number of each step: fixed ones, so that two maps can be compared. */
export const ALERT_STEPS = [0, 1, 3, 10, 30] as const;
/** Percent of all targets. */
export const SHARE_STEPS = [0, 1, 5, 10, 25] as const;
export const RISK_STEPS = ["No", "Low", "Mid", "High", "Critical"] as const satisfies readonly RiskName[];

/** `total`: all targets of the network, of which a share is. */
export function shadeStep(shade: Shade, country: Omit<MapCountry, "country">, total: number): ShadeStep {
  const { targets, rated, risk, alerts } = country;
  if (targets < LEAST_TARGETS) return "few";
  if (shade === "alerts") return stepFrom(ALERT_STEPS, alerts);
  if (shade === "share") return stepFrom(SHARE_STEPS, (100 * targets) / total);
  if (rated === 0) return "unknown";
  if (rated < LEAST_TARGETS) return "few";
  return SHADE_STEPS.find((step) => RISK_STEPS[step - 1] === risk) ?? "unknown";
}

const stepFrom = (froms: readonly number[], value: number): ShadeStep =>
  SHADE_STEPS.findLast((step) => value >= (froms[step - 1] ?? 0)) ?? 1;
