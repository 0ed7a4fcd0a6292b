import fc from "fast-check";
import { expect, test } from "vitest";
import { DOCUMENT_TYPE_IDS, VALIDITIES } from "~/backend/contract/document-words";
import { isDefault, parseDocumentFilter, searchOf } from "./filter";

const filter = fc.record({
  q: fc.string({ maxLength: 50 }).map((text) => text.trim()),
  documentType: fc.constantFrom(...DOCUMENT_TYPE_IDS, "custom" as const, null),
  validity: fc.constantFrom(...VALIDITIES, null),
  targetId: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
});

test("a filter survives its URL", () => {
  fc.assert(
    fc.property(filter, (one) => {
      expect(parseDocumentFilter(new URLSearchParams(searchOf(one)))).toEqual(one);
    }),
  );
});

test("what no list can mean is left out", () => {
  const parsed = parseDocumentFilter(new URLSearchParams("q=+&documentType=x&validity=valid&targetId=-1"));
  expect(isDefault(parsed)).toBe(true);
});
