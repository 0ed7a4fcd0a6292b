import type pg from "pg";
import type { TargetType, Tier } from "../../../platform/db/schema/targets";
import { INDUSTRIES } from "../../../reference/catalogue/industries";
import { foldName } from "../../../reference/names/fold-name";
import { createNamer } from "../invented-names";
import type { Random } from "../random";
import { realCities } from "../real-places";
import { copyRows } from "./copy-rows";

/** What alerts have to know of a target. */
export interface MassTarget {
  id: number;
  name: string;
  type: TargetType;
  ctype: string;
  country: string;
  city: string;
  tier: Tier;
  /** Whom it delivers to; null in tier 1. */
  deliversTo: number | null;
}

/** How many of a hundred targets stand in each tier. */
const TIERS: readonly (readonly [Tier, number])[] = [
  [1, 30],
  [2, 30],
  [3, 20],
  [4, 12],
  [5, 8],
];

/** Makes targets with invented names in real towns; nothing is written. Those of a tier stand together, tier 1 first. */
export function makeTargets(count: number, firstId: number, random: Random): MassTarget[] {
  const namer = createNamer(random);
  const targets: MassTarget[] = [];
  let tierBefore: MassTarget[] = [];
  for (const [tier, share] of TIERS) {
    const size = tier === 1 ? count - sharesOf(count) : Math.floor((count * share) / 100);
    const here = Array.from({ length: size }, (_, index) => {
      const { country, city } = random.pick(realCities());
      const [type, ctype, trade] = random.weighted(CLASSES);
      const deliversTo = tier === 1 ? null : random.pick(tierBefore).id;
      const id = firstId + targets.length + index;
      return { id, name: namer.company(trade, country), type, ctype, country, city, tier, deliversTo };
    });
    targets.push(...here);
    if (here.length > 0) tierBefore = here;
  }
  return targets;
}

const sharesOf = (count: number): number =>
  TIERS.slice(1).reduce((sum, [, share]) => sum + Math.floor((count * share) / 100), 0);

type Class = readonly [type: TargetType, ctype: string, trade: string];
const CLASSES: readonly (readonly [Class, number])[] = [
  [["organization", "manufacturer", "Components"], 26],
  [["organization", "company", "Industries"], 22],
  [["organization", "raw-material-producer", "Minerals"], 8],
  [["organization", "trader", "Trading"], 12],
  [["organization", "carrier", "Logistics"], 8],
  [["organization", "cooperative", "Growers"], 4],
  [["POI", "plant", "Works"], 14],
  [["POI", "warehouse", "Depot"], 4],
  [["POI", "mine", "Mine"], 2],
];

/** Writes targets, their names, what is followed and who delivers to whom, all of it the customer's own. */
export async function writeTargets(
  client: pg.ClientBase,
  customerId: number,
  targets: readonly MassTarget[],
  random: Random,
): Promise<void> {
  const places = new Map(realCities().map((place) => [place.city, place]));
  await copyRows(
    client,
    "targets",
    ["id", "owner_id", "type", "ctype", "name", "country", "city", "lat", "lon", "size", "industry"],
    map(targets, ({ id, type, ctype, name, country, city }) => {
      const place = places.get(city);
      // Around the town, so that a map does not draw all of them on one point.
      const [lat, lon] = [random.next() - 0.5, random.next() - 0.5].map((off) => off / 5);
      return [
        id,
        customerId,
        type,
        ctype,
        name,
        country,
        city,
        (place?.lat ?? 0) + (lat ?? 0),
        (place?.lon ?? 0) + (lon ?? 0),
        random.pick(SIZES),
        random.pick(INDUSTRIES).id,
      ];
    }),
  );
  await copyRows(
    client,
    "target_names",
    ["target_id", "owner_id", "text", "kind", "folded"],
    map(targets, ({ id, name }) => [id, customerId, name, "main", foldName(name)]),
  );
  await copyRows(
    client,
    "follows",
    ["customer_id", "target_id"],
    map(
      targets.filter(({ tier }) => tier === 1),
      ({ id }) => [customerId, id],
    ),
  );
  await copyRows(
    client,
    "edges",
    ["owner_id", "from_id", "to_id", "type", "source", "scope", "probability", "shipments"],
    map(
      targets.filter(({ deliversTo }) => deliversTo !== null),
      ({ id, deliversTo }) => {
        const predicted = random.chance(0.3);
        const probability = predicted ? Math.round(random.next() * 60 + 40) / 100 : 1;
        return [
          customerId,
          id,
          deliversTo ?? 0,
          "Supplier",
          predicted ? "Prediction" : "Customs",
          "Private",
          probability,
          predicted ? null : random.int(1, 400),
        ];
      },
    ),
  );
}

const SIZES = ["Small", "Medium", "Medium", "Large", "Very large"] as const;

function* map<T, R>(list: readonly T[], to: (one: T) => R): Generator<R> {
  for (const one of list) yield to(one);
}
