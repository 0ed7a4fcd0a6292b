// Again on Node 24: sockets and keep-alive are Node's own.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testApp } from "../support/node-server";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

function world() {
  const state = { isBack: false, isDraining: false };
  const ready = vi.fn(async () => {
    if (!state.isBack) throw new Error("connection refused");
  });
  const app = testApp({ ready, isDraining: () => state.isDraining });
  const wait = () => Promise.resolve(app.request("/live/connection")).then(({ status }) => status);
  return { state, ready, wait };
}

test("who waits for the backend hears of its return within a second", async () => {
  const { state, wait } = world();
  const waiting = wait();
  await vi.advanceTimersByTimeAsync(5000);
  state.isBack = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(await waiting).toBe(204);
});

test("a backend that is there is said to be at once", async () => {
  const { state, wait } = world();
  state.isBack = true;
  expect(await wait()).toBe(204);
});

test("nobody is kept longer than twenty seconds", async () => {
  const { wait } = world();
  const waiting = wait();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await waiting).toBe(503);
});

test("a hundred who wait cost the backend one question a second", async () => {
  const { state, ready, wait } = world();
  const waiting = Array.from({ length: 100 }, wait);
  await vi.advanceTimersByTimeAsync(3500);
  expect(ready).toHaveBeenCalledTimes(4);
  state.isBack = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([204]));
});

test("a server that is on its way out lets go of those who wait", async () => {
  const { state, wait } = world();
  const waiting = wait();
  await vi.advanceTimersByTimeAsync(500);
  state.isDraining = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(await waiting).toBe(503);
});
