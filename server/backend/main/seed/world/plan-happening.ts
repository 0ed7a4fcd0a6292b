import type { EventKind } from "../../../platform/db/shapes/event-kinds";
import type { RawOrganization, RawPlace, SeverityInputs } from "../../../platform/db/shapes/raw-event";
import { COMMODITIES } from "../../../reference/catalogue/commodities";
import type { EventTypeId } from "../../../reference/catalogue/event-types";
import type { Random } from "../random";
import { type RealPort, realPorts } from "../real-places";
import { COMPANY_TITLES, COUNTRY_TITLES, type EventWords, HAZARD_TITLES, PORT_TITLES } from "./event-words";
import type { PlannedNetwork, PlannedTarget, WorldCustomer } from "./plan-network";
import { pointAway } from "./point-away";

/** What happens, before anybody tells of it. */
export interface Happening {
  eventTypeId: EventTypeId;
  kind: EventKind;
  language: "en" | "de";
  title: EventWords;
  severity: SeverityInputs;
  places: RawPlace[];
  organizations: RawOrganization[];
}

export function planHappening(random: Random, network: PlannedNetwork, customer: WorldCustomer): Happening {
  const plan = random.weighted<typeof ofCompany>([
    [ofCompany, 60],
    [ofNature, 24],
    [ofCountry, 6],
    [ofPort, 6],
    [ofGoods, 4],
  ]);
  const targets = targetsOf(network, customer);
  const language = customer === "suedstern" || random.chance(0.2) ? "de" : "en";
  return { ...plan(random, targets, customer), language };
}

type Planned = Omit<Happening, "language">;

/** Looked through once and not for each of thousands of happenings. */
const found = new WeakMap<PlannedNetwork, Map<WorldCustomer, PlannedTarget[]>>();

function targetsOf(network: PlannedNetwork, customer: WorldCustomer): PlannedTarget[] {
  const known = found.get(network) ?? new Map<WorldCustomer, PlannedTarget[]>();
  found.set(network, known);
  const targets = known.get(customer) ?? network.targets.filter(({ tier }) => tier[customer] !== undefined);
  known.set(customer, targets);
  return targets;
}

function ofCompany(random: Random, targets: readonly PlannedTarget[], customer: WorldCustomer): Planned {
  const tier = random.weighted<number>([
    [1, 62],
    [2, 20],
    [3, 9],
    [4, 6],
    [5, 3],
  ]);
  const here = targets.filter((target) => target.type === "organization" && target.tier[customer] === tier);
  const target = random.pick(here.length > 0 ? here : targets.filter(({ type }) => type === "organization"));
  const [eventTypeId, words] = pickWords(random, COMPANY_TITLES);
  const said = random.chance(0.75) ? target.name : (target.names?.[0]?.text ?? target.name.toUpperCase());
  const { city = null, country = null } = target;
  const role = random.chance(0.88) ? "employer" : "mentioned";
  return {
    eventTypeId,
    kind: "report",
    title: filled(words, { org: said, place: city ?? "", n: random.int(2, 9) }),
    severity: random.chance(0.3) ? { level: random.pick(["minor", "severe"]) } : {},
    places: [{ kind: "address", text: [city, country].join(", "), city, region: null, country }],
    organizations: [{ name: said, role, otherNames: [], identifiers: [], address: `${city}, ${country}` }],
  };
}

function ofNature(random: Random, targets: readonly PlannedTarget[], customer: WorldCustomer): Planned {
  const [eventTypeId, words] = pickWords(random, HAZARD_TITLES);
  const shaking = eventTypeId === "earthquake" || eventTypeId === "volcano";
  const near = targets.filter(
    ({ lat, country, tier }) =>
      typeof lat === "number" && (tier[customer] ?? 9) <= 3 && (!shaking || SEISMIC.has(country ?? "")),
  );
  const target = random.pick(near);
  const km = random.int(2, eventTypeId === "earthquake" ? 120 : 35);
  const { lat, lon } = pointAway({ lat: target.lat ?? 0, lon: target.lon ?? 0 }, km, random.int(0, 359));
  const measured = MEASURES[eventTypeId]?.(random) ?? { n: 0, severity: {} };
  return {
    eventTypeId,
    kind: eventTypeId as EventKind,
    title: filled(words, { place: target.city ?? "", km, n: measured.n }),
    severity: measured.severity,
    places: [{ kind: "point", lat, lon, precision: "exact" }],
    organizations: [],
  };
}

