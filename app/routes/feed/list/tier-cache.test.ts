import { expect, test, vi } from "vitest";
import { remember, swapped } from "./tier-cache";

const at = (path: string) => new URL(path, "https://tierwatch.example");
const load = vi.fn(async () => "asked");
const from = (here: string, next: string) => swapped(at(here), at(next), load);

function seen(...paths: string[]): void {
  for (const path of paths) remember(at(path), path);
}

test("the other tier of the same filter is shown as it was, and asked for when it was not seen", async () => {
  await from("/feed/new", "/feed/archived");
  seen("/feed/new?priorities=High", "/feed/new?tier=n&priorities=High");
  expect(await from("/feed/new?tier=n&priorities=High", "/feed/new?priorities=High")).toBe("/feed/new?priorities=High");
  expect(await from("/feed/new?priorities=High&alert=7", "/feed/new?priorities=High&tier=n")).toBe("asked");
  expect(await from("/feed/new?priorities=High&after=x", "/feed/new?tier=n&priorities=High")).toBe(
    "/feed/new?tier=n&priorities=High",
  );
});

test.each([
  ["another filter", "/feed/new", "/feed/new?priorities=High"],
  ["another status", "/feed/new", "/feed/archived"],
  ["the same page again, as after a change", "/feed/new", "/feed/new"],
])("%s is asked for, and what was kept is forgotten", async (_what, here, next) => {
  seen("/feed/new", "/feed/new?tier=n", next);
  expect(await from(here, next)).toBe("asked");
  expect(await from("/feed/new", "/feed/new?tier=n")).toBe("asked");
});
