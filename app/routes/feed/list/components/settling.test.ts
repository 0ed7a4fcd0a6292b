import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settling } from "./settling";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a list is asked for 100 ms after the last change, and once", () => {
  const loads: string[] = [];
  const { settle } = settling();
  settle(() => loads.push("first"));
  vi.advanceTimersByTime(99);
  settle(() => loads.push("second"));
  vi.advanceTimersByTime(99);
  expect(loads).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(loads).toEqual(["second"]);
});

test("a page that is left asks for nothing any more", () => {
  const load = vi.fn();
  const { settle, stop } = settling();
  settle(load);
  stop();
  vi.runAllTimers();
  expect(load).not.toHaveBeenCalled();
});
