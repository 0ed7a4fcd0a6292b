import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { seconds } from "~/time/duration";
import { startReconnecting } from "./reconnection";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const gone = () => Promise.reject(new TypeError("Failed to fetch"));

test("the pauses begin at one second and double to thirty", async () => {
  const at: number[] = [];
  const start = Date.now();
  const ask = () => {
    at.push((Date.now() - start) / seconds(1));
    return gone();
  };
  const stop = startReconnecting({ ask, back: vi.fn(), random: () => 0 });
  await vi.advanceTimersByTimeAsync(seconds(125));
  stop();
  expect(at).toEqual([1, 3, 7, 15, 31, 61, 91, 121]);
});

test("jitter shortens a pause by half at most", async () => {
  const ask = vi.fn(gone);
  const stop = startReconnecting({ ask, back: vi.fn(), random: () => 1 });
  await vi.advanceTimersByTimeAsync(seconds(0.5) - 1);
  expect(ask).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
});

test("a backend that is back is told within half a second, once, and ends the asking", async () => {
  const ask = vi.fn(async () => "ready" as const);
  const back = vi.fn();
  startReconnecting({ ask, back, random: () => 1 });
  await vi.advanceTimersByTimeAsync(seconds(0.5));
  expect(back).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(seconds(0.5));
  await vi.advanceTimersByTimeAsync(seconds(60));
  expect([back.mock.calls.length, ask.mock.calls.length]).toEqual([1, 1]);
});

test("a web server that waited in vain is asked again after a second, however long it lasts", async () => {
  const ask = vi.fn(async () => "waiting" as const);
  const stop = startReconnecting({ ask, back: vi.fn(), random: () => 0 });
  await vi.advanceTimersByTimeAsync(seconds(10));
  stop();
  expect(ask).toHaveBeenCalledTimes(10);
});

test("once stopped it neither asks nor brings anything back", async () => {
  let answer = (_: "ready") => {};
  const back = vi.fn();
  const ask = () =>
    new Promise<"ready">((resolve) => {
      answer = resolve;
    });
  const stop = startReconnecting({ ask, back, random: () => 0 });
  await vi.advanceTimersByTimeAsync(seconds(1));
  stop();
  answer("ready");
  await vi.advanceTimersByTimeAsync(seconds(60));
  expect(back).not.toHaveBeenCalled();
});
