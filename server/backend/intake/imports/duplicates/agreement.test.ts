import { expect, test } from "vitest";
import type { SupplierFacts } from "~/backend/contract/import-rows";
import { agreementOf } from "./agreement";

const facts = (of: Partial<SupplierFacts>): SupplierFacts => ({
  ...{ name: "Ostrau Guss a.s.", otherNames: [], country: "CZ", city: "Ostrava", postalCode: null, address: null },
  ...{ identifiers: [], hsCodes: [], industry: null, website: null },
  ...of,
});

test("what both say is the same or another, and what one of them leaves out is neither", () => {
  const row = facts({
    address: "Vítkovická 14",
    identifiers: [{ system: "VAT", value: "CZ45193207" }],
    hsCodes: ["7325"],
  });
  const near = facts({
    ...{ name: "Ostrava Guss a.s.", city: "Ostrava-město", address: "14 Vitkovicka", hsCodes: ["732510"] },
    identifiers: [
      { system: "VAT", value: "CZ45193207" },
      { system: "ERP", value: "1" },
    ],
  });
  expect(agreementOf(row, near, 0.86)).toEqual({
    ...{ name: "alike", country: "same", city: "same", postalCode: null, address: "same", hsCodes: "same" },
    identifiers: { VAT: "same" },
  });
  const far = facts({ country: "PL", address: "Vítkovická 41", identifiers: [{ system: "VAT", value: "CZ27804411" }] });
  expect(agreementOf(row, far, 0.4)).toMatchObject({
    ...{ name: "other", country: "other", address: "other", hsCodes: null, identifiers: { VAT: "other" } },
  });
});

test("of several numbers in one system one that is equal is enough, and codes are compared by their heading", () => {
  const two = [
    { system: "VAT", value: "1" },
    { system: "VAT", value: "2" },
  ];
  const one = facts({ identifiers: [{ system: "VAT", value: "2" }], hsCodes: ["7326"] });
  expect(agreementOf(facts({ identifiers: two, hsCodes: ["732510"] }), one, 1)).toMatchObject({
    ...{ name: "same", hsCodes: "other", identifiers: { VAT: "same" } },
  });
});
