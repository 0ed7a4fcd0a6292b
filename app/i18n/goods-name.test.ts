import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { goodsName } from "./goods-name";

type Texts = Record<string, Record<string, string>>;
const { commodities = {}, goods = {} } = JSON.parse(
  readFileSync(new URL("./locales/en/catalogue.json", import.meta.url), "utf8"),
) as Texts;
const find = (key: string): string | null => {
  const [group = "", id = ""] = key.replace("catalogue:", "").split(".");
  return (group === "goods" ? goods : commodities)[id] ?? null;
};

test.each([
  ["8505", null, "Magnets"],
  ["4002", null, "Synthetic rubber"],
  ["8482.10", null, "Bearings"],
  ["2841", null, "Salts of metallic acids"],
  ["7325", "steel", "Iron and steel"],
  ["8412", null, "Machinery"],
  ["84", null, "Machinery"],
  ["7712", null, null],
])("goods of %s and commodity %s are called %s", (code, commodity, name) => {
  expect(goodsName(code, commodity, find)).toBe(name);
});

test("every chapter of the Harmonized System has its name", () => {
  const chapters = Array.from({ length: 97 }, (_, n) => String(n + 1).padStart(2, "0"));
  // 77 is kept free by the World Customs Organization.
  expect(chapters.filter((code) => goodsName(code, null, find) === null)).toEqual(["77"]);
});
