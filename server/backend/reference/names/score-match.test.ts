import { expect, test } from "vitest";
import { scoreMatch } from "./score-match";
import { MATCH_SETTINGS } from "./settings";
import type { EntityKind, NamedEntity, ReasonFeature } from "./types";

const MATCH = MATCH_SETTINGS.thresholds.match;
const organization = (name: string, more: Partial<NamedEntity> = {}): NamedEntity => ({
  name,
  kind: "organization",
  ...more,
});
const person = (name: string, more: Partial<NamedEntity> = {}): NamedEntity => ({ name, kind: "person", ...more });

test.each<[EntityKind, string, string, ReasonFeature]>([
  ["organization", "IRISL", "Islamic Republic of Iran Shipping Lines", "acronym"],
  ["organization", "Nordwerk Intl Mfg", "Nordwerk International Manufacturing", "abbreviated"],
  ["organization", "Nordwerk Ticaret A.Ş.", "Nordwerk Trading", "translated"],
  ["organization", "Al Sultan Exchange", "Alsultan Exchange", "joined"],
  ["organization", "Nordwerk Baltik Shipping", "Baltik Nordwerk Shipping", "reordered"],
  ["organization", "Nordwrek Shipping", "Nordwerk Shipping", "misspelt"],
  ["organization", "Mueller Maschinen", "Müller Maschinen", "transliterated"],
  ["organization", "Nordwerk GmbH", "Nordwerk AG", "legal-form"],
  ["person", "M. Thompson", "Thompson, Michael", "initial"],
  ["person", "Alyaksandr Kovalenka", "Aleksandr Kovalenko", "transliterated"],
  ["person", "Ivan Kovalenko", "John Kovalenko", "translated"],
])("%s %s is %s, and the reason says %s", (kind, query, candidate, feature) => {
  const { score, reasons } = scoreMatch({ name: query, kind }, { name: candidate, kind });
  expect(score).toBeGreaterThanOrEqual(MATCH);
  expect(reasons.map((reason) => reason.feature)).toContain(feature);
});

test.each([
  ["Газпром нефть, ПАО", "Gazprom Neft PJSC"],
  ["ООО Верфь", "LLC Verf"],
  ["华为技术有限公司", "Huawei Technology Co., Ltd."],
  ["OOO SHIPYARD ZALIV", "Shipyard Zaliv Limited Liability Company"],
  ["Müller & Söhne GmbH", "MULLER UND SOHNE GESELLSCHAFT MIT BESCHRANKTER HAFTUNG"],
  ["Fourteen Star Shipping", "14 Star Shipping"],
  ["G & G Internacional S.A.S.", "G Y G INTERNACIONAL SAS"],
  ["Islamic Republic of Iran Shipping Lines (IRISL)", "Islamic Republic of Iran Shipping Lines"],
])("%s is written %s too", (one, other) => {
  expect(scoreMatch(organization(one), organization(other)).score).toBeGreaterThanOrEqual(0.95);
});

test.each([
  ["Nordwerk Trading", "Nordwerk Holding"],
  ["Bonyad Eastern Railway", "Bonyad Western Railway"],
  ["Nordwerk Bangladesh Ltd", "Nordwerk Cambodia Ltd"],
  ["Baltik Plant 1", "Baltik Plant 2"],
  ["International Trading Company", "International Shipping Company"],
  ["Constructor", "Prototype"],
])("%s is not %s", (one, other) => {
  expect(scoreMatch(organization(one), organization(other)).score).toBeLessThan(MATCH);
});

test.each([
  ["SSAB", "SIIB", "they only sound alike"],
  ["Maritime Steel Works", "MSW", "three letters are an acronym of many"],
])("whether %s is %s a person has to say: %s", (one, other) => {
  const { score } = scoreMatch(organization(one), organization(other));
  expect(score).toBeGreaterThanOrEqual(MATCH_SETTINGS.thresholds.review);
  expect(score).toBeLessThan(MATCH);
});

