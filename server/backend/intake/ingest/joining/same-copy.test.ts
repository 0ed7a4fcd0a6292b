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
  ["with another agency's sign", told(`${DUTY} (Reuters)`), told(`${DUTY} (AP)`)],
  ["with the next number of its agency", told(`UPDATE 1-${DUTY}`), told(`UPDATE 2-${DUTY}`)],
  ["with a number of its agency", told(DUTY), told(`ROUNDUP 2: ${DUTY}`)],
  ["with another site's name", told(`${DUTY} | Reuters`), told(`${DUTY} - The Leeds Times`)],
  ["of the same source", told(DUTY, { source: "one" }), told(`${DUTY} (dpa)`, { source: "one" })],
])("a copy %s is the same event", async (_, one, other) => {
  expect(await eventsOf(one, other)).toBe(1);
  expect(await eventsOf(other, one)).toBe(1);
});

const LONG = { simhash: "00000000000000ff" };

test.each<[string, string, string]>([
  ["that tells the opposite", "Muster Guss shares rise", "Muster Guss shares fall"],
  ["that denies", "Muster Guss will build a plant", "Muster Guss will not build a plant"],
  ["of another day", "Muster Guss: dealings of Monday", "Muster Guss: dealings of Tuesday"],
])("a text of one form %s is another event", async (_, one, other) => {
  const [first, second] = [one, other].map((title) => told(title, { more: LONG })) as [Said, Said];
  expect(await eventsOf(first, second)).toBe(2);
});

test("one text under a headline of other words is the same event", async () => {
  const [one, other] = ["Muster Guss pays more in Brazil", "Muster Guss hit by new duty"];
  expect(await eventsOf(told(one, { more: LONG }), told(other, { more: LONG }))).toBe(1);
});

test.each<[string, Partial<Said>, Partial<Said>, number]>([
  ["two companies", { mentioned: ["Muster Guss"] }, { mentioned: ["Nordstahl"] }, 2],
  ["two towns", { places: at("Hagen") }, { places: at("Leipzig") }, 2],
  ["one company", { mentioned: ["Muster Guss"] }, { mentioned: ["Muster Guss AG"] }, 1],
  ["nobody", {}, { mentioned: ["Nordstahl"] }, 1],
])("of one title, news about %s are as many", async (_, one, other, events) => {
  const title = "Invitation to the general meeting of shareholders";
  expect(await eventsOf({ type: "news", title, ...one }, { type: "news", title, ...other })).toBe(events);
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
