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

test("the list of all countries in a language is read as it is written", () => {
  for (const tag of Object.values(LANGUAGE_TAGS)) {
    const all = countriesIn(tag);
    const { codes, unknown } = countryCodesOf(all.map(({ name }) => name).join(", "));
    expect(unknown).toEqual([]);
    expect(codes.sort()).toEqual(all.map(({ code }) => code).sort());
  }
});
