import { expect, test } from "vitest";
import { type CollectionParam, collectionOf, paths } from "~/paths";
import { loader as collections } from "./collections/route";
import { loader as start } from "./start/route";
import { loader as targets } from "./targets/route";

test("the network leads to the collections, and these to the default one", async () => {
  const ways = [await start(), await targets(), await collections()].map(({ headers }) => headers.get("Location"));
  expect(ways).toEqual(["/network/collection", "/network/collection", "/network/collection/my"]);
});

const NAMED: [param: string | undefined, expected: CollectionParam | null][] = [
  ["my", "my"],
  ["all", 0],
  ["0", 0],
  ["17", 17],
  ["07", null],
  ["mine", null],
  ["-1", null],
  ["1.5", null],
  ["9".repeat(20), null],
  [undefined, null],
];

test.each(NAMED)("a collection named %s is %s", (param, expected) => {
  expect(collectionOf(param)).toBe(expected);
  if (param === "17" || param === "my" || param === "all") {
    expect(paths.collection(expected ?? 0)).toBe(`/network/collection/${param}`);
  }
});
