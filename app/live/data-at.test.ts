import { afterEach, expect, test, vi } from "vitest";
import { dataAt } from "./data-at";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["the line is down", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["the server fails", () => Promise.resolve(Response.json({ message: "away" }, { status: 500 }))],
  ["there is no such thing", () => Promise.resolve(Response.json(null, { status: 404 }))],
  ["the session has ended", () => Promise.resolve(new Response("<html>Sign in</html>"))],
])("there is nothing where %s", async (_, answer) => {
  vi.stubGlobal("fetch", answer);
  expect(await dataAt("/search/found?q=mill")).toBeNull();
});

test("it is asked for as data", async () => {
  const asked = vi.fn(async () => Response.json({ results: [] }));
  vi.stubGlobal("fetch", asked);
  expect(await dataAt("/search/found?q=mill")).toEqual({ results: [] });
  expect(asked).toHaveBeenCalledWith("/search/found?q=mill", { headers: { Accept: "application/json" } });
});
