import { expect, test } from "vitest";
import type { Mapping } from "../mapping/fields";
import { rowReader } from "../rows/read-row";
import { repetitionsOf } from "../run/repetitions";
import { findDuplicates } from "./find-duplicates";

const TITLES = [
  "Name",
  "Country",
  "City",
  "Postal code",
  "Address",
  "Vendor number",
  "VAT",
  "LEI",
  "lat",
  "lon",
  "Aliases",
  "Type",
];
const MAPPING: Mapping = {
  name: 0,
  country: 1,
  city: 2,
  postalCode: 3,
  address: 4,
  erpId: 5,
  vat: 6,
  lei: 7,
  lat: 8,
  lon: 9,
  aliases: 10,
  kind: 11,
};
const read = rowReader(TITLES, MAPPING);
type Told = Partial<
  Record<"name" | "city" | "code" | "street" | "number" | "vat" | "lei" | "lat" | "lon" | "alias" | "kind", string>
>;

async function states(...rows: Told[]) {
  const candidates = rows.flatMap((told, index) => {
    const { name = "Müller Guss GmbH", city = "Ulm", code = "", street = "", number = "", vat = "", lei = "" } = told;
    const cells = [
      name,
      "DE",
      city,
      code,
      street,
      number,
      vat,
      lei,
      told.lat ?? "",
      told.lon ?? "",
      told.alias ?? "",
      told.kind ?? "",
    ];
    return read({ number: index + 2, cells }).candidate ?? [];
  });
  const found = repetitionsOf(await findDuplicates(candidates));
  return rows.map((_, index) => found.find(({ row }) => row === index + 2)?.state ?? "create").slice(1);
}

const VAT = "DE123456789";
const LEI = "529900T8BM49AURSDO55";

test.each<[string, Told, Told]>([
  ["another vendor number", { number: "1" }, { number: "2" }],
  ["another vendor number under one VAT number", { number: "1", vat: VAT }, { number: "2", vat: VAT }],
  ["another house", { street: "Hafenweg 12" }, { street: "Hafenweg 14" }],
  [
    "another house of the same vendor number",
    { street: "Hafenweg 12", number: "1" },
    { street: "Hafenweg 14", number: "1" },
  ],
  ["another letter behind the house", { street: "Hafenweg 12a" }, { street: "Hafenweg 12b" }],
  ["another town under one VAT number", { vat: VAT }, { vat: VAT, city: "Kiel" }],
  ["another town of the same vendor number", { number: "1" }, { number: "1", city: "Kiel" }],
  ["another town under one LEI", { lei: LEI }, { lei: LEI, city: "Kiel" }],
  ["another postal code", { code: "89073" }, { code: "89077" }],
  [
    "another legal form at the same place",
    { street: "Hafenweg 12" },
    { name: "Mueller Guß GmbH & Co. KG", street: "Hafenweg 12" },
  ],
  ["one VAT number under two names", { vat: VAT }, { name: "Müller Handel GmbH", vat: VAT }],
  ["one LEI under two names", { lei: LEI }, { name: "Müller Handel GmbH", lei: LEI }],
  [
    "names that differ by a letter at the same place",
    { name: "Brightway Guss GmbH", street: "Hafenweg 12" },
    { name: "Brightwey Guss GmbH", street: "Hafenweg 12" },
  ],
  ["a name that only sounds alike in Chinese", { name: "上海永兴贸易有限公司" }, { name: "上海勇兴贸易有限公司" }],
  ["a town that only sounds alike in Chinese", { city: "苏州" }, { city: "宿州" }],
  ["one vendor number under two names", { number: "1" }, { name: "Opal Optik GmbH", number: "1" }],
])("%s asks", async (_, one, other) => {
  expect(await states(one, other)).toEqual(["waiting"]);
});

test.each<[string, Told, Told]>([
  ["the same vendor number", { number: "1" }, { name: "MUELLER GUSS", number: "1" }],
  ["the same name in the same town", {}, { name: "Mueller Guß" }],
  ["a name in Chinese and in Latin letters", { name: "上海永兴有限公司" }, { name: "Shanghaiyongxing Co., Ltd." }],
  [
    "a name that was written with another character under the same vendor number",
    { name: "上海永兴贸易有限公司", number: "1" },
    { name: "上海勇兴贸易有限公司", number: "1" },
  ],
  [
    "a further name in the same characters",
    { name: "上海永兴贸易有限公司" },
    { name: "上海勇兴贸易", alias: "上海永兴贸易" },
  ],
  ["the same name and VAT number where one says no place", { vat: VAT }, { vat: VAT, city: "" }],
  ["an address that says less", { street: "Plot 35, Sector 4, Hafenweg" }, { street: "Sector 4, Hafenweg" }],
  ["a town that says more", { city: "Frankfurt" }, { city: "Frankfurt am Main" }],
  ["a sign of the country before the postal code", { code: "D-89073" }, { code: "89073" }],
])("%s is the same supplier", async (_, one, other) => {
  expect(await states(one, other)).toEqual(["repeated"]);
});

test.each<[string, Told, Told]>([
  ["a brand that both have", { alias: "Solaria" }, { name: "Opal Optik GmbH", alias: "Solaria" }],
  ["an umlaut that is none", { name: "Bauer GmbH" }, { name: "Baur GmbH" }],
  ["another letter behind the name", { name: "Nordwerk Unit A" }, { name: "Nordwerk Unit B" }],
  [
    "numbers of a list and a kilometre between two sites",
    { number: "1", lat: "48.40", lon: "10", kind: "site" },
    { number: "2", lat: "48.42", lon: "10", kind: "site" },
  ],
])("%s makes no duplicate", async (_, one, other) => {
  expect(await states(one, other)).toEqual(["create"]);
});

test("who agrees with two that contradict each other joins neither", async () => {
  expect(await states({ number: "1" }, {}, { number: "2" })).toEqual(["repeated", "waiting"]);
  expect(await states({ number: "1" }, { number: "2" }, {})).toEqual(["waiting", "waiting"]);
  expect(await states({ number: "1" }, { number: "2" }, { number: "1" })).toEqual(["waiting", "repeated"]);
});
