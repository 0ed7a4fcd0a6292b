import { expect, test } from "vitest";
import { COMMODITIES, commodityOfHs } from "./commodities";
import { isCtype } from "./ctypes";
import { INDUSTRIES, industryOfIsic, industryOfNaics, industryOfWords } from "./industries";

test.each([
  ["336390", "motor-vehicles"],
  ["336411", "other-transport-equipment"],
  ["3254", "pharmaceuticals"],
  ["325", "chemicals"],
])("NAICS %s is the longest beginning that fits: %s", (code, id) => {
  expect(industryOfNaics(code)?.id).toBe(id);
});

test.each([
  ["C29.10", "motor-vehicles"],
  ["01", "agriculture"],
  ["64.19", "finance-and-insurance"],
])("ISIC %s is %s", (code, id) => {
  expect(industryOfIsic(code)?.id).toBe(id);
});

test.each([
  ["Garment factory", "apparel"],
  ["Chemische Industrie", "chemicals"],
  ["Équipementier automobile", "motor-vehicles"],
  ["Großhandel", "wholesale"],
  ["Schuhe", "leather-and-footwear"],
  ["Cars", "motor-vehicles"],
])("%s is %s", (words, id) => {
  expect(industryOfWords(words)?.id).toBe(id);
});

test("what is no code or word of ours is no industry", () => {
  expect(industryOfNaics("")).toBeNull();
  expect(industryOfIsic("04")).toBeNull();
  expect(industryOfWords("Italy, carpets")).toBeNull();
});

test.each([
  ["0901.11", "coffee"],
  ["310420", "potash"],
  ["310210", "fertilisers"],
  ["810520", "cobalt"],
  ["400122", "natural-rubber"],
])("goods of HS %s are of %s", (code, id) => {
  expect(commodityOfHs(code)?.id).toBe(id);
});

test("an HS code of no raw material is no commodity", () => {
  expect(commodityOfHs("9503")).toBeNull();
});

test("no code belongs to two industries or two commodities", () => {
  const lists = [INDUSTRIES.flatMap(({ isic }) => isic), INDUSTRIES.flatMap(({ naics }) => naics)];
  for (const list of [...lists, COMMODITIES.flatMap(({ hsCodes }) => hsCodes)])
    expect(list).toEqual([...new Set(list)]);
  expect(COMMODITIES.every(({ ctype }) => isCtype(ctype))).toBe(true);
});
