import type { Tx } from "../../db/database";
import { type EventMatching, eventMatchingSchema } from "../../rules/event-matching";
import { type HazardReach, hazardReachSchema } from "../../rules/hazard-reach";
import { nameMatchingSchema } from "../../rules/name-matching";
import { ruleAt } from "../../rules/register";
import type { MatchSettings } from "../names/settings";

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
