import type { TargetSize } from "../../../platform/db/schema/targets";
import type { CtypeId } from "../../../reference/catalogue/ctypes";
import type { Random } from "../random";
import { type RealPlace, realCities } from "../real-places";
import type { CastMember } from "./data/cast";
import type { PlannedTarget, WorldCustomer, WorldOwner } from "./plan-network";
import type { createRegionalNamer } from "./regional-names";
import { allTrades, type Trade } from "./trades";

interface Wanted {
  customer: WorldCustomer;
  tier: number;
  trades: readonly Trade[];
}

/** An organization of a tier, in a town of a country that such firms are found in. */
export function planCompany(
  random: Random,
  namer: ReturnType<typeof createRegionalNamer>,
  { customer, tier, trades }: Wanted,
): PlannedTarget {
  const trade = random.pick(trades);
  const place = townIn(random, random.pick(trade.countries));
  const { full: name, short } = namer(trade.word, place);
  const owner: WorldOwner = random.chance(tier === 1 ? 0.3 : 0.65) ? "public" : customer;
  const employees = random.weighted<number>([
    [random.int(8, 49), 30],
    [random.int(50, 249), 40],
    [random.int(250, 4_999), 24],
    [random.int(5_000, 18_000), 6],
  ]);
  const number = random.int(100_500, 199_999);
  const registered = random.int(1_000_000, 9_999_999);
  return {
    key: name,
    short,
    goods: trade.goods,
    owner,
    tier: { [customer]: tier },
    type: "organization",
    ctype: trade.ctype,
    name,
    ...around(random, place),
    size: sizeOf(employees),
    employees,
    website: websiteOf(short),
    industry: trade.industry,
    hsCodes: [...trade.hsCodes],
    names: [{ text: short, kind: "alias" }],
    identifiers: [
      { system: "Registration", value: `${place.country} ${registered}` },
      ...(owner !== "public" && tier === 1 ? [{ system: "ERP", value: String(number) }] : []),
    ],
  };
}

/** One that is told of by hand: the customer's own in tier 1, known to everybody behind it. */
export function planCast(member: CastMember): PlannedTarget {
  const { customer, tier, name, goods, country, city, lat, lon, employees, address, identifiers } = member;
  const trade = allTrades().find(({ word }) => word === member.trade);
  if (!trade) throw new Error(`${name} does what is no trade: ${member.trade}`);
  const short = shortOf(name);
  return {
    key: name,
    short,
    goods,
    cast: true,
    owner: tier === 1 ? customer : "public",
    tier: { [customer]: tier },
    type: "organization",
    ctype: trade.ctype,
    name,
    country,
    city,
    lat,
    lon,
    address,
    size: sizeOf(employees),
    employees,
    website: websiteOf(short),
    industry: trade.industry,
    hsCodes: [...trade.hsCodes],
    names: [{ text: short, kind: "alias" }],
    identifiers: [...identifiers],
  };
}

/** A plant, mine or store of an organization, in the same country. */
export function planSite(random: Random, target: PlannedTarget, customer: WorldCustomer): PlannedTarget {
  const { owner, tier, name, short, goods, country, ctype, industry } = target;
  const place = townIn(random, country ?? "DE");
  const site = SITES[ctype as CtypeId] ?? SITES.manufacturer;
  const ownName = `${short ?? name}, ${place.city} ${site.word}`;
  return {
    key: ownName,
    short: ownName,
    goods,
    owner,
    tier: { [customer]: tier[customer] ?? 1 },
    type: "POI",
    ctype: site.ctype,
    name: ownName,
    ...around(random, place),
    industry: industry ?? null,
  };
}

/** As people and newspapers call it: without the legal form. */
export function shortOf(name: string): string {
  const found = ENDS.find((end) => name.endsWith(` ${end}`));
  return found ? name.slice(0, -found.length - 1) : name;
}

/** The longest first. */
const ENDS =
  "San. A.Ş.|S.A. de C.V.|Co., Ltd.|Pvt. Ltd.|Sdn. Bhd.|Ltd. Şti.|A.Ş.|a.s.|s.r.o.|S.R.L.|S.r.l.|S.p.A.|GmbH|AG|Kft.|B.V.|K.K.|LLC|SARL|S.A.|JSC|PrAT|Oy|Ltd|Cooperative".split(
    "|",
  );

const sizeOf = (employees: number): TargetSize =>
  employees < 50 ? "Small" : employees < 250 ? "Medium" : employees < 5_000 ? "Large" : "Very large";

/** `.example` is nobody's (RFC 2606). */
function websiteOf(short: string): string {
  const words = short
    .toLowerCase()
    .replaceAll("ı", "i")
    .replaceAll("đ", "d")
    .replaceAll("ł", "l")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return `https://${words.slice(0, 3).join("-")}.example`;
}

type SiteClass = { word: string; ctype: CtypeId };
const SITES: Partial<Record<CtypeId, SiteClass>> & { manufacturer: SiteClass } = {
  manufacturer: { word: "plant", ctype: "plant" },
  "raw-material-producer": { word: "mine", ctype: "mine" },
  cooperative: { word: "plantation", ctype: "plantation" },
  trader: { word: "warehouse", ctype: "warehouse" },
  carrier: { word: "terminal", ctype: "warehouse" },
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
