import fc from "fast-check";
import { expect, test } from "vitest";
import { SUPPLIER_FIELDS as FIELDS } from "~/backend/contract/import-kinds";
import type { Field, Mapping } from "../mapping/fields";
import { decimalOf } from "../values/decimal";
import type { SupplierCandidate } from "./candidate";
import { type ReadRow, rowReader } from "./read-row";

/** Reads one row in which every given field has a column of its own name. */
function read(values: Partial<Record<Field, string>>, formulas?: number[]): ReadRow {
  const header = Object.keys(values);
  const mapping: Mapping = Object.fromEntries(header.map((field, column) => [field, column]));
  return rowReader(header, mapping)({ number: 7, cells: Object.values(values), ...(formulas && { formulas }) });
}

function ok(values: Partial<Record<Field, string>>): SupplierCandidate {
  const { candidate, problems } = read({ name: "Nord AG", ...values });
  expect(problems).toEqual([]);
  if (candidate === null) throw new Error("no candidate");
  return candidate;
}

const codes = (values: Partial<Record<Field, string>>): string[] =>
  read({ name: "Nord AG", ...values }).problems.map(({ code }) => code);

test("values come out in one form", () => {
  const decomposed = "Süd\u00a0\u200bAG \n";
  expect(
    ok({
      name: decomposed,
      country: "Viet Nam",
      address: "Gate 3,\r\n Harbour Road 1",
      lat: "-11,5",
      lon: "106.7 E",
      hsCode: "0901.21; 6403",
      spend: "1.234.567,50 €",
      tier: "Tier 2",
      size: "1.200",
      website: "www.sued.example",
      email: "Info@Sued.example",
      aliases: "Sued; Sud",
      lei: "529900T8BM49AURSDO55",
      duns: "12-345-6789",
      vat: "de 123.456.789",
      erpId: "0004711",
    }),
  ).toMatchObject({
    row: 7,
    name: "Süd AG",
    country: "VN",
    address: "Gate 3, Harbour Road 1",
    lat: -11.5,
    lon: 106.7,
    hsCodes: ["090121", "6403"],
    spend: { amount: 1234567.5, currency: "EUR" },
    tier: 2,
    size: "Large",
    employees: 1200,
    website: "https://www.sued.example/",
    email: "info@sued.example",
    aliases: ["Sued", "Sud"],
    identifiers: [
      { system: "ERP", id: "0004711" },
      { system: "DUNS", id: "123456789" },
      { system: "LEI", id: "529900T8BM49AURSDO55" },
      { system: "VAT", id: "DE123456789" },
    ],
  });
});

test("fillers are nothing", () => {
  expect(ok({ city: "n/a", region: "-", phone: "k.A.", commodity: "无" })).toMatchObject({
    city: null,
    region: null,
    phone: null,
    commodity: null,
  });
});

test.each<[Partial<Record<Field, string>>, string[]]>([
  [{ name: " ", country: "DE" }, ["nameMissing"]],
  [{ name: "..!", country: "DE" }, ["nameTooShort"]],
  [{ country: "Atlantis" }, ["countryUnknown"]],
  [{ country: "" }, ["countryMissing"]],
  [{ country: "Gernany" }, ["countryGuessed"]],
  [{ lat: "abc", lon: "10" }, ["coordinateInvalid"]],
  [{ lat: "", lon: "10" }, ["coordinateAlone"]],
  [{ lat: "120.5", lon: "31.2" }, ["coordinatesSwapped"]],
  [{ lat: "0", lon: "0.0" }, ["coordinatesZero"]],
  [{ lei: "529900T8BM49AURSDO56" }, ["leiInvalid"]],
  [{ duns: "12345678" }, ["zerosRestored"]],
  [{ duns: "12" }, ["dunsInvalid"]],
  [{ hsCode: "90121" }, ["zerosRestored"]],
  [{ hsCode: "coffee" }, ["hsCodeInvalid"]],
  [{ email: "nobody" }, ["emailInvalid"]],
  [{ website: "javascript:alert(1)" }, ["websiteInvalid"]],
  [{ spend: "much" }, ["numberInvalid"]],
  [{ tier: "9" }, ["tierInvalid"]],
  [{ size: "4915112345678" }, ["sizeUnknown"]],
  [{ size: `${"1".repeat(32_000)}a` }, ["tooLong"]],
  [{ erpId: "A".repeat(201) }, ["tooLong"]],
  [{ name: "N".repeat(501) }, ["tooLong", "nameMissing"]],
  [{ city: "#REF!" }, ["spreadsheetError"]],
  [{ city: "K\ufffdln" }, ["unreadableCharacters"]],
])("%j has the problem %j", (values, expected) => {
  expect(codes(values)).toEqual(expected);
});

test("a problem names its row, its column, what was written and what to do", () => {
  expect(read({ name: "Nord AG", country: "Atlantis" }).problems).toEqual([
    {
      row: 7,
      column: 2,
      title: "country",
      field: "country",
      severity: "error",
      code: "countryUnknown",
      key: "imports:problems.countryUnknown",
      advice: "imports:advice.countryUnknown",
      params: { value: "Atlantis" },
    },
  ]);
});

