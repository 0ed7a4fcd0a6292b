import { expect, test } from "vitest";
import type { Field, NewsText, Span } from "../types";
import { placesOf, readWhere } from "./read-where";

interface Given extends Partial<NewsText> {
  language?: string;
  home?: string | null;
  /** What of the text is the type's evidence. */
  evidence?: string;
}

/** "Hagen DE", "Alabama US" for a region, "DE" for a country, with ~ where it is only near. */
function where(
  title: string,
  { language = "en", home = null, evidence, extract = "", body = "" }: Given = {},
): string[] {
  const text = { title, extract, body };
  const found = readWhere(text, language, { evidence: evidence ? spanOf(text, evidence) : null, homeCountry: home });
  return found.map(({ value, point }) => {
    if (value.kind === "country") return value.iso2;
    if (value.kind !== "address") return value.kind;
    return `${value.city ?? value.region} ${value.country}${point?.precision === "county" ? " ~" : ""}`;
  });
}

function spanOf(text: NewsText, quote: string): Span {
  const field = (["title", "extract", "body"] as const).find((one) => text[one].includes(quote)) as Field;
  const start = text[field].indexOf(quote);
  return { field, start, end: start + quote.length, quote };
}

const de = { language: "de" };
const fr = { language: "fr" };
const zh = { language: "zh" };

test("the worked example is in Hagen, Germany, with the words that say so and the town's point", () => {
  const title = "Nach Großbrand: Muster Guss GmbH in Hagen stellt Produktion zwei Wochen ein – drei Verletzte";
  const [found, ...others] = readWhere({ title, extract: "", body: "" }, "de-DE", {
    evidence: null,
    homeCountry: null,
  });
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    value: {
      kind: "address",
      city: "Hagen",
      region: "North Rhine-Westphalia",
      country: "DE",
      text: "Hagen, North Rhine-Westphalia",
    },
    by: "gazetteer",
    rule: "reading-places@1#town-dominant",
    span: { field: "title", start: title.indexOf("Hagen"), end: title.indexOf("Hagen") + 5, quote: "Hagen" },
    point: { precision: "town" },
  });
  expect(found?.point?.lat).toBeCloseTo(51.36, 1);
  expect(found?.point?.lon).toBeCloseTo(7.47, 1);
  expect(placesOf(found ? [found] : []).map(({ kind }) => kind)).toEqual(["point", "address"]);
});

test("where is said whether or not it is an event", () => {
  expect(where("Minister under fire in Hagen")).toEqual(["Hagen DE"]);
});

test.each([
  ["Germany", "en"],
  ["Deutschland", "de"],
  ["Allemagne", "fr"],
  ["德国", "zh"],
  ["German", "en"],
  ["deutsche", "de"],
  ["allemandes", "fr"],
])("%s is Germany in %s", (word, language) => {
  expect(where(language === "zh" ? `${word}工厂停产` : `x ${word} x`, { language })).toEqual(["DE"]);
});

test("an adjective in another case or language is none", () => {
  expect(where("workers polish floors, turkey and china sold out")).toEqual([]);
  expect(where("Deutsche Bank baut Stellen ab", de)).toEqual([]);
  expect(where("Fire on an island; chili recalled")).toEqual([]);
  expect(where("Brand in Island", de)).toEqual(["IS"]);
});

test("names of first divisions are known in four languages", () => {
  expect(["Hochwasser in Bayern", "Hochwasser in Niedersachsen"].map((title) => where(title, de))).toEqual([
    ["Bavaria DE"],
    ["Lower Saxony DE"],
  ]);
  expect(where("Floods in Bavaria")).toEqual(["Bavaria DE"]);
  expect(where("Inondations en Bavière", fr)).toEqual(["Bavaria DE"]);
  expect(where("巴伐利亚工厂火灾", zh)).toEqual(["Bavaria DE"]);
  expect(where("Storm in Texas")).toEqual(["Texas US"]);
  expect(where("广东省发生洪水", zh)).toEqual(["Guangdong CN"]);
});

