import fc from "fast-check";
import { expect, test } from "vitest";
import type { Mapping } from "../mapping/fields";
import type { SupplierCandidate } from "../rows/candidate";
import { rowReader } from "../rows/read-row";
import { findDuplicates } from "./find-duplicates";

const HEADER = ["Name", "Country", "City", "Address", "LEI", "ERP", "lat", "lon", "Type"];
const MAPPING: Mapping = { name: 0, country: 1, city: 2, address: 3, lei: 4, erpId: 5, lat: 6, lon: 7, kind: 8 };
const read = rowReader(HEADER, MAPPING);

/** Cells in the order of HEADER, the last ones may be left out; rows are numbered from 2. */
const suppliers = (...rows: string[][]): SupplierCandidate[] =>
  rows.flatMap((cells, index) => read({ number: index + 2, cells }).candidate ?? []);

const groups = async (...rows: string[][]): Promise<number[][]> =>
  (await findDuplicates(suppliers(...rows))).map((group) => group.rows);

const LEI = "529900T8BM49AURSDO55";
const OTHER_LEI = "5493001KJTIIGC8Y1R12";

test.each([
  ["legal form, accents and order of words", ["Müller Süd GmbH", "DE", "Ulm"], ["SUD MULLER", "DE", "Ulm"]],
  ["a slip of the pen", ["Brightwey Textiles Ltd", "BD", "Dhaka"], ["Brightway Textile Limited", "BD", "Dhaka"]],
  ["an abbreviation", ["Golden Star Mfg. Co.", "CN", "Ningbo"], ["Golden Star Manufacturing", "CN", "Ningbo"]],
  ["a space", ["Epy Llion Style", "BD", "Gazipur"], ["Epyllion Style Ltd.", "BD", "Gazipur"]],
  ["two scripts", ["杭州东风", "CN", "Hangzhou"], ["Hangzhou Dongfeng Co., Ltd.", "CN", "Hangzhou"]],
  ["an LEI", ["Nord AG", "DE", "Ulm", "", LEI], ["Nord Automotive", "DE", "Bonn", "", LEI]],
  ["a vendor number in another country", ["Nord AG", "DE", "", "", "", "4711"], ["Süd SA", "FR", "", "", "", "4711"]],
  ["a vendor number", ["Nord AG", "DE", "", "", "", "4711"], ["Nord Automotive AG", "DE", "", "", "", "4711"]],
])("%s does not hide a duplicate", async (_, one, other) => {
  expect(await groups(one, ["Something else", "FR", "Lyon"], other)).toEqual([[2, 4]]);
});

test.each([
  ["another country", ["Nord AG", "DE", ""], ["Nord AG", "FR", ""]],
  ["another city", ["Nord AG", "DE", "Ulm"], ["Nord AG", "DE", "Bonn"]],
  ["another number in the name", ["Plant 1 Nord", "DE", "Ulm"], ["Plant 2 Nord", "DE", "Ulm"]],
  ["another LEI", ["Nord AG", "DE", "Ulm", "", LEI], ["Nord AG", "DE", "Ulm", "", OTHER_LEI]],
  [
    "only common words in common",
    ["Dhaka Garments Industries Ltd", "BD", "Dhaka"],
    ["Savar Garments Industries Ltd", "BD", "Dhaka"],
  ],
  [
    "two sites of one legal entity",
    ["Works East", "DE", "Ulm", "", LEI, "", "", "", "site"],
    ["Works West", "DE", "Bonn", "", LEI, "", "", "", "site"],
  ],
  ["far apart", ["Nord AG", "DE", "", "", "", "", "48.4", "10.0"], ["Nord AG", "DE", "", "", "", "", "52.5", "13.4"]],
])("%s keeps two suppliers apart", async (_, one, other) => {
  expect(await groups(one, other)).toEqual([]);
});

test("a duplicate says why, and whether a person has to look", async () => {
  const [sure] = await findDuplicates(
    suppliers(["Nord AG", "DE", "Ulm", "", LEI], ["NORD A.G.", "DE", "Ulm", "", LEI]),
  );
  expect(sure).toMatchObject({
    certain: true,
    pairs: [
      {
        rows: [2, 3],
        score: 0.97,
        reasons: [
          { key: "imports:duplicates.identifier", params: { system: "LEI", id: LEI } },
          { key: "imports:duplicates.name", params: { likeness: 100 } },
          { key: "imports:duplicates.place.city", params: {} },
        ],
      },
    ],
  });
  const [unsure] = await findDuplicates(suppliers(["Nord AG", "DE"], ["Nord", "DE"]));
  expect(unsure).toMatchObject({ certain: false, score: 0.825 });
  const numbers = suppliers(["Nord AG", "DE", "Ulm", "", "", "1"], ["Nord AG", "DE", "Ulm", "", "", "2"]);
  expect(await findDuplicates(numbers)).toMatchObject([{ certain: false, score: 0.9 }]);
});

test("the comparison can be replaced", async () => {
  const rows = suppliers(["Nord", "DE"], ["Nord", "FR"]);
  expect(await findDuplicates(rows, { compare: () => ({ score: 1, reasons: [], contradicted: false }) })).toMatchObject(
    [{ rows: [2, 3] }],
  );
});

test("groups share no row, are in order, and do not depend on the order of the candidates", async () => {
  const cell = fc.constantFrom("Nord", "Nord AG", "Sud", "Süd GmbH", "West 1", "West 2");
  const row = fc.tuple(
    cell,
    fc.constantFrom("DE", "FR", ""),
    fc.constantFrom("Ulm", "Bonn", ""),
    fc.constant(""),
    fc.constantFrom("", LEI, OTHER_LEI),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 30 }), async (rows) => {
      const candidates = suppliers(...rows);
      const found = await findDuplicates(candidates);
      const all = found.flatMap((group) => group.rows);
      expect(new Set(all).size).toBe(all.length);
      for (const group of found) expect(group.rows).toEqual([...group.rows].sort((a, b) => a - b));
      expect(await findDuplicates([...candidates].reverse())).toEqual(found);
    }),
  );
});

test("thousands of the same supplier, and thousands of branches of one, are compared a few at a time", async () => {
  let compared = 0;
  const count = {
    compare: () => {
      compared += 1;
      return null;
    },
  };
  await findDuplicates(suppliers(...Array.from({ length: 3000 }, (_, i) => ["Nord AG", "DE", `City ${i}`])), count);
  expect(compared).toBeLessThan(3000 * 60);
  const same = suppliers(...Array.from({ length: 3000 }, () => ["Nord AG", "DE", "Ulm", "", LEI]));
  expect((await findDuplicates(same))[0]?.rows).toHaveLength(3000);
});
