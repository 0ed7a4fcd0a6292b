import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { seconds } from "~/time/duration";
import { startPoller } from "./poller";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(ask: () => Promise<number>, hidden = false) {
  const page = { hidden, listeners: new Set<() => void>() };
  const took = vi.fn();
  const failed = vi.fn();
  const asked = vi.fn(ask);
  const stop = startPoller(
    { every: seconds(30), ask: asked, took, failed },
    {
      isHidden: () => page.hidden,
      onChange: (listener) => {
        page.listeners.add(listener);
        return () => page.listeners.delete(listener);
      },
    },
  );
  const show = async (visible: boolean) => {
    page.hidden = !visible;
    for (const listener of page.listeners) listener();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { asked, took, failed, stop, show, page };
}

test("nothing is asked before the time, and then once each time", async () => {
  const { asked, took } = watched(async () => 4);
  await vi.advanceTimersByTimeAsync(seconds(30) - 1);
  expect(asked).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(took.mock.calls).toEqual([[4]]);
  await vi.advanceTimersByTimeAsync(seconds(60));
  expect(asked).toHaveBeenCalledTimes(3);
});

test("a hidden page asks nothing, and asks at once what is due when it is seen again", async () => {
  const { asked, show } = watched(async () => 1);
  await show(false);
  await vi.advanceTimersByTimeAsync(seconds(300));
  expect(asked).toHaveBeenCalledTimes(0);
  await show(true);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("a page that is seen again before the time does not ask early", async () => {
  const { asked, show } = watched(async () => 1);
  await show(false);
  await vi.advanceTimersByTimeAsync(seconds(5));
  await show(true);
  expect(asked).toHaveBeenCalledTimes(0);
});

test("a failed poll is told, yields null, and goes on", async () => {
  const broken = new Error("gone");
  let fails = true;
  const { took, failed } = watched(async () => {
    if (fails) throw broken;
    return 2;
  });
  await vi.advanceTimersByTimeAsync(seconds(30));
  expect(failed.mock.calls).toEqual([[broken]]);
  expect(took.mock.calls).toEqual([[null]]);
  fails = false;
  await vi.advanceTimersByTimeAsync(seconds(30));
  expect(took).toHaveBeenLastCalledWith(2);
});

test("an answer that is on its way is waited for", async () => {
  const { asked, show } = watched(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(seconds(120));
  await show(true);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("a poller that was stopped asks and tells nothing more", async () => {
  let answer = (_: number) => {};
  const { asked, took, stop, page } = watched(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await vi.advanceTimersByTimeAsync(seconds(30));
  stop();
  answer(9);
  await vi.advanceTimersByTimeAsync(seconds(90));
  expect([asked.mock.calls.length, took.mock.calls.length, page.listeners.size]).toEqual([1, 0, 0]);
});
