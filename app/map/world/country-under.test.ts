import { expect, test } from "vitest";
import { countryUnder } from "./country-under.server";

test("a point lies in its country, a hole is none of the land around it, and the sea is nobody's", () => {
  expect(countryUnder([104, 35])).toBe("CN");
  expect(countryUnder([10, 51])).toBe("DE");
  expect(countryUnder([28.2, -29.5])).toBe("LS");
  expect(countryUnder([25, -29])).toBe("ZA");
  expect(countryUnder([-179, 67])).toBe("RU");
  expect(countryUnder([-30, 30])).toBeNull();
  expect(countryUnder([0, 90])).toBeNull();
});
