import type { TargetSize } from "../../../platform/db/schema/targets";
import type { CtypeId } from "../../../reference/catalogue/ctypes";
import type { createNamer } from "../invented-names";
import type { Random } from "../random";
import { type RealPlace, realCities } from "../real-places";
import type { PlannedTarget, WorldCustomer, WorldOwner } from "./plan-network";
import type { Trade } from "./trades";

interface Wanted {
  customer: WorldCustomer;
  tier: number;
  trades: readonly Trade[];
}

/** An organization of a tier, in a town of a country that such firms are found in. */
export function planCompany(random: Random, namer: ReturnType<typeof createNamer>, wanted: Wanted): PlannedTarget {
  const { customer, tier, trades } = wanted;
  const trade = random.pick(trades);
  const place = townIn(random, random.pick(trade.countries));
  const name = namer.company(trade.word, place.country);
  const owner: WorldOwner = random.chance(tier === 1 ? 0.3 : 0.65) ? "public" : customer;
  const number = String(random.int(100_000, 999_999));
  const size = random.weighted<TargetSize>([
    ["Small", 30],
    ["Medium", 40],
    ["Large", 22],
    ["Very large", 8],
  ]);
  return {
    key: name,
    owner,
    tier: { [customer]: tier },
    type: "organization",
    ctype: trade.ctype,
    name,
    ...around(random, place),
    size,
    employees: random.int(...EMPLOYEES[size]),
    website: `https://${name
      .split(" ")
      .find((word) => word !== "PT")
      ?.toLowerCase()}.example`,
    industry: trade.industry,
    hsCodes: [...trade.hsCodes],
    names: random.chance(0.3) ? [{ text: aliasOf(name, trade), kind: "alias" }] : [],
    identifiers: owner === "public" ? [] : [{ system: "ERP", value: number }],
  };
}

/** A plant, mine or store of an organization, in the same country. */
export function planSite(
  random: Random,
  { owner, tier, name, country, ctype, industry }: PlannedTarget,
  customer: WorldCustomer,
): PlannedTarget {
  const place = townIn(random, country ?? "DE");
  const site = SITES[ctype as CtypeId] ?? SITES.manufacturer;
  const stem = name.split(" ").find((word) => word !== "PT") ?? name;
  const ownName = `${stem} ${site.word} ${place.city}`;
  return {
    key: ownName,
    owner,
    tier: { [customer]: tier[customer] ?? 1 },
    type: "POI",
    ctype: site.ctype,
    name: ownName,
    ...around(random, place),
    industry: industry ?? null,
  };
}

const EMPLOYEES: Record<TargetSize, [number, number]> = {
  Small: [8, 49],
  Medium: [50, 249],
  Large: [250, 4_999],
  "Very large": [5_000, 60_000],
};

type SiteClass = { word: string; ctype: CtypeId };
const SITES: Partial<Record<CtypeId, SiteClass>> & { manufacturer: SiteClass } = {
  manufacturer: { word: "Works", ctype: "plant" },
  "raw-material-producer": { word: "Mine", ctype: "mine" },
  cooperative: { word: "Plantation", ctype: "plantation" },
  trader: { word: "Depot", ctype: "warehouse" },
  carrier: { word: "Terminal", ctype: "warehouse" },
};

function townIn(random: Random, country: string): RealPlace {
  const towns = realCities().filter((place) => place.country === country);
  return random.pick(towns.length > 0 ? towns : realCities());
}

/** Within some ten kilometres of the town: works stand at its edge, and no two at one point. */
function around(random: Random, { country, city, lat, lon }: RealPlace) {
  const off = (): number => (random.next() - 0.5) / 8;
  return { country, city, lat: rounded(lat + off()), lon: rounded(lon + off()) };
}

const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

/** As a newspaper shortens it: without the legal form. */
const aliasOf = (name: string, { word }: Trade): string =>
  name.slice(name.startsWith("PT ") ? 3 : 0, name.indexOf(word) + word.length);
