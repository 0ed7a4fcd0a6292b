import { expect, test } from "vitest";
import { rowReader } from "../rows/read-row";
import { RowPlaces } from "./row-places";

const HEADER = ["name", "address", "city", "country", "lat", "lon"];
const MAPPING = { name: 0, address: 1, city: 2, country: 3, lat: 4, lon: 5 };

function readAll(rows: readonly string[][]) {
  const places = new RowPlaces();
  const read = rowReader(HEADER, MAPPING);
  const done = rows.map((cells, n) => places.placed(read({ number: n + 2, cells })));
  return { done, shared: [...places.shared()] };
}

test("a row without a point has its town's, and keeps none of its own", () => {
  const [row] = readAll([["Elring", "Max-Eyth-Str. 2", "Böblingen", "Germany", "", ""]]).done;
  expect(row?.candidate).toMatchObject({
    lat: null,
    lon: null,
    placed: { lat: 48.6821, lon: 9.0117, place: { precision: "town", source: "gazetteer", name: "Böblingen" } },
  });
});

test("a row with a point of its own is taken at its word", () => {
  const [row] = readAll([["Elring", "Max-Eyth-Str. 2", "Böblingen", "Germany", "48.69", "9.02"]]).done;
  expect(row?.candidate).toMatchObject({ lat: 48.69, lon: 9.02 });
  expect(row?.candidate?.placed).toBeUndefined();
});

test("a country's middle gives way to the address, and is kept as no better than the country where there is none", () => {
  const { done } = readAll([
    ["A", "5 Xingfu Road, Dongguan, Guangdong", "", "China", "35.86166", "104.195397"],
    ["B", "", "", "China", "35.86166", "104.195397"],
    ["C", "", "", "Bangladesh", "24", "90"],
  ]);
  const places = done.map(({ candidate }) => candidate?.placed?.place?.precision);
  expect(places).toEqual(["town", "country", "country"]);
  expect(done[1]?.candidate?.placed).toMatchObject({ lat: 35.86166, lon: 104.195397, place: { source: "given" } });
  expect(done.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    ["coordinatesPlaceholder"],
    ["coordinatesPlaceholder"],
    ["coordinatesPlaceholder"],
  ]);
});

test("a town that lies in the middle of its country is no placeholder", () => {
  const [row] = readAll([["Mill", "1 Hoca Road, Kırşehir", "Kirsehir", "Turkey", "38.963745", "35.243322"]]).done;
  const [far] = readAll([["Mill", "1 Liman Road", "Izmir", "Turkey", "38.963745", "35.243322"]]).done;
  expect(far?.candidate?.placed?.place).toMatchObject({ precision: "town", name: "İzmir" });
  expect(row?.problems.map(({ code }) => code)).toEqual(["coordinatesPlaceholder"]);
});

test("a point that rows with other addresses share is as vague as they lie apart", () => {
  const at = ["23.1291", "113.2644"];
  const near = ["1 Xi Cha Rd, Guangzhou", "2 Hua Du Rd, Guangzhou", "3 Zhong Shan Rd, Guangzhou"];
  const apart = ["1 A Rd, Guangzhou", "2 B Rd, Wenzhou", "3 C Rd, Qingdao"];
  const rowsOf = (addresses: string[]) => addresses.map((address, n) => [`F${n}`, address, "", "China", ...at]);
  const shared = (addresses: string[]) =>
    readAll(rowsOf(addresses)).shared.map(({ row, placed }) => [row, placed.place?.precision]);
  expect(shared(near)).toEqual([
    [2, "town"],
    [3, "town"],
    [4, "town"],
  ]);
  expect(shared(apart)).toEqual([
    [2, "country"],
    [3, "country"],
    [4, "country"],
  ]);
  expect(shared([near[0] ?? "", near[0] ?? "", near[1] ?? ""])).toEqual([]);
});

test("a list that takes too long to look up is left to the step that makes its targets", () => {
  const read = rowReader(HEADER, MAPPING)({ number: 2, cells: ["Elring", "", "Böblingen", "Germany", "", ""] });
  const { candidate } = new RowPlaces(0).placed(read);
  expect(candidate?.placed).toBeUndefined();
});
