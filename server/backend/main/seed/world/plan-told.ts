import { TOLD_OWNERS, TOLD_RELATIONS, TOLD_SITES } from "./data/relations";
import { toldEdge } from "./plan-edge";
import type { PlannedNetwork, PlannedTarget } from "./plan-network";

/** Adds what is told by hand: relations, owners with their shares, and sites. Throws for a name that nobody has. */
export function addTold(plan: PlannedNetwork, now: Date): void {
  const named = (begin: string): PlannedTarget => {
    const found = plan.targets.find(({ cast, name }) => cast && name.startsWith(begin));
    if (!found) throw new Error(`Nobody of the demo is called ${begin}`);
    return found;
  };
  for (const { from, to, source, evidence } of TOLD_RELATIONS) {
    const told = { source, amount: Number(evidence) || 0, link: evidence };
    plan.edges.push(toldEdge(named(from), named(to), told, now));
  }
  for (const { company, name, ctype, country, city, lat, lon } of TOLD_SITES) {
    const { owner, tier, goods, industry } = named(company);
    const place = { country, city, lat, lon };
    const base = { owner, tier, goods, industry: industry ?? null };
    plan.targets.push({ ...base, ...place, key: name, short: name, type: "POI", ctype, name, cast: true });
    plan.parents.push({ child: name, parent: named(company).key, kind: "site-of", owner, share: null });
  }
  for (const { child, parent, country, city, share, kind } of TOLD_OWNERS) {
    const { key, owner } = named(child);
    const known = plan.targets.find(({ name, cast }) => name === parent || (cast && name.startsWith(parent)));
    if (!known) plan.targets.push(ownerOf(parent, country, city));
    plan.parents.push({
      child: key,
      parent: known?.key ?? parent,
      kind,
      owner: owner === "public" ? (known?.owner ?? owner) : owner,
      share,
    });
  }
}

/** A holding that delivers nothing: open to everybody, in nobody's tiers. */
function ownerOf(name: string, country: string, city: string): PlannedTarget {
  return {
    key: name,
    owner: "public",
    tier: {},
    type: "organization",
    ctype: "company",
    name,
    country,
    city,
    industry: "business-services",
  };
}
