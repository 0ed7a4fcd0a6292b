import type { Tx } from "../../platform/db/database";
import { ruleAt } from "../../platform/rules/register";
import { nameMatchingSchema } from "../../reference/names/name-matching";
import type { MatchSettings } from "../../reference/names/settings";
import { type EventMatching, eventMatchingSchema } from "./rules/event-matching";
import { type HazardReach, hazardReachSchema } from "./rules/hazard-reach";

/** The rules by which events are matched, as they hold today. */
export interface MatchingRules {
  matching: EventMatching;
  reach: HazardReach;
  names: MatchSettings;
}

export async function matchingRules(tx: Tx): Promise<MatchingRules> {
  const today = new Date().toISOString().slice(0, 10);
  const matching = await ruleAt(tx, "event-matching", today, eventMatchingSchema);
  const reach = await ruleAt(tx, "hazard-reach", today, hazardReachSchema);
  const names = await ruleAt(tx, "name-matching", today, nameMatchingSchema);
  return { matching: matching.value, reach: reach.value, names: names.value };
}
