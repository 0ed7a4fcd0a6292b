import { expect, test } from "vitest";
import { countryIso2 } from "./country-iso2";

test("the spellings of sanctions lists name their country", () => {
  const spellings: Record<string, string> = {
    IR: "Iran|Iran (Islamic Republic of)|IRAN",
    KP: "Korea, North|Democratic People's Republic of Korea",
    KR: "Korea, South",
    MM: "Burma|Myanmar",
    CD: "Congo, Democratic Republic of the|Democratic Republic of the Congo",
    CG: "Congo, Republic of the",
    VG: "Virgin Islands, British",
    PS: "Palestinian|West Bank|Region: Gaza",
    GM: "The Gambia",
    BS: "Bahamas, The",
    UA: "Region: Crimea",
    CN: "PRC|China",
    CI: "Cote d Ivoire|Côte d'Ivoire",
    SY: "Syria|Syrian Arab Republic",
    TZ: "United Republic of Tanzania|Tanzania",
    GB: "United Kingdom of Great Britain and Northern Ireland",
  };
  const wrong = Object.entries(spellings).flatMap(([iso2, written]) =>
    written.split("|").filter((text) => countryIso2(text) !== iso2),
  );
  expect(wrong).toEqual([]);
});

test("what is no country is none, and a slip is not guessed", () => {
  const texts = ["undetermined", "", "Kabul", "Irann", "Southeast Of Loyalty Islands", "-0-"];
  expect(texts.filter((text) => countryIso2(text) !== null)).toEqual([]);
});
