import fc from "fast-check";
import { expect, test } from "vitest";
import { EVENT_GROUPS } from "~/backend/contract/alert-words";
import { MEASURE_DOERS, MEASURE_EFFORTS, MEASURE_LAWS, MEASURE_PURPOSES } from "~/backend/contract/measure-words";
import { parseTargetFilter } from "~/domain/target/target-filter";
import { isNarrowed, isShown, parseFilter, toSearch } from "./filter";

const orNone = <T>(words: readonly T[]) => fc.option(fc.constantFrom(...words));
const filter = fc.record({
  all: fc.constantFrom(null, { collectionId: 4, filter: parseTargetFilter(new URLSearchParams("types=POI&q=mill")) }),
  targetIds: fc.uniqueArray(fc.integer({ min: 1, max: 1e9 }), { maxLength: 20 }),
  group: orNone(EVENT_GROUPS),
  purpose: orNone(MEASURE_PURPOSES),
  effort: orNone(MEASURE_EFFORTS),
  law: orNone(MEASURE_LAWS),
  doer: orNone(MEASURE_DOERS),
  template: fc.boolean(),
  results: fc.boolean(),
});

test("an address says all of a filter", () => {
  fc.assert(
    fc.property(filter, (one) => {
      expect(parseFilter(new URLSearchParams(toSearch(one)))).toEqual(one);
    }),
  );
});

test("what is no filter of ours is none", () => {
  const none = parseFilter(
    new URLSearchParams("group=x&purpose=&effort=XL&law=gdpr&doer=me&template=yes&results=2&targetIds=0,a,-1,1e3"),
  );
  expect(isNarrowed(none)).toBe(false);
  expect(toSearch(none)).toBe("");
});

test("a filter leaves out what does not have all of it", () => {
  const measure = {
    groups: [EVENT_GROUPS[0]],
    purpose: "prevent" as const,
    effort: "S" as const,
    laws: ["lksg-6-4" as const],
    ...{ typeId: "corrective-plan" as const, hasTemplate: true },
    results: { started: 1, assessed: 0, shares: null },
  };
  const shown = (search: string) => isShown(measure, parseFilter(new URLSearchParams(search)));
  expect(shown("")).toBe(true);
  expect(shown(`group=${EVENT_GROUPS[0]}&purpose=prevent&effort=S&law=lksg-6-4&doer=supplier&template=1`)).toBe(true);
  for (const other of [
    `group=${EVENT_GROUPS[1]}`,
    "purpose=remedy",
    "effort=L",
    "law=lksg-7",
    "doer=own",
    "doer=auditor",
    "results=1",
  ])
    expect([other, shown(other)]).toEqual([other, false]);
  expect(isShown({ ...measure, hasTemplate: false }, parseFilter(new URLSearchParams("template=1")))).toBe(false);
});
