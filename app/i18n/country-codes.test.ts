import { expect, test } from "vitest";
import { countriesIn } from "./countries";
import { countryCodesOf } from "./country-codes";
import { LANGUAGE_TAGS } from "./languages";

test("countries are known by code and by name in each language, whatever the case and the accents", () => {
  expect(countryCodesOf("CN, vn; Türkiye\nturkiye, Deutschland、中国，Allemagne, Cote d’Ivoire, USA, uk")).toEqual({
    codes: ["CN", "VN", "TR", "DE", "CI", "US", "GB"],
    unknown: [],
  });
  expect(countryCodesOf("CN VN  de")).toEqual({ codes: ["CN", "VN", "DE"], unknown: [] });
  expect(countryCodesOf(" , ;\n")).toEqual({ codes: [], unknown: [] });
});

test("what is no country comes back as it was written", () => {
  expect(countryCodesOf("Atlantis, ZZ, China Vietnam, DE")).toEqual({
    codes: ["DE"],
    unknown: ["Atlantis", "ZZ", "China Vietnam"],
  });
});

test.each<[string, string[]]>([
  ["Niger, Nigeria; GEORGIA\nguinea, Guinea-Bissau", ["NE", "NG", "GE", "GN", "GW"]],
  ["in no, de la et", ["IN", "NO", "DE", "LA", "ET"]],
  ["Hong Kong, Hongkong, 香港、Macau; Macao, 澳门, Taiwan, 台湾", ["HK", "MO", "TW"]],
  ["Burma, Birmanie, Myanmar, Swaziland, Czech Republic, Elfenbeinküste, Ivory Coast", ["MM", "SZ", "CZ", "CI"]],
  ["Bosnia and Herzegovina, Bosnien und Herzegowina, Trinidad and Tobago, São Tomé and Príncipe", ["BA", "TT", "ST"]],
  [
    "the Netherlands, Les Pays-Bas, The Gambia, die Schweiz, Saint Lucia, Sankt Lucia, Sainte-Lucie",
    ["NL", "GM", "CH", "LC"],
  ],
  ["Großbritannien, GROSSBRITANNIEN, Weißrussland, Belarus, Moldau", ["GB", "BY", "MD"]],
  ["DR Congo, Democratic Republic of the Congo, Congo - Kinshasa, Republic of the Congo", ["CD", "CG"]],
  ["TÜRKİYE, türkıye, Turkey, Côte d'Ivoire, cote d ivoire, South Korea\tNordkorea", ["TR", "CI", "KR", "KP"]],
  ["DE,de,Germany,Deutschland,德国,Allemagne".repeat(50), ["DE"]],
])("%j", (text, codes) => {
  const read = countryCodesOf(text.replaceAll("AllemagneDE", "Allemagne,DE"));
  expect(read).toEqual({ codes, unknown: [] });
});

test("a name that two countries share is none, and neither are alpha-3 codes and unions", () => {
  const names = ["Korea", "Congo", "Kongo", "Guyane Guyana", "DEU", "CHN", "EU", "Europe", "Africa", "XX"];
  expect(countryCodesOf(names.join("\n"))).toEqual({ codes: [], unknown: names });
});

test("the list of all countries in a language is read as it is written", () => {
  for (const tag of Object.values(LANGUAGE_TAGS)) {
    const all = countriesIn(tag);
    const { codes, unknown } = countryCodesOf(all.map(({ name }) => name).join(", "));
    expect(unknown).toEqual([]);
    expect(codes.sort()).toEqual(all.map(({ code }) => code).sort());
  }
});
