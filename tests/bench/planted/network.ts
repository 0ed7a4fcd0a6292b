import type { Fault } from "./fault";

/** Targets and what connects them: following, relations, names, places, sanctions. */
export const NETWORK: readonly Fault[] = [
  {
    breaks: "a relation that somebody rejected still carries the graph and sanctions",
    file: "server/backend/network/monitored/known-edges.ts",
    text: ".state <> 'rejected'",
    instead: ".state <> ''",
    tests: ["server/backend/network/graph", "tests/contract/edges.test.ts"],
  },
  {
    breaks: "another customer's relations carry my graph",
    file: "server/backend/network/graph/walk.ts",
    text: "mine(sql`e`, customerId)",
    instead: "sql`true`",
    tests: ["server/backend/network/graph", "tests/contract/graphs"],
  },
  {
    breaks: "a graph that was cut says that it is whole",
    file: "server/backend/network/graph/walk.ts",
    text: "let cut = members.length > most;",
    instead: "let cut = false;",
    tests: ["server/backend/network/graph"],
  },
  {
    breaks: "a prediction makes a customer an accessory of a sanctioned supplier",
    file: "server/backend/risk/sanctions/screening/relations.ts",
    text: "(state = 'active' and probability >= 0.8)",
    instead: "(state = 'active' and probability >= 0.1)",
    tests: ["server/backend/risk/sanctions/screening/screening.test.ts"],
  },
  {
    breaks: "who belongs to a sanctioned owner is clean",
    file: "server/backend/risk/sanctions/screening/statuses.ts",
    text: "where reached.relation = 'owner' and cardinality",
    instead: "where reached.relation = 'supplier' and cardinality",
    tests: ["server/backend/risk/sanctions/screening/screening.test.ts"],
  },
  {
    breaks: "short names that sound alike are the same company",
    file: "server/backend/reference/names/settings.ts",
    text: "shortAlike: 0.8,",
    instead: "shortAlike: 1,",
    tests: ["server/backend/reference/names"],
  },
  {
    breaks: "another customer's own target can be followed",
    file: "server/backend/network/monitored/follow.ts",
    text: "(t.owner_id is null or t.owner_id = ",
    instead: "(true or t.owner_id = ",
    tests: ["server/backend/network/following", "tests/contract/following.test.ts", "tests/contract/collections"],
  },
  {
    breaks: "a hazard hits whoever lies within any distance",
    file: "server/backend/intake/matching/by-place.ts",
    text: "return [{ event, place, area, boxes: boxAround(place, area.outerKm), wideBoxes, ctypes }];",
    instead:
      "return [{ event, place, area: { ...area, innerKm: 5000, outerKm: 5000 }, boxes: boxAround(place, 5000), wideBoxes, ctypes }];",
    tests: ["server/backend/alerts/from-events/match-places.test.ts"],
  },
  {
    breaks: "an event that goes on has ended",
    file: "server/backend/intake/connectors/gdacs/parse.ts",
    text: "(to === publishedAt && to !== from)",
    instead: "false",
    tests: ["server/backend/intake/connectors/gdacs"],
  },
  {
    breaks: "a colleague's private collection is found by its name",
    file: "server/backend/network/search/handlers.ts",
    text: "seenBy(session.user.id)}\n",
    instead: "sql`true`}\n",
    tests: ["tests/contract/search.test.ts"],
  },
];
