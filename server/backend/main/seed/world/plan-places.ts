import { type RealPlace, realCities, realPorts } from "../real-places";
import type { PlannedEdge, PlannedNetwork, PlannedTarget, WorldCustomer } from "./plan-network";

/** The ports of the world's trade, open to everybody. */
export function portTargets(): PlannedTarget[] {
  return realPorts().map(({ city, country, lat, lon, locode }) => ({
    key: locode,
    owner: "public",
    tier: {},
    type: "POI",
    ctype: "port",
    name: `Port of ${city}`,
    country,
    city,
    lat,
    lon,
    identifiers: [{ system: "UN/LOCODE", value: `${locode.slice(0, 2)} ${locode.slice(2)}` }],
  }));
}

/** The customer itself with its own works; the first is the organization that all suppliers deliver to. */
export function ownTargets(customer: WorldCustomer): PlannedNetwork {
  const { name, works, industry } = SELF[customer];
  const towns = works.flatMap((city) => realCities().find((place) => place.city === city) ?? []);
  const [seat] = towns;
  const base = { owner: customer, tier: { [customer]: 0 }, industry };
  const self: PlannedTarget = {
    ...base,
    key: name,
    type: "organization",
    ctype: "company",
    name,
    ...placeOf(seat),
    size: "Very large",
    identifiers: [{ system: "Tierwatch", value: `demo:${customer}` }],
  };
  const sites = towns.map((place): PlannedTarget => {
    const ownName = `${name.split(" ")[0]} Works ${place.city}`;
    return { ...base, key: ownName, type: "POI", ctype: "plant", name: ownName, ...placeOf(place) };
  });
  return {
    targets: [self, ...sites],
    parents: sites.map(({ key }) => ({ child: key, parent: self.key, kind: "site-of", owner: customer, share: null })),
    edges: sites.map(({ key }) => ownEdge(key, self.key, customer)),
  };
}

const SELF = {
  nordwind: {
    name: "Nordwind Automotive",
    works: ["Stuttgart", "Bremen", "Győr", "Puebla", "Pune"],
    industry: "motor-vehicles",
  },
  suedstern: { name: "Südstern Lebensmittel", works: ["Nuremberg", "Graz", "Venlo"], industry: "food" },
} as const;

function placeOf(place: RealPlace | undefined) {
  const { country, city, lat, lon } = place ?? { country: "DE", city: "Stuttgart", lat: 48.78, lon: 9.18 };
  return { country, city, lat, lon };
}

function ownEdge(from: string, to: string, owner: WorldCustomer): PlannedEdge {
  return {
    owner,
    from,
    to,
    type: "Own",
    source: "Customer",
    probability: 1,
    shipments: null,
    firstShipmentOn: null,
    lastShipmentOn: null,
    hsCodes: [],
    goods: [],
    mediaLinks: [],
  };
}
