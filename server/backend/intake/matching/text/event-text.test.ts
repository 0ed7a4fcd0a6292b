import { expect, test } from "vitest";
import { leastTime } from "../../../../../tests/support/least-time";
import { eventText, saysThing } from "./event-text";

const says = (title: string, thing: string, more: object = {}): boolean =>
  saysThing(eventText({ title, summary: "", organizations: [], places: [], ...more }), thing);

test.each([
  ["Layoff: Brenton Foods, Sugar Land, TX (120 employees)", "sugar"],
  ["Layoff: Brenton Foods, Coffee County, TN", "coffee"],
  ["The plant in Cotton Valley closes", "cotton"],
  ["The warehouse at 1200 Copper Mill Road closes", "copper"],
  ["1200 sugar mill rd", "sugar"],
  ["closing in sugar land, tx", "sugar"],
  ["PLANT CLOSES IN SUGAR LAND, TX", "sugar"],
  ["Workers of Cotton On Group Ltd walk out", "cotton"],
  ["Imperial Sugar, Inc. lays off 40", "sugar"],
  ["Layoffs in Silicon Valley", "silicon"],
  ["Cotton Valley mourns its mill", "cotton"],
  ["She moved to Cotton last year", "cotton"],
  ["Cement City, Michigan, mourns", "cement"],
  ["Big Copper Canyon Resort Closes Its Doors", "copper"],
  ["Nickel Mines, Pennsylvania", "nickel"],
  ["Rice's Sugar Creek plant", "sugar"],
  ["Flavoring concentrates (except coffee based) manufacturing", "coffee"],
  ["Entlassungen in Zucker, Deutschland", "zucker"],
])("%s is not about %s", (title, thing) => {
  expect(says(title, thing)).toBe(false);
});

test.each([
  ["Drought hurts natural rubber", "natural rubber"],
  ["Sugar exports fall after floods in Sugar Land, TX", "sugar"],
  ["Sugar", "sugar"],
  ["Prices of cotton rise", "cotton"],
  ["COPPER PRICES RISE AFTER STRIKE IN CHILE", "copper"],
  ["Copper Prices Rise After Strike In Chile", "copper"],
  ["Strike: Copper is short in Chile", "copper"],
  ["铜", "tong"],
])("%s is about %s", (title, thing) => {
  expect(says(title, thing)).toBe(true);
});

test("nouns in capitals are things where a language writes all nouns so", () => {
  expect(says("Der Preis für Kupfer steigt", "kupfer", { language: "de" })).toBe(true);
  expect(says("Der Preis für Kupfer steigt", "kupfer", { language: "en" })).toBe(false);
});

test.each([
  ["Kupferpreis steigt nach Streik in Chile", "kupfer", true],
  ["Dürre bedroht Baumwollernte", "baumwolle", true],
  ["Neue Zölle: Stahlimporte brechen ein", "stahl", true],
  ["Kupferberg feiert sein Stadtfest", "kupfer", false],
  ["Stahlmann AG baut Stellen ab", "stahl", false],
])("in German, %s: about %s is %s", (title, thing, about) => {
  expect(says(title, thing, { language: "de" })).toBe(about);
  expect(says(title, thing, { language: "en" })).toBe(false);
});

test("names from the event's own columns are no words of its text", () => {
  const organizations = [{ name: "Cotton House LLC", role: "employer" as const, otherNames: [], identifiers: [] }];
  expect(says("cotton house and others", "cotton", { organizations })).toBe(false);
  expect(says("they spin cotton", "cotton", { organizations })).toBe(true);
  const address = { kind: "address" as const, text: "12 Main St, Wheat Ridge", city: "Wheat Ridge", region: "CO" };
  const places = [{ place: { ...address, country: "US" }, country: "US", lat: null, lon: null }];
  expect(says("the works of wheat ridge", "wheat", { places })).toBe(false);
});

test("a gazetteer's names are no words of the text", () => {
  const told = { title: "Cotton is quiet today", summary: "", organizations: [], places: [] };
  expect(saysThing(eventText(told), "cotton")).toBe(true);
  expect(saysThing(eventText(told, { has: (name) => name === "cotton" }), "cotton")).toBe(false);
});

test("a long text of capitals or none does not take long", async () => {
  const look = () => {
    for (const text of ["COTTON ".repeat(20_000), "a,".repeat(50_000), "St ".repeat(50_000)])
      says(text.slice(0, 4000), "sugar");
  };
  expect(await leastTime(look)).toBeLessThan(2000);
});
