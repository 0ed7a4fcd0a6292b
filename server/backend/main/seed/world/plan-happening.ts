import type { EventKind } from "../../../platform/db/shapes/event-kinds";
import type { RawOrganization, RawPlace, SeverityInputs } from "../../../platform/db/shapes/raw-event";
import { COMMODITIES } from "../../../reference/catalogue/commodities";
import type { EventTypeId } from "../../../reference/catalogue/event-types";
import type { Random } from "../random";
import { type RealPort, realPorts } from "../real-places";
import { ENVIRONMENT_SCENARIOS } from "./data/events/environment";
import { GOVERNANCE_SCENARIOS } from "./data/events/governance";
import { FURTHER, OPERATIONS_SCENARIOS } from "./data/events/operations";
import { PEOPLE_SCENARIOS } from "./data/events/people";
import { FOREST, FRAGILE, type Scenario, type Work } from "./data/events/scenario";
import {
  COUNTRY_SCENARIOS,
  FURTHER_AROUND,
  GOODS_SCENARIOS,
  HAZARD_SCENARIOS,
  PORT_SCENARIOS,
} from "./data/events/surroundings";
import { HAZARD_DESK, METALS_PAPER, PORT_PAPER, pressOf } from "./data/press";
import { createFiller } from "./fill-words";
import { drawHazard } from "./hazards";
import type { PlannedNetwork, PlannedTarget, WorldCustomer } from "./plan-network";
import { pointAway } from "./point-away";

/** What happens, before anybody tells of it. */
export interface Happening {
  eventTypeId: EventTypeId;
  kind: EventKind;
  title: string;
  body: string;
  /** Who tells of it: the first of them before the others. */
  press: readonly string[];
  severity: SeverityInputs;
  places: RawPlace[];
  organizations: RawOrganization[];
  /** What another source may add. */
  further: readonly string[];
  isOfCompany: boolean;
  /** Fills a further text with the same numbers. */
  fill: (text: string) => string;
}

export function planHappening(
  random: Random,
  network: PlannedNetwork,
  { customer, at }: { customer: WorldCustomer; at: Date },
): Happening {
  const plan = random.weighted<typeof ofCompany>([
    [ofCompany, 64],
    [ofNature, 20],
    [ofCountry, 6],
    [ofPort, 6],
    [ofGoods, 4],
  ]);
  return plan(random, targetsOf(network, customer), { customer, at });
}

interface When {
  customer: WorldCustomer;
  at: Date;
}

/** Looked through once and not for each of thousands of happenings. */
const found = new WeakMap<PlannedNetwork, Map<WorldCustomer, PlannedTarget[]>>();

function targetsOf(network: PlannedNetwork, customer: WorldCustomer): PlannedTarget[] {
  const known = found.get(network) ?? new Map<WorldCustomer, PlannedTarget[]>();
  found.set(network, known);
  const targets = known.get(customer) ?? network.targets.filter(({ tier }) => tier[customer] !== undefined);
  known.set(customer, targets);
  return targets;
}

const COMPANY_SCENARIOS = [
  ...PEOPLE_SCENARIOS,
  ...ENVIRONMENT_SCENARIOS,
  ...GOVERNANCE_SCENARIOS,
  ...OPERATIONS_SCENARIOS,
];

function ofCompany(random: Random, targets: readonly PlannedTarget[], { customer, at }: When): Happening {
  const tier = random.weighted<number>([
    [1, 56],
    [2, 22],
    [3, 12],
    [4, 7],
    [5, 3],
  ]);
  const companies = targets.filter(({ type, tier: own }) => type === "organization" && own[customer] !== 0);
  const here = companies.filter((target) => target.tier[customer] === tier);
  const target = random.pick(here.length > 0 ? here : companies);
  const { name, short = name, goods = "parts", city, country } = placed(target);
  const scenario = draw(
    random,
    COMPANY_SCENARIOS.filter(
      ({ type, where }) => happensAt(where, placed(target)) && !(target.cast && FATEFUL.has(type)),
    ),
  );
  const fill = createFiller(random, { org: short, full: name, place: city, country: nameOf(country), goods, at });
  const said = random.chance(0.8) ? name : short;
  const role = random.chance(0.9) ? "employer" : "mentioned";
  return {
    ...told(scenario, fill),
    ...OF_COMPANY,
    kind: "report",
    press: pressOf(country),
    severity: random.chance(0.3) ? { level: random.pick(["minor", "severe"]) } : {},
    places: [{ kind: "address", text: [city, country].join(", "), city, region: null, country }],
    organizations: [{ name: said, role, otherNames: [], identifiers: [], address: `${city}, ${country}` }],
  };
}

/** What would turn the story of those who are told of by hand. */
const FATEFUL: ReadonlySet<EventTypeId> = new Set([
  "plant-closure",
  "insolvency",
  "merger",
  "ownership-change",
  "management-change",
  "mass-layoff",
  "explosion",
  "child-labour",
  "forced-labour",
  "human-rights-abuse",
]);

/** No furnace explodes at a carrier's, and no forest is cleared for a bearing. */
function happensAt(where: Scenario["where"], target: PlannedTarget & { country: string }): boolean {
  if (where === "fragile") return FRAGILE.has(target.country);
  if (where === "forest") return FOREST.has(target.country) && worksAs(target).includes("field");
  if (where === "industrial") return !FRAGILE.has(target.country);
  return where === "anywhere" || worksAs(target).includes(where);
}

