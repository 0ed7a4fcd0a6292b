import { expect, test } from "vitest";
import { readList } from "../../../../../tests/support/read-list";
import { ELSEWHERE } from "../../../../../tests/support/unseen-lists/elsewhere";
import { ENGLISH } from "../../../../../tests/support/unseen-lists/english";
import { GERMAN } from "../../../../../tests/support/unseen-lists/german";
import { GROUPS } from "../../../../../tests/support/unseen-lists/groups";
import { HABITS } from "../../../../../tests/support/unseen-lists/habits";
import { OFFICES } from "../../../../../tests/support/unseen-lists/offices";
import { OWNERSHIP } from "../../../../../tests/support/unseen-lists/ownership";
import { PROCUREMENT } from "../../../../../tests/support/unseen-lists/procurement";
import { ROMANCE } from "../../../../../tests/support/unseen-lists/romance";
import { SYSTEMS } from "../../../../../tests/support/unseen-lists/systems";
import { told } from "../../../../../tests/support/unseen-lists/told";
import { TRACKERS } from "../../../../../tests/support/unseen-lists/trackers";
import { WORKBOOKS } from "../../../../../tests/support/unseen-lists/workbooks";

const LISTS = [
  ...GERMAN,
  ...ENGLISH,
  ...ROMANCE,
  ...ELSEWHERE,
  ...WORKBOOKS,
  ...OWNERSHIP,
  ...PROCUREMENT,
  ...SYSTEMS,
  ...HABITS,
  ...OFFICES,
  ...GROUPS,
  ...TRACKERS,
];

test.each(LISTS)("read right: $name", async ({ content, expected }) => {
  const { rows } = await readList(content);
  expect(rows.map(told)).toEqual(expected);
});