test.each([
  ["Plant in Munich closes", "en", "Munich DE"],
  ["Werk in München schließt", "de", "Munich DE"],
  ["慕尼黑工厂停产", "zh", "Munich DE"],
  ["Plant in Cologne closes", "en", "Köln DE"],
  ["Grève à Gênes", "fr", "Genoa IT"],
  ["Feuer in Genua", "de", "Genoa IT"],
  ["Strike in Antwerp", "en", "Antwerp BE"],
  ["上海市一工厂停工", "zh", "Shanghai CN"],
  ["上海一工厂停工", "zh", "Shanghai CN"],
  ["广东省东莞市一家工厂爆炸", "zh", "Dongguan CN"],
  ["Explosion in Shanghai", "en", "Shanghai CN"],
  ["Brand in Frankfurt (Oder)", "de", "Frankfurt (Oder) DE"],
  ["Streik am Flughafen Frankfurt", "de", "Frankfurt am Main DE"],
  ["Streik am Düsseldorfer Flughafen", "de", "Düsseldorf DE"],
  ["Fire in New York", "en", "New York City US"],
])("%s (%s) is in %s", (title, language, expected) => {
  expect(where(title, { language })).toEqual([expected]);
});

test("ports and what is based in a town are there", () => {
  expect(where("Workers at the Port of Los Angeles walk out")).toEqual(["Los Angeles US"]);
  expect(where("Port of Felixstowe strike")).toEqual(["Felixstowe GB"]);
  expect(where("Felixstowe port workers walk out")).toEqual(["Felixstowe GB"]);
  expect(where("Hagen-based supplier files for insolvency")).toEqual(["Hagen DE"]);
});

test("of several towns of a name the one counts that lies in what is named beside it", () => {
  expect(where("Blast in Birmingham, Alabama kills two")).toEqual(["Birmingham US"]);
  expect(where("Fire in Paris, Texas")).toEqual(["Paris US"]);
  expect(where("Fire in Paris, TX")).toEqual(["Paris US"]);
  expect(where("Fire in Paris")).toEqual(["Paris FR"]);
  expect(where("Fire in Santiago, Chile")).toEqual(["Santiago CL"]);
});

test("a town of that name elsewhere is not it", () => {
  expect(where("Fire in Hagen, Texas")).toEqual(["Texas US"]);
});

test("without a country or region that tells, several towns of like size are none", () => {
  expect(where("Fire in Santiago")).toEqual([]);
  expect(where("Strike hits Birmingham car plant")).toEqual([]);
});

test("the source's country tells, but a small namesake there does not stand for a city", () => {
  expect(where("Strike hits Birmingham car plant", { home: "US" })).toEqual(["Birmingham US"]);
  expect(where("Strike hits Birmingham car plant", { home: "GB" })).toEqual(["Birmingham GB"]);
  expect(where("Fire in Santiago", { home: "CL" })).toEqual(["Santiago CL"]);
  expect(where("Strike in Paris", { home: "US" })).toEqual(["Paris FR"]);
  expect(where("US tariffs hit plants in Paris")).toContain("Paris FR");
});

test("a country elsewhere in the text tells, too", () => {
  expect(where("Fire in Santiago", { extract: "One. Two. Three. Four. It is the third in Chile this year." })).toEqual([
    "Santiago CL",
  ]);
});

test("Georgia is the state or the country by what else is named", () => {
  expect(where("Hyundai plant fire in Savannah, Georgia")).toEqual(["Savannah US"]);
  expect(where("Georgia plant to close, says Atlanta court")).toContain("Atlanta US");
  expect(where("Storm in Georgia and Alabama")).toEqual(["Georgia US", "Alabama US"]);
  expect(where("Protests in Georgia as Tbilisi court rules")).toEqual(["Tbilisi GE"]);
  expect(where("Russia and Georgia close border")).toEqual(["RU"]);
  expect(where("Georgia protests go on")).toEqual([]);
  expect(where("Georgia protests go on", { home: "US" })).toEqual(["Georgia US"]);
  expect(where("Proteste in Georgien", de)).toEqual(["GE"]);
});

