import { expect, test } from "vitest";
import type { SupplierCandidate } from "../rows/candidate";
import { rowReader } from "../rows/read-row";
import { PackedTraits } from "./packed-traits";
import { type Traits, traitsOf } from "./traits";

const HEADER = ["Name", "Country", "City", "Address", "LEI", "ERP", "lat", "lon", "Aliases"];
const read = rowReader(HEADER, {
  ...{ name: 0, country: 1, city: 2, address: 3, lei: 4, erpId: 5, lat: 6, lon: 7, aliases: 8 },
});
const candidate = (...cells: string[]): SupplierCandidate =>
  read({ number: 2, cells }).candidate ?? expect.unreachable();

const LISTED = [
  candidate("Nord AG"),
  candidate(
    "Müller Süd GmbH",
    "DE",
    "Ulm",
    "Domstr. 5",
    "529900T8BM49AURSDO55",
    "47|11 ü",
    "48.4",
    "10",
    "Nord|Süd; 北方",
  ),
  candidate("苏州精工有限公司", "CN", "苏州", "人民路12号"),
  candidate("3 of the", "FR", "Lyon"),
  candidate(`${"Ä".repeat(400)} Unit B`, "TR", "", "", "", "—"),
];

test("traits come out as they were packed, whatever of them is asked for first", () => {
  const all = LISTED.map(traitsOf);
  const packed = new PackedTraits();
  expect(all.map((traits) => packed.add(traits))).toEqual([0, 1, 2, 3, 4]);
  for (const [number, traits] of all.entries()) {
    const fields = Object.keys(traits) as (keyof Traits)[];
    for (const field of fields) expect(packed.get(number)[field], field).toEqual(traits[field]);
    for (const field of fields.reverse()) expect(packed.get(number)[field], field).toEqual(traits[field]);
  }
});

test("of more than are kept unpacked each is still itself", () => {
  const packed = new PackedTraits();
  const traits = traitsOf(LISTED[1] as SupplierCandidate);
  for (let row = 0; row < 3000; row++) packed.add({ ...traits, row, words: [`w${row}`] });
  for (let row = 0; row < 3000; row++) expect([packed.get(row).row, packed.get(row).words]).toEqual([row, [`w${row}`]]);
});
