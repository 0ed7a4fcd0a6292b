import type { GraphTarget } from "./graph";
import { byRisk } from "./risk-order";

/** A tier of so many targets is shown whole: about three screens of cards. */
export const WIDE_TIER = 36;
/** Of a wider one so many of the riskiest stay single, and so many countries with the most targets get a group of their own. */
const SINGLE = 12;
const COUNTRIES = 4;
const FEWEST = 3;
/** As CLDR names it: "Unknown Region". */
const NO_COUNTRY = "ZZ";

/**
 * What a target of a wide tier is grouped by: `overview.2.DE`, or `overview.2` for all countries that have no group of their own. Once that
 * is open, each of them has one. The riskiest, and everything in a tier that is not wide, have no key.
 */
export function overviewKeys(targets: readonly GraphTarget[], open: ReadonlySet<string>): Map<number, string> {
  const keys = new Map<number, string>();
  for (const [tier, members] of by(targets, (target) => target.tier)) {
    if (members.length <= WIDE_TIER) continue;
    // Stable: of equal risk those first that the backend names first, which are those of the higher score.
    const rest = members.sort(byRisk).slice(SINGLE);
    const others = `overview.${tier}`;
    const named = open.has(others) ? null : largest(rest);
    for (const { id, country } of rest) {
      const own = country ?? NO_COUNTRY;
      keys.set(id, named === null || named.has(own) ? `${others}.${own}` : others);
    }
  }
  return keys;
}

function largest(targets: readonly GraphTarget[]): ReadonlySet<string> {
  const byCountry = by(targets, ({ country }) => country ?? NO_COUNTRY);
  byCountry.delete(NO_COUNTRY);
  const most = [...byCountry]
    .filter(([, { length }]) => length >= FEWEST)
    .sort(([one, a], [other, b]) => b.length - a.length || (one < other ? -1 : 1));
  return new Set(most.slice(0, COUNTRIES).map(([country]) => country));
}

function by<K>(targets: readonly GraphTarget[], keyOf: (target: GraphTarget) => K): Map<K, GraphTarget[]> {
  const found = new Map<K, GraphTarget[]>();
  for (const target of targets) {
    const key = keyOf(target);
    const same = found.get(key);
    if (same) same.push(target);
    else found.set(key, [target]);
  }
  return found;
}
