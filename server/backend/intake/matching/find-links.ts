import type { Tx } from "../../platform/db/database";
import { linksAlongParents } from "./along-parents";
import { linksToCountries } from "./by-country";
import { linksByIdentifier } from "./by-identifier";
import { linksByName } from "./by-name";
import { linksByOperator } from "./by-operator";
import { linksByPlace } from "./by-place";
import { linksByWord } from "./by-word";
import { type Link, strongest } from "./link";
import type { MatchedEvent } from "./load-events";
import type { MatchingRules } from "./matching-rules";
import { whoIsNamed } from "./name-candidates";
import { lookUpTowns } from "./sites/same-site";

/**
 * What events touch: who they name, what lies where they happened, and who is related to that; one link for each event and
 * target. `only`: among these targets, null: among all.
 */
export async function findLinks(
  tx: Tx,
  events: readonly MatchedEvent[],
  rules: MatchingRules,
  only: readonly number[] | null,
): Promise<Link[]> {
  await lookUpTowns(events);
  const identified = await linksByIdentifier(tx, events, rules, only);
  const who = await whoIsNamed(tx, events, only);
  const named = await linksByName(tx, who, rules);
  const operated = await linksByOperator(tx, who, named, rules, only);
  const near = await linksByPlace(tx, events, rules, only);
  const touched = strongest([...identified, ...named, ...operated, ...near]);
  const related = await linksAlongParents(tx, events, touched, rules, only);
  const classes = [
    ...(await linksToCountries(tx, events, rules, only)),
    ...(await linksByWord(tx, events, rules, only)),
  ];
  return strongest([...touched, ...related, ...classes]);
}
