import { expect, test } from "vitest";
import type { Collection } from "~/backend/contract/collections";
import { type RailEntry, railOf } from "./rail.server";
import type { Speech } from "./speech.server";

const speech = {
  text: (key: string) => key,
  number: (value: number) => value.toLocaleString("en"),
} as unknown as Speech;

const collection = (id: number, more: Partial<Collection>): Collection => ({
  id,
  parentId: null,
  level: 1,
  name: `Collection ${id}`,
  type: "Default",
  kind: "follows",
  scope: "Customer",
  isDefault: false,
  isMyDefault: false,
  monitored: true,
  tiersEnabled: false,
  tierSettings: null,
  delivery: {},
  collectionTreeFilter: [id],
  targetCount: 0,
  targetCountIsExact: true,
  targetGraphSize: 0,
  mayChange: false,
  mayManage: false,
  mayFill: false,
  version: 1,
  ...more,
});

test("collections stand below each other, with how many targets they hold and whether they are monitored", () => {
  const overview = {
    root: collection(0, { targetCount: 10_000, targetCountIsExact: false }),
    content: [
      collection(1, { targetCount: 1318, isDefault: true }),
      collection(2, { parentId: 1, monitored: false, type: "Commodity", scope: "User" }),
      collection(3, { parentId: 2, isMyDefault: true }),
    ],
    graphLimit: 2000,
  };
  const rail = railOf(overview, 2, speech, ["targets:follow"]);
  expect([rail.root.name, rail.root.count, rail.root.href]).toEqual(["all", "10,000+", "/network/collection/all"]);
  const [first] = rail.tree;
  const below = first?.children[0];
  const shown = ({ name, count, marks, current }: RailEntry) => [name, count, marks.join(), current];
  expect([first, below, below?.children[0]].map((branch) => branch && shown(branch.collection))).toEqual([
    ["Collection 1", "1,318", "marks.monitored,marks.default", false],
    ["Collection 2", "0", "marks.notMonitored,marks.commodity,marks.own", true],
    ["Collection 3", "0", "marks.monitored,marks.myDefault", false],
  ]);
  expect(rail.mayCreate).toBe(true);
  expect(railOf(overview, 2, speech, []).mayCreate).toBe(false);
});
