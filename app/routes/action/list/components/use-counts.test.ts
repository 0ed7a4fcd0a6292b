import { afterEach, expect, test, vi } from "vitest";
import { countsAt } from "./use-counts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["the line is down", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["the backend is away", () => Promise.resolve(Response.json({ message: "away" }, { status: 503 }))],
  ["the session has ended", () => Promise.resolve(new Response("<html>Sign in</html>"))],
])("the filter goes without its figures where %s", async (_, answer) => {
  vi.stubGlobal("fetch", answer);
  expect(await countsAt("/action/filter/counts")).toBeNull();
});

test("they are asked for as data", async () => {
  const asked = vi.fn(async () => Response.json({ q: "Mill" }));
  vi.stubGlobal("fetch", asked);
  expect(await countsAt("/action/filter/counts?q=Mill")).toEqual({ q: "Mill" });
  expect(asked).toHaveBeenCalledWith("/action/filter/counts?q=Mill", { headers: { Accept: "application/json" } });
});
