import fc from "fast-check";
import { expect, test } from "vitest";
import { SANCTIONS_FILTER, TARGET_SORTS, TARGET_TYPES } from "~/backend/contract/target-words";
import {
  parseTargetFilter,
  showsAll,
  type TargetListFilter,
  targetFilterFields,
  targetFilterSearch,
  targetMatchFields,
  valuesOf,
  withoutValue,
} from "./target-filter";

const empty = parseTargetFilter(new URLSearchParams());
const some = (field: Parameters<typeof valuesOf>[0]) => fc.subarray([...valuesOf(field)]);
const filters: fc.Arbitrary<TargetListFilter> = fc.record({
  tiers: some("tiers"),
  types: some("types"),
  risks: some("risks"),
  edgeTypes: some("edgeTypes"),
  edgeSources: some("edgeSources"),
  sanctions: some("sanctions"),
  q: fc.string({ maxLength: 50 }).map((text) => text.trim()),
  countries: fc.subarray(["DE", "PL", "CN"]),
  following: fc.constantFrom("" as const, "true" as const, "false" as const),
  foreignId: fc.string({ maxLength: 50 }).map((text) => text.trim()),
  sort: fc.constantFrom(...TARGET_SORTS),
});

test("a filter is the same again when it is read from its own address", () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(parseTargetFilter(new URLSearchParams(targetFilterSearch(filter)))).toEqual(filter);
    }),
  );
});

test("whatever an address says, a filter comes of it, with known values only", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(empty)), fc.string()), (said) => {
      const { types, sanctions, sort } = parseTargetFilter(new URLSearchParams(said));
      expect(types.every((one) => (TARGET_TYPES as readonly string[]).includes(one))).toBe(true);
      expect(sanctions.every((one) => (SANCTIONS_FILTER as readonly string[]).includes(one))).toBe(true);
      expect(TARGET_SORTS).toContain(sort);
    }),
  );
});

test("boxes of a form and a list with commas say the same", () => {
  const boxes = parseTargetFilter(new URLSearchParams("types=POI&types=country&tiers=2"));
  expect(boxes).toEqual(parseTargetFilter(new URLSearchParams("types=country,POI&tiers=2")));
  expect(targetFilterFields(boxes)).toEqual({ types: "POI,country", tiers: "2" });
});

test("one value after the other is taken out until nothing is left out", () => {
  const filter = parseTargetFilter(new URLSearchParams("types=POI,country&q=a&countries=DE&following=true&sort=name"));
  const taken: [string, string][] = [
    ["types", "POI"],
    ["types", "country"],
    ["q", "a"],
    ["countries", "DE"],
    ["following", "true"],
  ];
  const left = taken.reduce((rest, [field, value]) => {
    expect(showsAll(rest)).toBe(false);
    return withoutValue(rest, field, value);
  }, filter);
  expect([showsAll(left), left.sort]).toEqual([true, "name"]);
});

test("the riskiest stand first unless another order is asked for, and that alone stands in an address", () => {
  expect([empty.sort, targetFilterSearch(empty)]).toEqual(["riskiest", ""]);
  expect(targetFilterSearch({ ...empty, sort: "name" })).toBe("?sort=name");
  // Where all that match are meant, no order is said.
  expect(targetMatchFields({ ...empty, sort: "name", q: "a" })).toEqual({ q: "a" });
});