function worksAs({ ctype, industry, goods = "" }: PlannedTarget): readonly Work[] {
  if (ctype === "carrier") return ["carrier"];
  if (ctype === "manufacturer") return MOLTEN.test(goods) ? ["works", "metal"] : ["works"];
  if (industry === "agriculture" || FROM_FIELDS.test(goods)) return ["field"];
  return ctype === "raw-material-producer" ? ["mine"] : [];
}

const MOLTEN = /cast|forged|steel|aluminium|metal$|wire rod|copper|coke|alloy/;
const FROM_FIELDS = /latex|rubber|cocoa|coffee|hazelnut|vanilla|spice/;

function ofNature(random: Random, targets: readonly PlannedTarget[], { customer, at }: When): Happening {
  const near = targets.filter(({ lat, city, tier }) => typeof lat === "number" && city && (tier[customer] ?? 9) <= 3);
  const target = random.pick(near);
  const { city, country } = placed(target);
  const { type, size, severity, mostKm } = drawHazard(random, { country, lat: target.lat ?? 0, at });
  const scenario = draw(
    random,
    HAZARD_SCENARIOS.filter((one) => one.type === type && isAsGrave(one, severity)),
  );
  const km = random.int(2, mostKm);
  const { lat, lon } = pointAway({ lat: target.lat ?? 0, lon: target.lon ?? 0 }, km, random.int(0, 359));
  const about = { place: city, country: nameOf(country), goods: "goods", km, size: size ?? "", at };
  return {
    ...told(scenario, createFiller(random, about)),
    kind: type as EventKind,
    press: [HAZARD_DESK, ...pressOf(country)],
    severity,
    places: [{ kind: "point", lat, lon, precision: "exact" }],
    organizations: [],
  };
}

/** Of a river that has not risen yet only a warning is written, and of one that has none. */
function isAsGrave({ type, title }: Scenario, { alertLevel }: SeverityInputs): boolean {
  return type !== "flood" || title.includes("warning") === (alertLevel === "green");
}

function ofCountry(random: Random, targets: readonly PlannedTarget[], { customer, at }: When): Happening {
  const iso2 = random.pick(targets.filter(({ tier }) => tier[customer] === 1)).country ?? "DE";
  const name = nameOf(iso2);
  const fill = createFiller(random, { place: name, country: name, goods: "parts", at });
  return {
    ...told(draw(random, COUNTRY_SCENARIOS), fill),
    kind: "report",
    press: pressOf(iso2),
    severity: random.chance(0.5) ? { level: "minor" } : {},
    places: [{ kind: "country", iso2 }],
    organizations: [],
  };
}

function ofPort(random: Random, _: readonly PlannedTarget[], { customer, at }: When): Happening {
  const port = random.pick(realPorts().filter(({ locode }) => NEAR_PORTS[customer].includes(locode))) as RealPort;
  const fill = createFiller(random, { place: port.city, country: nameOf(port.country), goods: "containers", at });
  return { ...told(draw(random, PORT_SCENARIOS), fill), ...atPort(port) };
}

/** Where something in a port is, and who tells of it. */
export function atPort({ city, lat, lon }: RealPort) {
  return {
    kind: "report" as const,
    press: [PORT_PAPER, "Kestrel Newswire"],
    severity: {},
    places: [{ kind: "point", lat, lon, precision: "exact" }] satisfies RawPlace[],
    organizations: [
      { name: `Port of ${city}`, role: "mentioned", otherNames: [], identifiers: [], address: null },
    ] satisfies RawOrganization[],
  };
}

const NEAR_PORTS: Record<WorldCustomer, readonly string[]> = {
  nordwind: ["DEHAM", "DEBRV", "CNSHA", "CNNGB", "NLRTM", "SIKOP", "MXVER", "PLGDN"],
  suedstern: ["NLRTM", "CIABJ"],
};

function ofGoods(random: Random, _: readonly PlannedTarget[], { customer, at }: When): Happening {
  const { names } = random.pick(COMMODITIES.filter(({ id }) => TRADED[customer].includes(id)));
  const fill = createFiller(random, { place: "London", country: "", goods: names.en.toLowerCase(), at });
  return {
    ...told(draw(random, GOODS_SCENARIOS), fill),
    kind: "report",
    press: [METALS_PAPER, "Kestrel Newswire"],
    severity: {},
    places: [],
    organizations: [],
  };
}

const TRADED: Record<WorldCustomer, readonly string[]> = {
  nordwind: ["cobalt", "lithium", "natural-rubber", "rare-earths", "semiconductors"],
  suedstern: ["cocoa", "coffee", "palm-oil", "hazelnuts"],
};

const draw = (random: Random, from: readonly Scenario[]): Scenario =>
  random.weighted(from.map((one): [Scenario, number] => [one, one.weight]));

function told({ type, title, body }: Scenario, fill: (text: string) => string) {
  return { eventTypeId: type, title: fill(title), body: fill(body), fill, further: FURTHER_AROUND, isOfCompany: false };
}

const OF_COMPANY = { further: FURTHER, isOfCompany: true };

const placed = <T extends PlannedTarget>(target: T) => ({
  ...target,
  city: target.city ?? "",
  country: target.country ?? "",
});

/** The English names that the world's base data has too. */
export const nameOf = (iso2: string): string => REGIONS.of(iso2) ?? iso2;
const REGIONS = new Intl.DisplayNames("en", { type: "region" });
