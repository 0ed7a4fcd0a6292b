import { expect, test } from "vitest";
import type { ListedEntity } from "../types";
import { buildIndex } from "./build-index";
import { screen } from "./screen";

const organization = (name: string, ...countries: string[]): ListedEntity => ({
  id: name,
  name,
  kind: "organization",
  countries,
});
const person = (name: string, ...countries: string[]): ListedEntity => ({ id: name, name, kind: "person", countries });
const index = buildIndex([
  organization("QUELLMAR CEMENT COMPANY", "IR"),
  organization("VESSNORA OXALIN STEEL COMPANY", "IR"),
  organization("VESSNORA STEEL COMPANY", "IR"),
  organization("DRAVALIN TELECOM", "RU"),
  organization("TARVOSH HOLDING GROUP", "BY"),
  organization("KIMEX S.A.", "MX"),
  organization("NATIONAL BUILDING COMPANY", "AE"),
  { ...organization("CHINA ROADWAY CONSTRUCTION CORPORATION", "CN"), weakAliases: ["CRCC"] },
  person("LYSKANKO, Gleb Olegovich", "BY"),
  person("HASAN, Ahmad", "SY"),
  person("SANTRIO", "ID"),
  ...["A", "B", "C"].map((other) => person(`HASAN, Ahmad ${other}brahim`, "IQ")),
]);
const verdicts = (name: string, kind: "organization" | "person", ...countries: string[]) =>
  screen(index, { name, kind, countries }).map(({ id, verdict }) => `${id}: ${verdict}`);

test.each([
  ["the same name, in its country", "Quellmar Cement Co", "IR", ["QUELLMAR CEMENT COMPANY: match"]],
  ["the same with two letters swapped", "Quelmlar Cement", "IR", ["QUELLMAR CEMENT COMPANY: match"]],
  [
    "a name that is only like it, its country and its trade",
    "Kullmur Cement",
    "IR",
    ["QUELLMAR CEMENT COMPANY: review"],
  ],
  [
    "one that has a word less",
    "Vessnora Steel",
    "IR",
    ["VESSNORA STEEL COMPANY: match", "VESSNORA OXALIN STEEL COMPANY: review"],
  ],
  ["a company and its subsidiary", "Dravalin PAO", "RU", ["DRAVALIN TELECOM: review"]],
  ["a name beside what says nothing", "Tarvosh", "BY", ["TARVOSH HOLDING GROUP: review"]],
  ["a short name one letter apart, abroad", "Kemex SAB de CV", "US", []],
  ["the letters that somebody else's name begins with", "Cedar Rock Cement (Changzhi)", "CN", []],
  ["words that many names share", "China National Building Materials", "", []],
])("%s", (_, name, country, expected) => {
  expect(verdicts(name, "organization", ...(country ? [country] : []))).toEqual(expected);
});

test("a person is found by three words or by two with the country, and not by a family name that many have", () => {
  expect(verdicts("Gleb Olegovich Lyskanko", "person")).toEqual(["LYSKANKO, Gleb Olegovich: match"]);
  expect(verdicts("Gleb Olegovich Lyskakno", "person")).toEqual(["LYSKANKO, Gleb Olegovich: match"]);
  expect(verdicts("Gleb Lyskanko", "person", "BY")).toEqual(["LYSKANKO, Gleb Olegovich: review"]);
  expect(verdicts("Ahmad Hasan", "person", "SY")[0]).toBe("HASAN, Ahmad: match");
  expect(verdicts("Ahmad Hasan", "person")).not.toContain("HASAN, Ahmad: match");
  expect(verdicts("Siti Santrio", "person", "ID")).toEqual([]);
  expect(verdicts("Mona Huang", "person")).toEqual([]);
});
