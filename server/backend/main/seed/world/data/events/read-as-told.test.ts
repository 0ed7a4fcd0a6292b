import { expect, test } from "vitest";
import { explainAll } from "../../../../../intake/news/explain/explain";
import { shippedFacts } from "../../../../../intake/news/model/reading-model";
import { createRandom } from "../../../random";
import { dated } from "../../dated";
import { createFiller } from "../../fill-words";
import { ENVIRONMENT_SCENARIOS } from "./environment";
import { GOVERNANCE_SCENARIOS } from "./governance";
import { HEADLINES } from "./headlines";
import { OPERATIONS_SCENARIOS } from "./operations";
import { PEOPLE_SCENARIOS } from "./people";
import { COUNTRY_SCENARIOS, GOODS_SCENARIOS, PORT_SCENARIOS } from "./surroundings";

const NOW = new Date("2026-11-24T09:00:00Z");

const OF_COMPANIES = [...PEOPLE_SCENARIOS, ...ENVIRONMENT_SCENARIOS, ...GOVERNANCE_SCENARIOS, ...OPERATIONS_SCENARIOS];
const OF_PLACES = [...COUNTRY_SCENARIOS, ...PORT_SCENARIOS, ...GOODS_SCENARIOS];
const COMPANIES = [
  { org: "Kabelix", full: "Kabelix Moldova SRL", place: "Bălți", country: "Moldova", goods: "wiring harnesses" },
  { org: "Minh Long", full: "Minh Long Rubber Co., Ltd.", place: "Biên Hòa", country: "Vietnam", goods: "rubber" },
];
const PLACES = [
  { place: "Poland", country: "Poland", goods: "cobalt" },
  { place: "Hamburg", country: "Germany", goods: "palm oil" },
];

/** Measured by a hazard desk, and not read. */
const MEASURED = new Set(["izmir-quake", "mekong-flood"]);

const filled = OF_COMPANIES.flatMap((scenario) => COMPANIES.map((about) => ({ scenario, about })));
const around = OF_PLACES.flatMap((scenario) => PLACES.map((about) => ({ scenario, about })));
const told = [
  ...[...filled, ...around].map(({ scenario, about }, n) => {
    const fill = createFiller(createRandom(n), { ...about, at: NOW });
    return { type: scenario.type, title: fill(scenario.title), summary: fill(scenario.body) };
  }),
  ...dated(HEADLINES, NOW)
    .filter(({ key }) => !MEASURED.has(key))
    .map(({ type, title, body }) => ({ type, title, summary: body })),
];

test("what the demo's papers write is read as what they tell of, so that people have only to say that it is so", async () => {
  const texts = told.map(({ title, summary }) => ({
    item: { title, summary, language: "en", publishedAt: NOW.toISOString() },
    asOf: NOW,
    homeCountry: null,
  }));
  const readings = await explainAll({ texts, arming: shippedFacts().arming });
  const otherwise = told.flatMap(({ type, title }, at) => {
    const { types = [], outcome } = readings[at] ?? {};
    const read = outcome === "nothing" ? "news" : types[0]?.value;
    return read === type ? [] : [`${title}: ${type}, read as ${read}`];
  });
  expect(told.length).toBeGreaterThan(180);
  expect(otherwise).toEqual([]);
  expect(new Set(readings.map(({ outcome }) => outcome))).toEqual(new Set(["event", "review", "nothing"]));
});
