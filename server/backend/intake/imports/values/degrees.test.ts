import { expect, test } from "vitest";
import { degreesOf } from "./degrees";

test.each<[string, number | null]>([
  ["48,137", 48.137],
  ["S 33.9", -33.9],
  ["11.5 W", -11.5],
  ["23°59'N", 23.98333],
  ["23° 59' 12\" S", -23.98667],
  ["-46 37 30", -46.625],
  ["9°03′26″O", 9.05722],
  ["48°75'N", null],
  ["Ulm", null],
])("%s is %s", (text, degrees) => {
  expect(degreesOf(text)).toBe(degrees);
});
