import { createReadStream, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { collectEntities } from "../../../platform/db/shapes/listed-entity";
import { recogniseList } from "../recognise";
import { parseEu } from "./parse";
import { parseEuTable } from "./table";

const xml = readFileSync(new URL("./fixtures/consolidated.xml", import.meta.url), "utf8");
const csv = () => createReadStream(new URL("./fixtures/consolidated.csv", import.meta.url));

test("a person of the European list: the strong Latin name leads, dates as exact as given, no country for 00", async () => {
  expect(await recogniseList(xml)).toBe("eu");
  const { entities } = await collectEntities(parseEu(xml));
  expect(entities[0]).toEqual({
    id: "900001",
    listName: "EU Consolidated Financial Sanctions",
    kind: "person",
    names: [
      { text: "Osip DRAVALIN", kind: "primary" },
      { text: "Осип Дравалин", kind: "alias", script: "Cyrl" },
      { text: "The Heron", kind: "weak-alias" },
    ],
    countries: ["BY"],
    addresses: [{ text: "1 Long Street, PO Box 77, 220000, Minsk, BELARUS", city: "Minsk", country: "BY" }],
    identifiers: [
      { type: "eu-reference", value: "EU.9001.1", country: null },
      { type: "un-reference", value: "XXi.007", country: null },
      { type: "passport", value: "D1234567", country: "BY" },
    ],
    dates: [
      { type: "birth", value: "1971-02-15" },
      { type: "birth", value: "1972", approximate: true },
      { type: "birth", value: "1973/1975" },
    ],
    programs: ["UKR", "BLR"],
    linkedTo: [],
    remarks: "Colonel; Deputy Minister; Invented & nobody else",
    listedOn: "2020-01-04",
  });
});

test("a company keeps its ship's number and Greece by the Union's own code; who has no name is told", async () => {
  const { entities, problems } = await collectEntities(parseEu(xml));
  expect(entities[1]).toMatchObject({
    kind: "organization",
    names: [{ text: "Quellmar Ship Management", kind: "primary" }],
    countries: ["GR"],
    identifiers: [{ type: "eu-reference" }, { type: "imo", value: "9000015" }],
    listedOn: "2014-07-31",
  });
  expect(problems).toMatchObject([
    { message: "entry 900003 has no name", position: { path: "export/sanctionentity/nameAlias" } },
  ]);
});

test("the delimited form, a row for each fact in any order, is the same list", async () => {
  expect(await recogniseList(csv())).toBe("eu-csv");
  const { entities, problems } = await collectEntities(parseEuTable(csv));
  expect(problems).toEqual([]);
  expect(entities).toMatchObject([
    {
      id: "900001",
      kind: "person",
      names: [{ text: "Osip DRAVALIN", kind: "primary" }],
      countries: ["BY"],
      addresses: [{ city: "Minsk", country: "BY" }],
      identifiers: [{ type: "eu-reference" }, { type: "passport", value: "D1234567", country: "BY" }],
      dates: [{ type: "birth", value: "1971-02-15" }],
      programs: ["BLR"],
    },
    { id: "900002", kind: "organization", names: [{ text: "Quellmar Ship Management" }], listedOn: "2014-07-31" },
  ]);
});