/** Countries on the edges of plates: nobody believes an eruption in Wolfsburg. */
const SEISMIC = new Set("CL CN CO EC GT ID IT JP MX PE PH RO TR TW".split(" "));

const MEASURES: Partial<Record<EventTypeId, (random: Random) => { n: number; severity: SeverityInputs }>> = {
  earthquake: (random) => {
    const n = random.int(45, 68) / 10;
    return { n, severity: { magnitude: n, depthKm: random.int(5, 40) } };
  },
  storm: (random) => {
    const n = random.int(75, 190);
    return { n, severity: { windKmh: n } };
  },
  "extreme-temperature": (random) => ({ n: random.int(39, 46), severity: {} }),
  flood: (random) => ({ n: 0, severity: { alertLevel: random.pick(["green", "orange", "orange", "red"] as const) } }),
  wildfire: (random) => ({ n: 0, severity: { alertLevel: random.pick(["green", "green", "orange"] as const) } }),
};

function ofCountry(random: Random, targets: readonly PlannedTarget[], customer: WorldCustomer): Planned {
  const iso2 = random.pick(targets.filter(({ tier }) => tier[customer] === 1)).country ?? "DE";
  const [eventTypeId, words] = pickWords(random, COUNTRY_TITLES);
  return {
    eventTypeId,
    kind: "report",
    title: { en: titleIn("en", words.en, iso2), de: titleIn("de", words.de, iso2) },
    severity: random.chance(0.5) ? { level: "minor" } : {},
    places: [{ kind: "country", iso2 }],
    organizations: [],
  };
}

function ofPort(random: Random, _: readonly PlannedTarget[], customer: WorldCustomer): Planned {
  const { city, lat, lon } = random.pick(
    realPorts().filter(({ locode }) => NEAR_PORTS[customer].includes(locode)),
  ) as RealPort;
  const [eventTypeId, words] = pickWords(random, PORT_TITLES);
  return {
    eventTypeId,
    kind: "report",
    title: filled(words, { place: city, n: random.int(2, 9) }),
    severity: {},
    places: [{ kind: "point", lat, lon, precision: "exact" }],
    organizations: [{ name: `Port of ${city}`, role: "mentioned", otherNames: [], identifiers: [], address: null }],
  };
}

const NEAR_PORTS: Record<WorldCustomer, readonly string[]> = {
  nordwind: ["DEHAM", "DEBRV", "CNSHA", "CNNGB", "NLRTM", "SIKOP", "MXVER"],
  suedstern: ["NLRTM", "CIABJ"],
};

function ofGoods(random: Random, _: readonly PlannedTarget[], customer: WorldCustomer): Planned {
  const ids =
    customer === "nordwind"
      ? ["cobalt", "lithium", "natural-rubber", "rare-earths", "semiconductors"]
      : ["cocoa", "coffee", "palm-oil", "hazelnuts"];
  const goods = random.pick(COMMODITIES.filter(({ id }) => ids.includes(id))).names;
  const month = random.int(1, 12);
  return {
    eventTypeId: random.pick(["trade-barrier", "export-control", "news"] as const),
    kind: "report",
    title: {
      en: `${goods.en}: exporters announce a quota for month ${month}`,
      de: `${goods.de}: Exportländer kündigen Quote für Monat ${month} an`,
    },
    severity: {},
    places: [],
    organizations: [],
  };
}

function pickWords(random: Random, from: Partial<Record<EventTypeId, EventWords>>): [EventTypeId, EventWords] {
  return random.pick(Object.entries(from) as [EventTypeId, EventWords][]);
}

function filled(words: EventWords, values: Record<string, string | number>): EventWords {
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, key) => String(values[key] ?? ""));
  return { en: fill(words.en), de: fill(words.de) };
}

/** The English names that the world's base data has too; the other language's come from the platform. */
function titleIn(language: "en" | "de", text: string, iso2: string): string {
  return text.replace("{place}", REGIONS[language].of(iso2) ?? iso2);
}

const REGIONS = {
  en: new Intl.DisplayNames("en", { type: "region" }),
  de: new Intl.DisplayNames("de", { type: "region" }),
};
