import fc from "fast-check";
import { expect, test } from "vitest";
import { PackedBlocks } from "./packed-blocks";

const MOST = 3;

test("a key has its first members, in their order, as a map of lists would", () => {
  const signed = fc.oneof(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(signed, fc.nat())), (added) => {
      const blocks = new PackedBlocks(MOST);
      const lists = new Map<number, number[]>();
      for (const [key, number] of added) {
        blocks.add(key, number);
        const list = lists.get(key) ?? [];
        if (list.length < MOST) list.push(number);
        lists.set(key, list);
      }
      for (const [key, list] of lists) expect([...blocks.of(key)]).toEqual(list);
      const unknown = added.reduce((free, [key]) => (key === free ? free + 1 : free), 17);
      if (!lists.has(unknown)) expect([...blocks.of(unknown)]).toEqual([]);
    }),
  );
});

test("many more keys than it began with are all kept", () => {
  const blocks = new PackedBlocks(MOST);
  const keyOf = (n: number) => Math.imul(n, 0x85ebca6b) | 0;
  for (let n = 0; n < 50_000; n++) blocks.add(keyOf(n), n);
  for (let n = 0; n < 50_000; n += 7) blocks.add(keyOf(n), n + 1);
  for (let n = 0; n < 50_000; n++) expect([...blocks.of(keyOf(n))]).toEqual(n % 7 === 0 ? [n, n + 1] : [n]);
});