test("a text that looks like a formula stays a text, one that would run is refused, and a signed number is none", () => {
  const { candidate, problems } = read({
    name: '=HYPERLINK("http://x")',
    city: "@SUM(A1)",
    region: "-Nord-",
    phone: "+49 (30) 1234-5",
    lat: "-1.5",
    lon: "+3",
  });
  expect(candidate).toMatchObject({
    name: '=HYPERLINK("http://x")',
    city: "@SUM(A1)",
    phone: "+49 (30) 1234-5",
    lat: -1.5,
    lon: 3,
  });
  expect(problems.map(({ code, column }) => [code, column])).toEqual([
    ["formulaRefused", 1],
    ["formulaRefused", 2],
    ["formulaLike", 3],
  ]);
  expect(problems.map(({ severity }) => severity)).toEqual(["error", "error", "warning"]);
});

test("a cell that is a formula says so, and so does one that was never computed", () => {
  expect(read({ name: "Nord AG", city: "" }, [0, 1]).problems.map(({ code }) => code)).toEqual([
    "formula",
    "formulaWithoutValue",
  ]);
});

test("content beyond the header is pointed at", () => {
  const { problems } = rowReader(["Name"], { name: 0 })({ number: 3, cells: ["Nord AG", "", "lost"] });
  expect(problems).toMatchObject([{ code: "beyondHeader", row: 3, column: 3, params: { value: "lost" } }]);
});

test("a list of factories is a list of sites, and a row can say otherwise", () => {
  const kinds = (title: string, kind: string): string | undefined =>
    rowReader([title, "Type"], { name: 0, kind: 1 })({ number: 2, cells: ["Nord", kind] }).candidate?.kind;
  expect([
    kinds("Factory name", ""),
    kinds("Name", ""),
    kinds("Factory name", "Company"),
    kinds("Lieferant", "Werk"),
  ]).toEqual(["site", "organization", "organization", "site"]);
});

test("numbers are read in the ways people write them", () => {
  const written = [
    "1234.5",
    "1,234.5",
    "1.234,5",
    "1 234,5",
    "1'234.5",
    "48,137",
    "-0,5",
    "1e3",
    "abc",
    "1.2.3,4,5",
    "",
    ".",
  ];
  expect(written.map((text) => decimalOf(text))).toEqual([
    1234.5,
    1234.5,
    1234.5,
    1234.5,
    1234.5,
    48.137,
    -0.5,
    1000,
    null,
    null,
    null,
    null,
  ]);
  expect([decimalOf("12.500", { grouped: true }), decimalOf("12.500")]).toEqual([12500, 12.5]);
});

test.each(["valueOf", "constructor", "__proto__", "toString"])("%s is no country", (word) => {
  expect(
    rowReader(["Name", "Land"], { name: 0, country: 1 })({ number: 2, cells: ["Nord Werk", word] }).candidate,
  ).toMatchObject({
    country: null,
  });
});

test("whatever stands in a row, it is read and its problems point into it", () => {
  const cell = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("=1", "-", "1,5", "#N/A", "DE", "\0", "1e999", "９"),
  );
  const mapping: Mapping = Object.fromEntries(FIELDS.map((field, column) => [field, column]));
  const reader = rowReader([...FIELDS], mapping);
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 30 }), (cells) => {
      const { candidate, problems } = reader({ number: 2, cells });
      for (const { column } of problems)
        expect(column === null || column <= Math.max(cells.length, FIELDS.length)).toBe(true);
      if (candidate?.lat != null) expect(Math.abs(candidate.lat)).toBeLessThanOrEqual(90);
      expect(candidate?.country ?? "XX").toMatch(/^[A-Z]{2}$/);
      expect(candidate?.name ?? "x").not.toBe("");
    }),
    { numRuns: 300 },
  );
});

test("a figure as long as a cell may be is none, at once", () => {
  expect(decimalOf(`${"1".repeat(32_000)}a`)).toBeNull();
  expect(decimalOf("1".repeat(61))).toBeNull();
});

test.each<[string, string | null, string[]]>([
  ["1.00123E+05", "100123", []],
  ["1,5E+1", "15", []],
  ["1.2E+11", null, ["numberSpoilt"]],
  ["4711E2", "4711E2", []],
  ["1E5", "1E5", []],
  ["1E+05", null, ["numberSpoilt"]],
])("the number %s of a spreadsheet is %s", (written, wanted, codes) => {
  const { candidate, problems } = rowReader(["Name", "No"], { name: 0, erpId: 1 })({
    number: 2,
    cells: ["Nord AG", written],
  });
  expect(candidate?.identifiers.map(({ id }) => id)).toEqual(wanted === null ? [] : [wanted]);
  expect(problems.map(({ code }) => code)).toEqual(codes);
});

test("the town, the region and the country of one column are told apart, where the list has no other of countries", () => {
  const read = (city: string) =>
    rowReader(["Name", "Location"], { name: 0, city: 1 })({ number: 2, cells: ["Nord AG", city] }).candidate;
  expect(read("Bien Hoa, Dong Nai, Vietnam")).toMatchObject({ city: "Bien Hoa", region: "Dong Nai", country: "VN" });
  expect(read("Leeds, UK")).toMatchObject({ city: "Leeds", region: null, country: "GB" });
  expect(read("Fresno, CA")).toMatchObject({ city: "Fresno, CA", country: null });
});
