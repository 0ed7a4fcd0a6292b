import { expect, test } from "vitest";
import type { SanctionsListPreview } from "~/backend/contract/sanctions-list-preview";
import { foundIn, readFound } from "./found";

const preview = (given: Partial<SanctionsListPreview>): SanctionsListPreview => ({
  ...{ name: "own", title: "own", format: "table", currentVersion: null, nothingNew: false, refusal: null, plan: null },
  ...{ files: [], mapping: null, ...given },
});
const file = (...columns: string[]) => ({ name: "a.csv", part: null, columns });

test("columns of all files are offered once, with what each was taken for", () => {
  const files = [file("Id", "Firma", " "), file("Id", "Art")];
  const mapping = { name: "Firma", id: "Id", kind: { column: "Art", values: {} }, identifiers: { imo: "IMO" } };
  const found = foundIn(preview({ files, mapping }));
  expect(found).toEqual({ titles: ["Id", "Firma", "Art"], detected: { name: "Firma", id: "Id", kind: "Art" } });
  expect(readFound(JSON.stringify(found))).toEqual(found);
});

test("a title longer than a form may carry is left out, and the others can still be chosen", () => {
  const long = "Firmenbezeichnung ".repeat(20).trim();
  const mapping = { name: long, id: "Id" } as SanctionsListPreview["mapping"];
  const found = foundIn(preview({ files: [file("Id", long)], mapping }));
  expect(found).toEqual({ titles: ["Id"], detected: { id: "Id" } });
  expect(readFound(JSON.stringify(found))).toEqual(found);
});

test("a list that is no table has no columns to choose from, and junk is none", () => {
  expect(foundIn(preview({ format: "un" }))).toBeNull();
  for (const junk of [undefined, "", "{", "[]", '{"titles":[1],"detected":{}}', '{"titles":[],"detected":{"x":"y"}}']) {
    expect(readFound(junk), String(junk)).toBeNull();
  }
});
