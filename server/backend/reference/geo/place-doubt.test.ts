import { expect, test } from "vitest";
import { placeDoubt } from "./place-doubt";

test.each([
  ["a works in Ulm", { lat: 48.4, lon: 9.99, country: "DE" }, "none"],
  ["the same with both swapped, off Somalia", { lat: 9.99, lon: 48.4, country: "DE" }, "swapped"],
  ["nothing known", { lat: 0, lon: 0.005, country: "DE" }, "zero"],
  ["nothing known of which the country is not either", { lat: 0, lon: 0, country: null }, "zero"],
  ["no country to compare with", { lat: 9.99, lon: 48.4, country: null }, "none"],
  ["another country than the stated one, either way round", { lat: 48.85, lon: 2.35, country: "DE" }, "none"],
  ["a point that is on Earth one way round only", { lat: 31.2, lon: 121.5, country: "CN" }, "none"],
  ["the diagonal, where both points are near", { lat: 8.5, lon: 8.9, country: "CM" }, "none"],
  ["Chile, swapped into the Southern Ocean", { lat: -70.6, lon: -33.4, country: "CL" }, "swapped"],
])("%s", (_, place, doubt) => {
  expect(placeDoubt(place)).toBe(doubt);
});
