import { expect, test } from "vitest";
import type { Action } from "~/backend/contract/actions";
import { tickedOn, ticksIn, withTicks } from "./ticks";

const steps = (...titles: string[]) =>
  titles.map((title) => ({ title: title.replace("+", ""), isDone: title.endsWith("+") }));

test("ticks of two people are both kept", () => {
  const second = { seen: ["Call", "Ask"], was: [], done: [1] };
  expect(tickedOn(steps("Call+", "Ask"), second)).toEqual([true, true]);
  expect(tickedOn(steps("Call", "Ask"), second)).toEqual([false, true]);
  // What was not touched here is as the other has it.
  expect(tickedOn(steps("Call", "Ask"), { seen: ["Call", "Ask"], was: [0], done: [0, 1] })).toEqual([false, true]);
  expect(tickedOn(steps("Call+", "Ask+"), { seen: ["Call", "Ask"], was: [0, 1], done: [1] })).toEqual([false, true]);
});

const action = (titles: string[], more: Partial<Action> = {}) =>
  ({
    ...{ metaStatus: "InProgress", version: 5, ...more },
    steps: steps(...titles).map(({ title, isDone }) => ({
      ...{ title, dueOn: null, assigneeId: null, assignee: null },
      doneAt: isDone ? "2026-11-02T00:00:00.000Z" : null,
    })),
  }) as Action;

test("a tick stays with its step when others came before it, were taken away or are called the same", () => {
  const ticks = { seen: ["Call", "Ask", "Ask"], was: [], done: [2], version: 4 };
  const there = withTicks(action(["New", "Ask", "Call+", "Ask"]), ticks);
  expect([there.version, there.steps.map(({ done }) => done)]).toEqual([5, [false, false, true, true]]);
  // A step that is gone matters to nobody who left it alone.
  expect(withTicks(action(["Ask", "Ask"]), ticks).version).toBe(5);
});

test("whose step is gone, or whose action is over, is refused by the version that was seen", () => {
  const ticks = { seen: ["Call", "Ask"], was: [0], done: [0, 1], version: 4 };
  expect(withTicks(action(["Call+"]), ticks).version).toBe(4);
  expect(withTicks(action(["Call+", "Ask"], { metaStatus: "Completed" }), ticks).version).toBe(4);
});

test("a form with one step sends no list", () => {
  expect(ticksIn({ done: "0", seen: "Call" })).toEqual({ done: [0], was: [], seen: ["Call"] });
});
