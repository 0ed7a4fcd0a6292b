import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../../project-root";
import { countryOf } from "./country-of";

const SPELLINGS: Record<string, string> = {
  CN: "CHINA|CN|chn|156|P.R. China|PRC|China, People's Republic of|Volksrepublik China|Chine|中国|CN - China|China (CN)",
  VN: "Viet Nam|Vietnam|VIETNAM|Việt Nam|越南|VNM",
  TR: "Türkiye|TURKIYE|Turkey|Türkei|Turquie|土耳其",
  US: "USA|U.S.|US|United States of America|Vereinigte Staaten|États-Unis|美国|Unted States",
  GB: "UK|U.K.|Great Britain|England|Vereinigtes Königreich|Royaume-Uni|英国",
  NL: "Holland|The Netherlands|Niederlande|Pays-Bas|荷兰",
  CZ: "Czechia|Czech Republic|Tschechien|République tchèque|捷克",
  CI: "Côte d'Ivoire|Cote d’Ivoire|COTE D'IVOIRE|Elfenbeinküste|Ivory Coast|科特迪瓦",
  HK: "Hong Kong|Hongkong|HONG KONG SAR|Hong Kong, China|中国香港",
  TW: "Taiwan|Taiwan, Province of China|Taiwan (China)|R.O.C.|台灣",
  MO: "Macau|Macao|澳门",
  KR: "South Korea|Korea Republic of|Korea, Republic of|S. Korea|Südkorea|Korea|韩国",
  KP: "North Korea|DPRK|Korea, Democratic People's Republic of",
  SZ: "Swaziland|Eswatini|Kingdom of Eswatini",
  CD: "DR Congo|Congo, The Democratic Republic of the|Demokratische Republik Kongo",
  CG: "Republic of the Congo|Congo-Brazzaville|Republik Kongo",
  DE: "Germany|Deutschland|Bundesrepublik Deutschland|Allemagne|德国|DE-Germany|Germny|Gernany",
  KE: "Kenya|Kenia|Republic of Kenya|Kenya, Republic of",
  IR: "Iran|Iran (Islamic Republic of)|Islamische Republik Iran",
  NG: "Nigeria|Nigera",
  NE: "Niger",
  IN: "India|Indien|Inde|Inida|印度",
  TG: "Togo|Republik Togo",
};

test("one country answers to all its codes, names and common spellings", () => {
  const wrong = Object.entries(SPELLINGS).flatMap(([iso2, spellings]) =>
    spellings.split("|").filter((spelling) => countryOf(spelling)?.iso2 !== iso2),
  );
  expect(wrong).toEqual([]);
});

test("what two countries share, sentences, cities and fillers name no country", () => {
  const texts =
    "Congo|Virgin Islands|Germany and France|Berlin|Chiba|Sedan|Manama|Granada|Columbia|Tokyo|Shenzhen|N/A|none|-|" +
    "Unknown|Japan / China|Made in China|12345|Cocos Islands|" +
    "a".repeat(500);
  expect(texts.split("|").filter((text) => countryOf(text) !== null)).toEqual([]);
});

test("a guess says how sure it is", () => {
  expect(countryOf("CN")).toEqual({ iso2: "CN", confidence: 1, how: "code" });
  expect(countryOf("no")).toEqual({ iso2: "NO", confidence: 0.85, how: "code" });
  expect(countryOf("4")).toEqual({ iso2: "AF", confidence: 0.6, how: "code" });
  expect(countryOf("Korea")).toEqual({ iso2: "KR", confidence: 0.8, how: "usual" });
  expect(countryOf("CN - China")?.how).toBe("parts");
  expect(countryOf("Deutschlnd")).toEqual({ iso2: "DE", confidence: 0.8, how: "typo" });
});

const airports = join(projectRoot(), "../shared/data/geography/openflights_airports.csv");

test("no city with an airport is taken for a misspelt country", ({ annotate }) => {
  if (!existsSync(airports)) return annotate(`nothing compared: ${airports} is absent`);
  const cities = readFileSync(airports, "utf8").match(/(?<=^\d+,"[^"]*",")[^"]+/gm) ?? [];
  const mistaken = cities.filter((city) => countryOf(city)?.how === "typo" && !city.endsWith("Island"));
  expect([cities.length > 6000, mistaken]).toEqual([true, []]);
});

test.each([
  ["Rép. tchèque", "CZ"],
  ["Slovak Rep.", "SK"],
  ["Korea, Rep. of", "KR"],
  ["Germany, Fed. Rep. of", "DE"],
  ["Dem. Rep. Congo", "CD"],
  ["Rep. of Congo", "CG"],
  ["Dominican Rep.", "DO"],
  ["Marshall Is.", "MH"],
  ["Россия", "RU"],
  ["ドイツ", "DE"],
  ["독일", "DE"],
  ["Lengyelország", "PL"],
])("%s, written short or in a further language, is %s", (text, wanted) => {
  expect(countryOf(text)?.iso2).toBe(wanted);
});

test("a short word that two countries may mean names none", () => {
  expect(countryOf("Rep.")).toBeNull();
  expect(countryOf("Congo Rep. Dem. Rep.")).toBeNull();
});
