import { expect, test } from "vitest";
import type { Speech } from "~/i18n/speech.server";
import type { ActionAnswer } from "./queries.server";
import { viewOf } from "./view.server";

const speech = {
  say: (key: string, params: object = {}) => [key, ...Object.values(params)].join(" "),
  word: (_: string, word: string) => word,
  list: (words: string[]) => words.join(", "),
  number: String,
  day: (day: string) => day,
  date: (instant: string) => instant,
  dateTime: (instant: string) => instant,
  dayOf: (instant: string) => instant.slice(0, 10),
} as unknown as Speech;

const ACTION: ActionAnswer["action"] = {
  ...{
    id: 7,
    version: 1,
    typeId: "watch",
    title: "Watch",
    description: "",
    metaStatus: "Planned",
    dueOn: "2099-01-09",
  },
  ...{ skipped: null, assignees: [], createdBy: null, createdAt: "2026-11-01T00:00:00.000Z", completedAt: null },
  ...{ targets: [], alertIds: [], purpose: null, rightConcerned: null, rootCause: "", steps: [], confidential: false },
  ...{ success: { measure: "", before: null, after: null }, blockedReason: null, completedReason: null, measure: null },
  ...{
    effectDueOn: null,
    effect: null,
    effectWaived: null,
    cost: null,
    isWithSupplier: false,
    everyMonths: null,
    followsId: null,
    putOff: null,
    grievance: null,
  },
};

function dueOf(putOff: ActionAnswer["action"]["putOff"]) {
  const answer = {
    entry: null,
    comparison: null,
    comments: null,
    attachments: [],
    plans: [],
    activity: null,
    alerts: [],
  };
  const { facts } = viewOf({ ...answer, action: { ...ACTION, putOff } }, null, speech);
  return facts.find(({ name }) => name === "actions:page.dueOn");
}

test("below the due day it is said until when the task list hides an action and why, up to that day", () => {
  expect(dueOf(null)).toMatchObject({ text: "2099-01-09", note: null });
  const until = "2099-01-05";
  expect(dueOf({ until, reason: "Fair" })?.note).toBe("tasks:untilWhy 2099-01-05 Fair");
  expect(dueOf({ until, reason: "" })?.note).toBe("tasks:until 2099-01-05");
  expect(dueOf({ until: new Date().toISOString().slice(0, 10), reason: "Fair" })?.note).toBeNull();
});
