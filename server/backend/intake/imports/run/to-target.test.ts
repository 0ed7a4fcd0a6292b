import { expect, test } from "vitest";
import { rowReader } from "../rows/read-row";
import { toTarget } from "./to-target";

const HEADER = ["name", "city", "country", "lat", "lon"];
const read = rowReader(HEADER, { name: 0, city: 1, country: 2, lat: 3, lon: 4 });

test("a row that was not looked up leaves its place to be looked up, and one with a point of its own says that it has one", () => {
  const of = (lat: string, lon: string) => {
    const { candidate } = read({ number: 2, cells: ["Elring", "Böblingen", "Germany", lat, lon] });
    return candidate && toTarget(candidate, 1, 1);
  };
  expect(of("", "")?.place).toBeUndefined();
  expect(of("48.69", "9.02")).toMatchObject({ lat: 48.69, place: null });
});
