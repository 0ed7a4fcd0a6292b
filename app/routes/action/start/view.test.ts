import { expect, test } from "vitest";
import type { Speech } from "~/i18n/speech.server";
import type { Start } from "./queries.server";
import { toStartView } from "./view.server";

const speech = {
  say: (key: string, params: object = {}) => [key, ...Object.values(params)].join(" "),
  word: (_: string, word: string) => word,
  number: String,
} as unknown as Speech;
const OFFERED = {
  ...{ alerts: [], moreAlerts: 0, targets: [], users: [], teams: [], recommended: [] },
  ...{ template: null, maySuspend: false, linksGrievances: false },
} as Start;
const noticesOf = (alertIds: number | null, targetIds: number | null) =>
  toStartView(OFFERED, { asked: null, tooMany: { alertIds, targetIds } }, speech).notices;

test("of more than one action takes, it is said how many are taken and that the rest needs another", () => {
  expect(noticesOf(null, null)).toEqual([]);
  expect(noticesOf(101, null)).toEqual(["actions:start.cutAlerts 100 101"]);
  expect(noticesOf(null, 230)).toEqual(["actions:start.cutTargets 100 230"]);
});
