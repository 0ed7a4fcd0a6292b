import { expect, test } from "vitest";
import { type Branch, holds, treeOf } from "./tree";

const collections = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: 99 },
  { id: 5, parentId: 1 },
];
type Ids = [number, ...Ids[]];
const ids = ({ collection, children }: Branch<{ id: number }>): Ids => [collection.id, ...children.map(ids)];

test("children stand below their parents in the order of the list, and none whose parent is hidden is lost", () => {
  expect(treeOf(collections).map(ids)).toEqual([[1, [2, [3]], [5]], [4]]);
});

test("a branch holds what stands in it at any depth", () => {
  const [first, second] = treeOf(collections);
  expect([first && holds(first, 3), second && holds(second, 3)]).toEqual([true, false]);
});
