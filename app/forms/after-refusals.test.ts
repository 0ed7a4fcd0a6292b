import { expect, test } from "vitest";
import { afterRefusalsToo } from "./after-refusals";

const page = new URL("https://tierwatch.example/feed/new");
const change = { currentUrl: page, nextUrl: page, currentParams: {}, nextParams: {}, defaultShouldRevalidate: true };

test.each([
  [undefined, true],
  [200, true],
  [400, true],
  [409, true],
  [500, false],
  [503, false],
])("after an answer with %s the page's data are read again: %s", (actionStatus, again) => {
  expect(afterRefusalsToo(actionStatus === undefined ? change : { ...change, actionStatus })).toBe(again);
});

const sources = import.meta.glob<string>("../routes/**/*.tsx", { query: "?raw", import: "default", eager: true });

test("whoever was told that a thing was changed meanwhile saves its new version the second time, on every page", () => {
  const pages = Object.entries(sources)
    .filter(([, source]) => source.includes("<VersionField"))
    .map(([file]) => file.replace(/\/(?:components\/)?[^/]+$/, "/route.tsx"));
  const told = [...new Set(pages)].filter((page) => !sources[page]?.includes("shouldRevalidate = afterRefusalsToo"));
  expect(told).toEqual([]);
  expect(pages.length).toBeGreaterThan(20);
});
