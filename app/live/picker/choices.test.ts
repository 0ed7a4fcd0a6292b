import { expect, test } from "vitest";
import { matching } from "./choices";

const countries = ["Åland Islands", "Austria", "Côte d’Ivoire", "Northern Ireland", "Ireland", "中国"].map(
  (label, index) => ({
    ...{ index, label, value: label },
    group: index < 5 ? "Europe" : "Asia",
  }),
);
const found = (typed: string) => matching(countries, typed).map(({ label }) => label);

test("a choice is found by a part of its name, whatever the case and the accents", () => {
  expect(found("")).toHaveLength(6);
  expect(found("aland")).toEqual(["Åland Islands"]);
  expect(found("IVOIRE cote")).toEqual(["Côte d’Ivoire"]);
  expect(found("国")).toEqual(["中国"]);
  expect(found("asia")).toEqual(["中国"]);
  expect(found("xyz")).toEqual([]);
});

test("what begins with what was typed comes first, the rest in the order of the list", () => {
  expect(found("ireland")).toEqual(["Ireland", "Northern Ireland"]);
  expect(found("land")).toEqual(["Åland Islands", "Northern Ireland", "Ireland"]);
});
