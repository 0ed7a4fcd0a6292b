import { expect, test } from "vitest";
import { inTreeOrder, lineage } from "./lineage";

const kin = (id: number, parentId: number | null) => ({ id, parentId });
const all = [kin(3, 2), kin(1, null), kin(2, 1), kin(4, 1), kin(5, 77)];

test("a place in the tree is its depth, its topmost ancestor and what stands below", () => {
  expect(lineage(kin(3, 2), all)).toEqual({ level: 3, top: 1, below: [] });
  expect(lineage(kin(1, null), all)).toEqual({ level: 1, top: 1, below: [2, 4, 3] });
  expect(lineage(kin(5, 77), all)).toEqual({ level: 1, top: 5, below: [] });
});

test("a circle ends where it began", () => {
  const circle = [kin(1, 2), kin(2, 1)];
  expect(lineage(kin(1, 2), circle)).toEqual({ level: 2, top: 2, below: [2] });
});

test("parents come before their children", () => {
  expect(inTreeOrder(all).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});

test("what stands in a circle is in the tree, too, where somebody can put it right", () => {
  const circle = [kin(1, null), kin(2, 3), kin(3, 2), kin(4, 3)];
  expect(inTreeOrder(circle).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});