test.each([
  ["Vladimir Petrovich Sokolnikov", "SOKOLNIKOV, Vladimir"],
  ["Владимир Сокольников", "SOKOLNIKOV, Vladimir Petrovich"],
  ["Dr. Abdul Rahman al-Masri", "AL-MASRI, Abdulrahman"],
  ["Osama bin Laden", "Usama Bin Ladin"],
])("the person %s is %s", (one, other) => {
  expect(scoreMatch(person(one), person(other)).score).toBeGreaterThanOrEqual(MATCH);
});

test.each([
  ["Vladimir Sokolnikov", "Pyotr Sokolnikov"],
  ["Ivan Petrov", "Petr Ivanov"],
  ["Muhammad", "Muhammad al-Masri al-Khatib"],
])("the person %s is not %s", (one, other) => {
  expect(scoreMatch(person(one), person(other)).score).toBeLessThan(MATCH);
});

test("a namesake in another country is no match by name alone, one in the same country is", () => {
  const listed = organization("Nordwerk Trading LLC", { countries: ["AE"] });
  expect(scoreMatch(organization("Nordwerk Trading LLC", { countries: ["DE"] }), listed).score).toBeLessThan(MATCH);
  expect(scoreMatch(organization("Nordwerk Trading LLC", { countries: ["ae", "DE"] }), listed).score).toBe(1);
});

test("Hong Kong for China neither raises nor lowers", () => {
  const alone = scoreMatch(organization("Nordwerk Tradin"), organization("Nordwerk Trading")).score;
  const both = scoreMatch(
    organization("Nordwerk Tradin", { countries: ["HK"] }),
    organization("Nordwerk Trading", { countries: ["CN"] }),
  );
  expect(both.score).toBe(alone);
});

test("an equal identifier decides whatever the names and countries, another one under the same scheme lowers", () => {
  const listed = organization("Verf Zaliv", {
    countries: ["RU"],
    identifiers: [{ scheme: "LEI", value: "5299 00T8-BM49" }],
  });
  const equal = scoreMatch(
    organization("Blue Harbour", { countries: ["PA"], identifiers: [{ scheme: "lei", value: "529900T8BM49" }] }),
    listed,
  );
  expect(equal.score).toBe(MATCH_SETTINGS.context.identifierEqual);
  expect(equal.reasons.at(-1)).toMatchObject({ feature: "identifier", query: "529900T8BM49" });
  const other = scoreMatch(
    organization("Verf Zaliv", { identifiers: [{ scheme: "LEI", value: "529900T8BM50" }] }),
    listed,
  );
  expect(other.score).toBeLessThan(scoreMatch(organization("Verf Zaliv"), listed).score);
});

test("another birth date lowers below the match, the year alone agrees with the day", () => {
  const listed = person("SOKOLNIKOV, Vladimir", { dates: ["1971-05-30"] });
  expect(scoreMatch(person("Vladimir Sokolnikov", { dates: ["1990"] }), listed).score).toBeLessThan(MATCH);
  expect(
    scoreMatch(person("Vladimir Sokolnikov", { dates: ["1971"] }), listed).reasons.at(-1)?.contribution,
  ).toBeGreaterThanOrEqual(0);
});

test("the matched alias is named as the list writes it", () => {
  const listed = organization("Islamic Republic of Iran Shipping Lines", {
    aliases: ["Zeta Neft", "Nordwerk L.L.C."],
    weakAliases: ["Blue"],
  });
  const result = scoreMatch(organization("nordwerk"), listed);
  expect(result.matchedName).toBe("Nordwerk L.L.C.");
  expect(result.reasons[0]).toMatchObject({ feature: "alias", candidate: "Nordwerk L.L.C." });
  expect(scoreMatch(organization("Blue"), listed).reasons[0]?.feature).toBe("weak-alias");
});

test("a person is not a ship of the same name", () => {
  expect(scoreMatch(person("Adrian Darya"), { name: "Adrian Darya", kind: "other" }).score).toBeLessThan(MATCH);
});
