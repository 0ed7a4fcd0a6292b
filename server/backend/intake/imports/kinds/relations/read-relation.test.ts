import fc from "fast-check";
import { expect, test } from "vitest";
import { FIELDS_OF_KIND } from "~/backend/contract/import-kinds";
import type { Field, Mapping } from "../../mapping/fields";
import { type RelationRead, relationReader } from "./file-kind";

/** Reads one row in which every given field has a column of its own name; `others` are further rows of the column of probabilities. */
function read(values: Partial<Record<Field, string>>, others: string[] = []): RelationRead {
  const header = Object.keys(values);
  const mapping: Mapping = Object.fromEntries(header.map((field, column) => [field, column]));
  const cells = Object.values(values);
  const sample = [cells, ...others.map((other) => header.map((field) => (field === "probability" ? other : "")))];
  const file = { header, mapping, sample: sample.map((one) => ({ cells: one })), today: "2026-11-28" };
  return relationReader(file)({ number: 7, cells });
}
const said = (values: Partial<Record<Field, string>>, others?: string[]) =>
  read({ from: "Olbrenn Draht", to: "Kwarzit Guss", ...values }, others);
const codesOf = ({ problems }: RelationRead) => problems.map(({ code, severity }) => [code, severity]);

test("ends are read by name, by number, and by a number in the column of names", () => {
  const { candidate, problems } = read({
    from: " Olbrenn  Draht ",
    fromCountry: "Frankreich",
    fromId: "100234.0",
    to: "529900T8BM49AURSDO55",
  });
  expect(problems).toEqual([]);
  expect(candidate?.ends).toMatchObject([
    { end: "from", name: "Olbrenn Draht", country: "FR", identifiers: [{ system: "ERP", id: "100234" }] },
    { end: "to", name: "529900T8BM49AURSDO55", numberOnly: true, identifiers: [{ system: "LEI" }] },
  ]);
  const digits = read({ from: "15 048 3782", to: "Kwarzit Guss" }).candidate?.ends[0];
  expect(digits?.identifiers.map(({ system, id }) => `${system} ${id}`)).toEqual(["ERP 150483782", "DUNS 150483782"]);
});

test("an end that nobody stands at is refused, and so is a relation of one with itself", () => {
  expect(codesOf(read({ from: "n/a", to: "Kwarzit Guss" }))).toEqual([["fromMissing", "error"]]);
  expect(codesOf(read({ from: "Olbrenn Draht", to: "sonstige" }))).toEqual([["toMissing", "error"]]);
  expect(codesOf(said({ to: "OLBRENN DRAHT" }))).toEqual([["selfRelation", "error"]]);
  expect(codesOf(said({ to: "Olbrenn Draht GmbH", fromCountry: "FR", toCountry: "DE" }))).toEqual([]);
  expect(codesOf(said({ fromCountry: "Atlantis" }))).toEqual([["countryUnknown", "error"]]);
});

test.each([
  ["Supplier", "Supplier"],
  ["beliefert", "Supplier"],
  ["Rohstoff", "PrimaryMaterial"],
  ["SECONDARY_MATERIAL", "SecondaryMaterial"],
  ["équipement", "Equipment"],
  ["设备", "Equipment"],
  ["own site", "Own"],
  ["Kunde", "Customer"],
  ["", "Supplier"],
])("the type “%s” is %s", (word, type) => {
  expect(said({ relationType: word }).candidate?.says.type).toBe(type);
});

test("a type that is none is refused instead of becoming another one", () => {
  expect(codesOf(said({ relationType: "friend of" }))).toEqual([["relationTypeUnknown", "error"]]);
});

test.each([
  ["0.8", [], 0.8],
  ["0,8", [], 0.8],
  ["80 %", [], 0.8],
  ["1", [], 1],
  ["80", ["55"], 0.8],
  ["1", ["55"], 0.01],
  ["", [], null],
])("the probability “%s” beside %j is %s", (word, others, probability) => {
  expect(said({ probability: word }, others).candidate?.says.probability).toBe(probability);
});

test.each(["likely", "-0.2", "140 %", "<5 %"])("“%s” is no probability", (word) => {
  expect(codesOf(said({ probability: word }))).toEqual([["probabilityInvalid", "error"]]);
});

test("days are read in all their forms, and an end before the beginning is refused", () => {
  const { candidate, problems } = said({
    hsCode: "721; 84559000",
    shipments: "1,204",
    firstShipment: "Q1 2026",
    lastShipment: "14.3.2026",
  });
  expect(problems.map(({ code }) => code)).toEqual(["zerosRestored"]);
  expect(candidate?.says).toMatchObject({
    ...{ hsCodes: ["0721", "845590"], shipments: 1204, first: "2026-01-01", last: "2026-03-14" },
  });
  expect(codesOf(said({ firstShipment: "2026-03-02", lastShipment: "2026-03-01" }))).toEqual([["dayOrder", "error"]]);
  expect(codesOf(said({ lastShipment: "03/04/2026" }))).toEqual([["dayRefused", "error"]]);
});

test("what a spreadsheet would run is no name, and the titles again are no relation", () => {
  expect(codesOf(said({ from: '=cmd|"/c calc"!A1' }))).toContainEqual(["formulaRefused", "error"]);
  expect(read({ from: "from", to: "to" })).toMatchObject({ candidate: null, problems: [{ code: "titlesAgain" }] });
});

test("the apostrophe by which our own files keep a spreadsheet from running a text is no part of it", () => {
  expect(said({ from: "'+49 Stahl" }).candidate?.ends[0]?.name).toBe("+49 Stahl");
  expect(codesOf(said({ from: "'=1+1" }))).toContainEqual(["formulaRefused", "error"]);
  expect(said({ from: "'t Hooft Staal" }).candidate?.ends[0]?.name).toBe("'t Hooft Staal");
});

test("whatever stands in a row, it is read and its problems point into it", () => {
  const cell = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("=1", "-", "1,5", "#N/A", "DE", "\0", "1e999", "９"),
  );
  const fields = FIELDS_OF_KIND.relations;
  const mapping: Mapping = Object.fromEntries(fields.map((field, column) => [field, column]));
  const reader = relationReader({ header: [...fields], mapping, sample: [], today: "2026-11-28" });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 20 }), (cells) => {
      const { candidate, problems } = reader({ number: 2, cells });
      for (const { column } of problems)
        expect(column === null || column <= Math.max(cells.length, fields.length)).toBe(true);
      if (candidate !== null) expect(candidate.ends.every(({ name }) => name !== "")).toBe(true);
    }),
  );
});
