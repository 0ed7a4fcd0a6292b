import { expect, test } from "vitest";
import { placeholderOf } from "./placeholder";

test.each([
  ["0/0", 0, 0, "zero"],
  ["what a geocoder answers for China", 35.86166, 104.195397, "CN"],
  ["the middle of Germany's box", 51.09, 10.44, "DE"],
  ["whole degrees", 23, 90, "degree"],
  ["a factory in Dongguan", 22.9203, 113.657, null],
  ["a factory in Singapore, which is all middle", 1.36, 103.82, null],
  ["the sea beside 0/0", 0.02, 0.02, null],
])("%s", (_, lat, lon, placeholder) => {
  expect(placeholderOf({ lat, lon })).toBe(placeholder);
});
