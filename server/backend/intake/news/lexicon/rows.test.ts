import { expect, test } from "vitest";
import { checkRows } from "./check-row";
import { compileLexicon } from "./compile-lexicon";
import { findEvidence } from "./find-evidence";
import { LEXICONS, lexiconOf } from "./lexicons";
import { lexiconRow } from "./row";

const languages = Object.keys(LEXICONS);
const rowsOf = (language: string) => LEXICONS[language]?.rows ?? [];

test.each(languages)("every row of %s is valid and has an id of its own", (language) => {
  const rows = rowsOf(language);
  expect(rows.filter((row) => !lexiconRow.safeParse(row).success).map(({ id }) => id)).toEqual([]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test.each(languages)(
  "the rows of %s find what they should, each by itself, and nothing that they should not",
  (language) => {
    const rows = rowsOf(language);
    expect(checkRows(compileLexicon("checked", rows)).map(({ row, message }) => `${row}: ${message}`)).toEqual([]);
    const idle = rows.flatMap((row) =>
      checkRows(compileLexicon("alone", [row])).filter(({ message }) => message.endsWith("is not found.")),
    );
    expect(idle.map(({ row, message }) => `${row}: ${message}`)).toEqual([]);
  },
);

test.each([
  ["en", 35],
  ["de", 35],
  ["fr", 20],
  ["zh", 20],
])("rows of %s are there for at least %i types", (language, least) => {
  const types = rowsOf(language).flatMap((row) => ("type" in row ? [row.type] : []));
  expect(new Set(types).size).toBeGreaterThanOrEqual(least);
});

const find = (language: string, title: string) => {
  const lexicon = lexiconOf(language);
  if (!lexicon) throw new Error(language);
  const { types, stopped, status } = findEvidence({ title, extract: "", body: "" }, lexicon);
  return { types: types.map(({ value }) => value), stopped: stopped?.rule, status: status?.value };
};

test("the fire of a foundry leads before the stop that came of it", () => {
  const title = "Nach Großbrand: Muster Guss GmbH in Hagen stellt Produktion zwei Wochen ein – drei Verletzte";
  expect(find("de", title).types).toEqual(["fire", "production-stop"]);
  expect(find("en", "Fire halts Muster Guss foundry in Hagen, one dead").types[0]).toBe("fire");
});

test("a minister under fire is no fire, and the row that knows it is named", () => {
  expect(find("en", "Minister under fire in Hagen")).toEqual({
    types: [],
    stopped: "reading-lexicon.en@6#fire-1",
    status: undefined,
  });
});

test.each([
  ["en", "Coach fired after third defeat"],
  ["en", "Explosion of demand for heat pumps"],
  ["en", "Mayor faces recall election in May"],
  ["en", "Storm Guard Ltd opens branch in Leeds"],
  ["en", "Two firms strike deal on lithium"],
  ["en", "Load shedding software helps plants to save peak charges"],
  ["en", "Load-shedding ends: 300 days without power cuts for industry"],
  ["en", "Economy runs at half load, says economist about output"],
  ["en", "Queue line stands still at theme park as works band plays"],
  ["de", "Stadtrat ist Feuer und Flamme für neues Werk"],
  ["de", "Streit um Radweg in Hagen"],
  ["de", "Kündigung des Handyvertrags leicht gemacht"],
  ["de", "Ansturm auf Karten für das Konzert"],
])("%s: “%s” tells of no event", (language, title) => {
  expect(find(language, title).types).toEqual([]);
});

test.each([
  ["en", "Rail strike averted at last minute", "averted"],
  ["en", "Supplier denies child labour at its mill", "denied"],
  ["en", "City marks tenth anniversary of the great flood", "past"],
  ["de", "Lokführerstreik abgewendet", "averted"],
  ["de", "Zum zehnten Jahrestag des Hochwassers an der Elbe", "past"],
])("%s: “%s” is %s", (language, title, status) => {
  expect(find(language, title).status).toBe(status);
});

test.each([
  ["en", "Blaze at mill", "It spread to a second hall. Sanctions on its owner were lifted.", undefined],
  ["en", "Blaze at mill", "It spread to a second hall. By noon it was under control.", "ended"],
  ["de", "Brand in Werk", "Er greift um sich. Die Sperrung der Straße wurde aufgehoben.", undefined],
  ["de", "Brand in Werk", "Er griff um sich. Am Mittag war er gelöscht.", "ended"],
  ["fr", "Incendie dans une usine", "Il progresse. La gare voisine a rouvert.", undefined],
  ["zh", "工厂发生火灾", "火势蔓延。公司去年复产。", undefined],
  ["zh", "工厂发生火灾", "火势凶猛。大火已扑灭。", "ended"],
  ["en", "Fire destroys mill", "Nobody was hurt. The mill was founded ten years ago.", undefined],
  ["zh", "工厂发生火灾", "公司2026年前三季度亏损。", undefined],
])("%s: below “%s”, “%s” says that it is %s", (language, title, extract, status) => {
  const lexicon = lexiconOf(language);
  expect(lexicon && findEvidence({ title, extract, body: "" }, lexicon).status?.value).toBe(status);
});

test.each([
  ["en", "Regulator warned of faulty brakes in cars that are on sale", undefined],
  ["en", "Carmaker recalls 120,000 vehicles over risk of fire", undefined],
  ["en", "Retailer files for insolvency, 900 jobs at risk", undefined],
  ["en", "Retailer at risk of insolvency", "threatened"],
  ["en", "Steelworks closure puts 900 jobs at risk", "threatened"],
  ["en", "Steel group warned of layoffs", "threatened"],
  ["de", "Behörde warnt vor defekten Bremsen: Rückruf von Autos", undefined],
  ["de", "Verband warnt vor Insolvenzwelle", "threatened"],
  ["fr", "Rappel de jouets : risque de brûlure", undefined],
  ["fr", "Risque de grève dans les ports", "threatened"],
  ["zh", "车企召回汽车，刹车可能会失灵", undefined],
])("%s: “%s” is %s: what is on sale, and what has happened, is no threat", (language, title, status) => {
  const found = find(language, title);
  expect(found.types).not.toEqual([]);
  expect(found.status).toBe(status);
});

test("a language without rows has no lexicon", () => {
  expect(lexiconOf("xx")).toBeNull();
  expect(lexiconOf("constructor")).toBeNull();
  expect(lexiconOf("de-AT")).toBe(lexiconOf("de"));
});
