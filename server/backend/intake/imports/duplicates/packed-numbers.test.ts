import { expect, test } from "vitest";
import { PackedNumbers } from "./packed-numbers";

test("lists come back as they were added, however many there are, and each by its place", () => {
  const lists = Array.from({ length: 5000 }, (_, n) => Array.from({ length: n % 7 }, (__, at) => (n * 7919 + at) | 0));
  const packed = new PackedNumbers();
  for (const list of lists) packed.add(list);
  expect(lists.map((_, n) => [...packed.of(n)])).toEqual(lists);
});

test("numbers of 32 bits come back signed", () => {
  const packed = new PackedNumbers();
  packed.add([0xffffffff, 2 ** 31 - 1]);
  expect([...packed.of(0)]).toEqual([-1, 2 ** 31 - 1]);
});
