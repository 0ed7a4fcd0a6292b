import { expect, test } from "vitest";
import type { OwnMeasure } from "~/backend/contract/own-measures";
import { speechIn } from "~/i18n/speech.server";
import { posted } from "../../../../tests/support/posted";
import { action } from "./route";
import { stateOf } from "./view.server";

const params = { ownMeasureId: "4" };
const OWN: OwnMeasure = {
  ...{ id: 4, measureId: "own-4", state: "draft", replaces: null, successor: null, version: 3 },
  ...{ writtenBy: { id: 1, name: "Mara Keller" }, reviewedBy: null, returned: null },
  content: {
    ...{ names: { en: "Safety day" }, typeId: "corrective-plan", what: "A day with our suppliers.", fits: "" },
    ...{ notFits: "", topics: ["fire"], purpose: "prevent", effort: "S", typicalDays: 30, steps: [], evidence: [] },
    ...{ warnings: [], laws: [], source: "Practice", confidence: "D" },
  },
};
const speech = await speechIn("en", { translations: async () => [] }, "UTC");
const state = (more: Partial<OwnMeasure>, userId: number) => stateOf({ ...OWN, ...more }, userId, speech);

test("a text is sent back to its writer with what to change", async () => {
  const fields = { intent: "return", note: " Name the source. ", version: "3" };
  const { asked, status, to } = await posted(action, fields, { params, answers: [200, OWN] });
  expect(asked).toEqual([
    ["PUT", "/v2/own-measures/4/state", { state: "draft", note: "Name the source.", version: 3 }],
  ]);
  expect([status, to]).toEqual([303, "/action-platform/own/4"]);
});

test.each([
  [" ", "measures:problems.note"],
  ["x".repeat(1001), "measures:problems.noteLong"],
])("without a note, or with one that is too long, nobody is asked", async (note, error) => {
  const { asked, status, errors } = await posted(action, { intent: "return", note, version: "3" }, { params });
  expect([status, errors, asked]).toEqual([400, { note: [error] }, []]);
});

test("a text that was changed meanwhile is not sent back, and the note is kept", async () => {
  const answers = [409, "stale_version", { current: OWN }] as const;
  const fields = { intent: "return", note: "Name the source.", version: "2" };
  const { status, problem, kept } = await posted(action, fields, { params, answers });
  expect([status, problem]).toEqual([409, { key: "measures:problems.changed" }]);
  expect(kept).toMatchObject({ note: "Name the source." });
});

test("only another person than its writer may send a text back, until it is published", () => {
  const may = (more: Partial<OwnMeasure>, userId: number) => state(more, userId).mayReturn;
  expect([may({}, 2), may({ state: "reviewed" }, 2), may({}, 1)]).toEqual([true, true, false]);
  expect([may({ state: "published" }, 2), may({ state: "retired" }, 2)]).toEqual([false, false]);
  expect(may({ returned: { note: "Why?", by: "Jonas" } }, 2)).toBe(false);
});

test("its writer reads by whom it was sent back and why, and no longer that somebody has to review it", () => {
  const back = state({ returned: { note: "Name the source.", by: "Jonas Brandt" } }, 1);
  expect(back.returned).toEqual({ by: "Sent back by Jonas Brandt", note: "Name the source.", isMine: true });
  expect([back.needsSecond, state({}, 1).needsSecond]).toEqual([false, true]);
  expect(state({ returned: { note: "Why?", by: null } }, 2).returned).toMatchObject({ by: "Sent back", isMine: false });
});
