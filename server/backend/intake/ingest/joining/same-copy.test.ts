import { expect, test } from "vitest";
import { at, country, eventsOf, type Said } from "../../../../../tests/support/ingest/plan-news";

// Of types without a family: nothing but the text itself tells that two pieces of news are one.

const DUTY = "Brazil raises import duty on steel plate of Muster Guss";
const told = (title: string, more: Partial<Said> = {}): Said => ({
  ...{ type: "trade-barrier", title, names: ["Muster Guss"] },
  ...more,
});

test.each<[string, Said, Said]>([
  ["with an agency's sign behind its title", told(DUTY), told(`${DUTY} (dpa)`)],
  ["that leaves a word out", told(`${DUTY} again`), told(DUTY, { day: 2 })],
  ["of the same source", told(DUTY, { source: "one" }), told(`${DUTY} (dpa)`, { source: "one" })],
])("a copy %s is the same event", async (_, one, other) => {
  expect(await eventsOf(one, other)).toBe(1);
  expect(await eventsOf(other, one)).toBe(1);
});

test.each<[string, Said, Said]>([
  ["about another company", told(DUTY), told(`${DUTY} (dpa)`, { names: ["Nordstahl"] })],
  ["about nobody", told(DUTY, { names: [] }), told(`${DUTY} (dpa)`, { names: [] })],
  ["of another kind", told(DUTY), told(`${DUTY} (dpa)`, { type: "tax" })],
  ["that a family joins", told(DUTY), told(`${DUTY} (dpa)`, { type: "export-control" })],
  ["that says the opposite", told(DUTY), told(`${DUTY.replace("raises", "raises no")} (dpa)`)],
  ["of another country", told(DUTY), told(DUTY.replace("Brazil", "India"))],
  ["with another number", told(`${DUTY} by 12 %`), told(`${DUTY} by 25 %`)],
  ["with a number more", told(DUTY), told(`${DUTY} in 2027`)],
  ["of another town", told(DUTY, { places: at("Hagen") }), told(`${DUTY} (dpa)`, { places: at("Leipzig") })],
  ["told abroad", told(DUTY, { places: [country("BR")] }), told(`${DUTY} (dpa)`, { places: [country("IN")] })],
  ["days later", told(DUTY), told(`${DUTY} (dpa)`, { day: 4 })],
])("much the same headline %s is another event", async (_, one, other) => {
  expect(await eventsOf(one, other)).toBe(2);
  expect(await eventsOf(other, one)).toBe(2);
});
