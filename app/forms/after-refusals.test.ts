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

/** The page of a folder; of one that several pages share, those beside it that draw it. */
function pagesOf(folder: string): string[] {
  const own = `${folder}/route.tsx`;
  if (sources[own] !== undefined) return [own];
  const [, parent = "", name = ""] = /^(.+)\/([^/]+)$/.exec(folder) ?? [];
  const sharing = Object.keys(sources).filter(
    (file) =>
      file.startsWith(`${parent}/`) &&
      file.endsWith("/route.tsx") &&
      sources[file]?.includes(`from "../${name}/components/`),
  );
  return sharing.length > 0 ? sharing : [own];
}

test("whoever was told that a thing was changed meanwhile saves its new version the second time, on every page", () => {
  const pages = Object.entries(sources)
    .filter(([, source]) => source.includes("<VersionField"))
    .flatMap(([file]) => pagesOf(file.replace(/\/(?:components\/)?[^/]+$/, "")));
  const told = [...new Set(pages)].filter((page) => !sources[page]?.includes("shouldRevalidate = afterRefusalsToo"));
  expect(told).toEqual([]);
  expect(pages.length).toBeGreaterThan(20);
});
