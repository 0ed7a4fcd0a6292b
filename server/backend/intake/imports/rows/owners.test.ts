import { expect, test } from "vitest";
import type { Mapping } from "../mapping/fields";
import { readShare } from "../values/share";
import { holdsFractions, readOwners } from "./owners";
import { rowReader } from "./read-row";

test.each<[string, boolean, [number, string | null] | null]>([
  ["51", false, [51, null]],
  ["51%", false, [51, null]],
  ["51,5 %", false, [51.5, null]],
  ["0.51", true, [51, null]],
  ["0,515", true, [51.5, null]],
  ["0.51%", true, [0.51, null]],
  ["0.06146263", false, [0.06146263, null]],
  ["77.32260000000001", false, [77.32260000000001, null]],
  ["<5%", false, [5, "below"]],
  ["> 50 %", false, [50, "above"]],
  ["≥25%", false, [25, "above"]],
  ["25-50%", false, [25, "above"]],
  ["bis zu 10 Prozent", false, [10, "below"]],
  ["ca. 30%", false, [30, null]],
  ["100.0", false, [100, null]],
  ["1/3", false, [33.3333, null]],
  ["3/1", false, null],
  ["0", false, [0, null]],
  ["150", false, null],
  ["-5", false, null],
  ["unknown", false, null],
  ["majority", false, null],
  ["", false, null],
])("the share %j is read (fractions: %s)", (text, isFraction, wanted) => {
  expect(readShare(text, isFraction)).toEqual(wanted === null ? null : { percent: wanted[0], bound: wanted[1] });
});

test.each<[string, [string, number | null][]]>([
  ["Nord AG", [["Nord AG", null]]],
  [
    "Nord AG [50%]; Süd SE [50%]",
    [
      ["Nord AG", 50],
      ["Süd SE", 50],
    ],
  ],
  [
    "Nord AG (51 %), Süd SE (49 %)",
    [
      ["Nord AG", 51],
      ["Süd SE", 49],
    ],
  ],
  [
    "Nord AG 51% / Süd SE 49%",
    [
      ["Nord AG", 51],
      ["Süd SE", 49],
    ],
  ],
  ["Nord AG [70.0%]; other [30.0%]", [["Nord AG", 70]]],
  [
    "Nord AG [unknown %]; Süd SE [12.5%]",
    [
      ["Nord AG", null],
      ["Süd SE", 12.5],
    ],
  ],
  [
    "Nord AG (49%); Süd (22.49%) Staat Ost (28.08%)",
    [
      ["Nord AG", 49],
      ["Süd", 22.49],
      ["Staat Ost", 28.08],
    ],
  ],
  ["Nord, Süd & Co. KG", [["Nord, Süd & Co. KG", null]]],
  ["Werk (2)", [["Werk (2)", null]]],
  ["Nord Holding (UK) Ltd", [["Nord Holding (UK) Ltd", null]]],
  ["unknown", []],
  [
    "北方集团 [60%]；南方公司 [40%]",
    [
      ["北方集团", 60],
      ["南方公司", 40],
    ],
  ],
])("the owners in %j are read", (text, wanted) => {
  expect(readOwners(text, false).map(({ name, share }) => [name, share?.percent ?? null])).toEqual(wanted);
});

test("fractions are told from percent by the whole column and its title", () => {
  expect([
    holdsFractions("share", ["0.5", "0,25", "1"]),
    holdsFractions("share", ["0.5", "25"]),
    holdsFractions("share", ["0.5%", "0.2"]),
    holdsFractions("percent_interest", ["0.5", "0.2"]),
    holdsFractions("share", ["", "n/a"]),
  ]).toEqual([true, false, false, false, false]);
});

test("a row tells who owns what, how much of it and how long; what it does not say stays unknown", () => {
  const header = ["name", "operator", "operator share", "parent", "parent share", "from", "to", "country of parent"];
  const mapping: Mapping = {
    name: 0,
    operator: 1,
    operatorShare: 2,
    parent: 3,
    parentShare: 4,
    ownedSince: 5,
    ownedUntil: 6,
    parentCountry: 7,
    lat: 8,
    lon: 9,
  };
  const rows = [
    ["Werk Nord", "Nord AG", "0.6", "Holding SE", "0.515", "2019-05", "2022-12-31 00:00:00", "D", "50", "9"],
    ["Werk Süd", "Süd AG", "", "West SE; Ost AG", "0.4; 0.6", "", "2020", "", "50", "9"],
    ["Werk West", "unknown", "", "other", "0.3", "31/12/2018", "03/04/2019", "", "50", "9"],
  ];
  const read = rowReader(
    [...header, "lat", "lon"],
    mapping,
    rows.map((cells) => ({ cells })),
  );
  const found = rows.map((cells, index) => read({ number: index + 2, cells }));
  const [north, south, west] = found.map(({ candidate }) => candidate);
  expect(north).toMatchObject({
    kind: "site",
    legalName: "Nord AG",
    operator: { share: { percent: 60 }, since: "2019-05-01", until: "2022-12-31" },
    owners: [{ name: "Holding SE", country: "DE", share: { percent: 51.5 }, since: "2019-05-01", until: "2022-12-31" }],
  });
  expect(south?.owners).toMatchObject([
    { name: "West SE", share: { percent: 40 }, since: null, until: "2020-12-31" },
    { name: "Ost AG", share: { percent: 60 } },
  ]);
  expect(west).toMatchObject({ legalName: null, owners: [] });
  const [several] = [
    read({ number: 9, cells: ["Werk Ost", "Ost AG [60%]; Süd AG [40%]", "", "Ost AG", "", "", "", "", "50", "9"] }),
  ];
  expect(several.candidate).toMatchObject({
    legalName: null,
    owners: [
      { name: "Ost AG", share: { percent: 60 } },
      { name: "Süd AG", share: { percent: 40 } },
    ],
  });
  // Nobody knows which number of 03/04/2019 is the month.
  expect(found[2]?.problems.map(({ code, field }) => [code, field])).toEqual([["dayInvalid", "ownedUntil"]]);
});
