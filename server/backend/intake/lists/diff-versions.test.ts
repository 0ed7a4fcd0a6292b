import fc from "fast-check";
import { expect, test } from "vitest";
import type { ListedEntity } from "../../platform/db/shapes/listed-entity";
import { diffVersions, entityHash } from "./diff-versions";

const entity = (id: string, changes: Partial<ListedEntity> = {}): ListedEntity => ({
  id,
  listName: "Sample",
  kind: "organization",
  names: [
    { text: `EXAMPLE ${id}`, kind: "primary" },
    { text: "EX", kind: "alias" },
  ],
  countries: ["IR", "RU"],
  addresses: [],
  identifiers: [{ type: "tax", value: "1", country: null }],
  dates: [],
  programs: ["A", "B"],
  linkedTo: [],
  remarks: "",
  listedOn: null,
  ...changes,
});

test("what came, what went and which fields changed", () => {
  const before = [entity("1"), entity("2"), entity("3")];
  const after = [entity("4"), entity("3", { countries: ["IR"], remarks: "moved" }), entity("1")];
  const diff = diffVersions(before, after);
  expect(diff.added.map(({ id }) => id)).toEqual(["4"]);
  expect(diff.removed.map(({ id }) => id)).toEqual(["2"]);
  expect(diff.changed.map(({ id, fields }) => [id, fields])).toEqual([["3", ["countries", "remarks"]]]);
  expect(diff.unchanged).toBe(1);
});

test("the order of entries and of what is inside them means nothing", () => {
  const turned = entity("1");
  turned.names.reverse();
  turned.programs.reverse();
  expect(diffVersions([entity("1")], [turned])).toMatchObject({ changed: [], unchanged: 1 });
  expect(entityHash(turned)).toBe(entityHash(entity("1")));
});

const versions = fc.uniqueArray(
  fc.record({ id: fc.constantFrom("1", "2", "3", "4", "5"), remarks: fc.constantFrom("", "x", "y") }),
  { selector: ({ id }) => id },
);

test("a difference read backwards swaps what came and went", () => {
  fc.assert(
    fc.property(versions, versions, fc.func(fc.nat()), (one, other, order) => {
      const before = one.map(({ id, ...changes }) => entity(id, changes));
      const after = other.map(({ id, ...changes }) => entity(id, changes));
      const there = diffVersions(before, after);
      const back = diffVersions(
        after.toSorted((a, b) => order(a.id) - order(b.id)),
        before,
      );
      expect(back.added).toEqual(there.removed);
      expect(back.removed).toEqual(there.added);
      expect(back.changed.map(({ id, fields }) => [id, fields])).toEqual(
        there.changed.map(({ id, fields }) => [id, fields]),
      );
      expect(there.added.length + there.changed.length + there.unchanged).toBe(after.length);
    }),
  );
});
