import type { NewTarget } from "../../../network/targets/create-targets";
import type { EdgeGood, EdgeSource, EdgeType } from "../../../platform/db/schema/targets";
import { createRandom, type Random } from "../random";
import { castMembers, castOf } from "./data/cast";
import { planEdge } from "./plan-edge";
import { ownTargets, portTargets } from "./plan-places";
import { planCast, planCompany, planSite } from "./plan-target";
import { addTold } from "./plan-told";
import { createRegionalNamer } from "./regional-names";
import { CAR_TRADES, FOOD_TRADES, type Trade } from "./trades";

/** Whose a target is: of both customers together, or of one. */
export type WorldOwner = "public" | "nordwind" | "suedstern";
export type WorldCustomer = Exclude<WorldOwner, "public">;

export interface PlannedTarget extends Omit<NewTarget, "ownerId"> {
  /** Its name in the plan; the database gives it a number. */
  key: string;
  /** As people call it, and what it delivers; absent for what is no company. */
  short?: string | undefined;
  goods?: string | undefined;
  /** Told of by hand: more happens to it, and its own relations are in `data/relations`. */
  cast?: true;
  owner: WorldOwner;
  /** Where it stands in whose network; 0 for what the customer is itself. */
  tier: Partial<Record<WorldCustomer, number>>;
}

export interface PlannedEdge {
  owner: WorldOwner;
  from: string;
  to: string;
  type: EdgeType;
  source: EdgeSource;
  probability: number;
  shipments: number | null;
  firstShipmentOn: string | null;
  lastShipmentOn: string | null;
  hsCodes: readonly string[];
  goods: readonly EdgeGood[];
  mediaLinks: readonly string[];
}

export interface PlannedParent {
  child: string;
  parent: string;
  kind: "site-of" | "subsidiary-of" | "owned-by";
  owner: WorldOwner;
  share: number | null;
}

export interface PlannedNetwork {
  targets: PlannedTarget[];
  edges: PlannedEdge[];
  parents: PlannedParent[];
}

/** Organizations in each tier, 1 to 5, beside those told of by hand; with sites, ports and what is shared, about 1,300 targets. */
const SIZES = { nordwind: [120, 200, 180, 120, 60], suedstern: [60, 80, 60, 40] } as const;
/** Public ones of Nordwind's second tier that Südstern buys from too: packs and linings, but no magnets. */
const SHARED = 25;
const SHARED_GOODS = ["polymer granulates", "industrial coatings", "technical textiles"];

/** Two customers' suppliers over five tiers. The same for the same day, whoever plans it; nothing is written. */
export function planNetwork(now: Date): PlannedNetwork {
  const random = createRandom(2024);
  const namer = createRegionalNamer(
    random,
    castMembers().map(({ name }) => name),
  );
  const plan: PlannedNetwork = { targets: portTargets(), edges: [], parents: [] };
  const grow = (customer: WorldCustomer, trades: readonly (readonly Trade[])[]): void => {
    const own = ownTargets(customer);
    plan.targets.push(...own.targets);
    plan.parents.push(...own.parents);
    plan.edges.push(...own.edges);
    let behind = own.targets.slice(0, 1);
    SIZES[customer].forEach((size, index) => {
      const before = behind;
      const shared = customer === "suedstern" && index === 0 ? sharedWith(plan.targets) : [];
      const cast = castOf(customer, index + 1).map(planCast);
      const others = Array.from({ length: size }, () =>
        planCompany(random, namer, { customer, tier: index + 1, trades: trades[index] ?? [] }),
      );
      const made = [...cast, ...others];
      // Whoever delivers foods delivers nothing to a maker of coatings.
      behind = made;
      // Those behind the first tier that are told of by hand have the relations that are told of them.
      for (const target of [...shared, ...made])
        if (!target.cast || index === 0) plan.edges.push(...edgesOf(random, target, before, now));
      plan.targets.push(...made);
      addFamily(random, plan, made, customer);
    });
  };
  grow("nordwind", CAR_TRADES);
  grow("suedstern", FOOD_TRADES);
  addTold(plan, now);
  return plan;
}

function sharedWith(targets: readonly PlannedTarget[]): PlannedTarget[] {
  const found = targets
    .filter(({ owner, tier, goods = "" }) => owner === "public" && tier.nordwind === 2 && SHARED_GOODS.includes(goods))
    .slice(0, SHARED);
  for (const target of found) target.tier.suedstern = 1;
  return found;
}

/** Most deliver to one or two of the tier before, some to three, seldom by more than one source. */
function edgesOf(random: Random, from: PlannedTarget, before: readonly PlannedTarget[], now: Date): PlannedEdge[] {
  const count =
    before.length === 1
      ? 1
      : random.weighted<number>([
          [1, 55],
          [2, 30],
          [3, 15],
        ]);
  const buyers = new Set(Array.from({ length: count }, () => random.pick(before)));
  return [...buyers].map((to) => planEdge(random, from, to, now));
}

/** A quarter of the firms of the first tiers have a site of its own record; one in twelve belongs to another. */
function addFamily(
  random: Random,
  plan: PlannedNetwork,
  made: readonly PlannedTarget[],
  customer: WorldCustomer,
): void {
  for (const target of made) {
    const tier = target.tier[customer] ?? 5;
    if (target.cast) continue;
    if (random.chance(tier <= 2 ? 0.3 : 0.12)) {
      const site = planSite(random, target, customer);
      plan.targets.push(site);
      plan.parents.push({ child: site.key, parent: target.key, kind: "site-of", owner: site.owner, share: null });
    }
    const parent = random.chance(0.06) ? random.pick(made) : target;
    if (parent === target || (parent.owner !== "public" && parent.owner !== target.owner)) continue;
    // Of two, the one that comes first in the list owns the other: nobody owns itself in the end.
    if (made.indexOf(parent) > made.indexOf(target)) continue;
    const share = random.pick([51, 60, 75, 100]);
    plan.parents.push({ child: target.key, parent: parent.key, kind: "subsidiary-of", owner: target.owner, share });
  }
}