test("names of persons and companies are no places", () => {
  for (const title of [
    "Paris Hilton sues Boston Consulting",
    "Philadelphia cream cheese recalled",
    "Hyundai recalls cars",
    "Michael Jordan sued",
    "Jordan Peterson sues",
    "Shares of Boston Scientific fall",
  ])
    expect(where(title)).toEqual([]);
  expect(where("Nina Hagen sagt ab", de)).toEqual([]);
  expect(where("Frankfurter Allgemeine berichtet", de)).toEqual([]);
  expect(where("Hamburg-Mannheimer baut Stellen ab", de)).toEqual([]);
  expect(where("Strike in Jordan")).toEqual(["JO"]);
});

test("ordinary words are towns only with a preposition or what they lie in", () => {
  for (const title of [
    "Reading the market",
    "Mobile phone sales fall",
    "Nice strike by workers",
    "Split decision on tariffs",
    "Most workers of Bath tubs",
  ])
    expect(where(title)).toEqual([]);
  expect(where("Essen in Berlin wird teurer", de)).toEqual(["Berlin DE"]);
  expect(where("Brand in Essen", de)).toEqual(["Essen DE"]);
  expect(where("Incendie à Nice", fr)).toEqual(["Nice FR"]);
  expect(where("Fire in Mobile, Alabama")).toEqual(["Mobile US"]);
  expect(where("we walk in reading")).toEqual([]);
});

test("titles with capitals everywhere are read", () => {
  expect(where("Fire Destroys Factory In Hagen, Germany")).toEqual(["Hagen DE"]);
  expect(where("Police Close Chemical Plant In Houston")).toEqual(["Houston US"]);
});

test.each([
  ["Fire 20 km from Leipzig", "en"],
  ["Fire near Leipzig", "en"],
  ["Brand bei Leipzig", "de"],
  ["Brand nahe Leipzig", "de"],
  ["Incendie près de Leipzig", "fr"],
  ["莱比锡附近发生爆炸", "zh"],
])("%s is somewhere around it", (title, language) => {
  expect(where(title, { language })).toEqual(["Leipzig DE ~"]);
});

const PARIS = "PARIS (AFP) — Workers walked out at a refinery";

test.each([
  [`${PARIS} in Marseille.`, "en", ["Marseille FR"]],
  ["BERLIN, 12. Nov (dpa) – Das Werk in Hagen schließt.", "de", ["Hagen DE"]],
  ["Hamburg - Das Werk in Hagen schließt.", "de", ["Hagen DE"]],
  ["（北京）广东省一工厂停工。", "zh", ["Guangdong CN"]],
  ["新华社北京11月12日电 广东省一工厂停工。", "zh", ["Guangdong CN"]],
])("a dateline is not where it happened: %s", (extract, language, expected) => {
  expect(where("", { extract, language })).toEqual(expected);
});

test("a dateline gives its country where nothing else is named and the evidence is in the first sentence", () => {
  expect(where("", { extract: `${PARIS}.`, evidence: "walked out" })).toEqual(["FR"]);
  expect(where("", { extract: `${PARIS}.` })).toEqual([]);
  expect(where("", { extract: "PARIS (AFP) — Prices rose. Workers walked out.", evidence: "walked out" })).toEqual([]);
});

test("a dateline's town that is named again counts", () => {
  expect(where("", { extract: "PARIS (AFP) — Workers walked out in Paris." })).toEqual(["Paris FR"]);
});

test("a place must lie in the title, the first two sentences or the sentence of the evidence", () => {
  const extract = "One thing. Another thing. A third one. Fire broke out in Leipzig.";
  expect(where("News of the day", { extract })).toEqual([]);
  expect(where("News of the day", { extract, evidence: "Fire" })).toEqual(["Leipzig DE"]);
});

test("the place in the sentence of the evidence leads", () => {
  const extract = "In Munich the company said so. A fire broke out in Leipzig.";
  expect(where("", { extract })[0]).toBe("Munich DE");
  expect(where("", { extract, evidence: "fire" })).toEqual(["Leipzig DE", "Munich DE"]);
});

test("a country or region that a named town lies in is not said again", () => {
  expect(where("Fire in Munich, Bavaria, Germany")).toEqual(["Munich DE"]);
  expect(where("German carmaker halts plant in Győr, Hungary")).toEqual(["Győr HU", "DE"]);
});

test("at most three are named", () => {
  expect(where("Strikes in Munich, Leipzig, Hagen, Dortmund and Marseille")).toHaveLength(3);
});
