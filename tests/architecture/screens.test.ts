import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routeTable from "../../app/routes";
import { projectRoot } from "../../server/project-root";
import { indexPage } from "../bench/screenshots/index-page";
import { screensOf } from "../bench/screenshots/screens";
import type { Subjects } from "../bench/screenshots/subjects";
import { WHAT_WAS_FOUND } from "../bench/screenshots/what-was-found";

const screens = screensOf(new Proxy({}, { get: () => 1 }) as Subjects);
const folder = join(projectRoot(), "docs/screenshots");

test("every page of the sitemap has a picture taken of it", () => {
  const pages = pagesOf((routeTable as RouteConfigEntry[]) ?? []);
  const shown = new Set(screens.map(({ route }) => route));
  expect(pages.length).toBeGreaterThan(60);
  expect(
    pages.filter((path) => !shown.has(path)),
    "without a row in tests/bench/screenshots/screens.ts",
  ).toEqual([]);
});

test("no two screens have one name", () => {
  const names = screens.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test("the table of screens is as the tool writes it", () => {
  const written = readFileSync(join(projectRoot(), "docs/screens.md"), "utf8");
  expect(written, "npm run bench -- screenshots --index writes it").toBe(indexPage(screens, readdirSync(folder)));
});

test("each finding about use names a picture that is there", () => {
  expect(WHAT_WAS_FOUND.map(({ line }) => line)).toEqual(Array.from({ length: 18 }, (_, index) => `U${index + 1}`));
  const there = readdirSync(folder);
  expect(WHAT_WAS_FOUND.filter(({ picture }) => !there.includes(`${picture}.png`))).toEqual([]);
});

test("the pictures of screens are few and small", () => {
  const own = readdirSync(folder).filter((file) =>
    /-(?:wide|medium|narrow|phone)(?:-\w\w)?-(?:light|dark)\.png$/.test(file),
  );
  expect(own.length).toBeLessThanOrEqual(40);
  expect(own.filter((file) => statSync(join(folder, file)).size > 150_000)).toEqual([]);
});

/** A page only so that a refused request gets one. */
const LEADS_ELSEWHERE = /export default function \w+\(\) \{\n {2}return null;\n\}/;

/** The paths of routes that show something themselves, and are no frame around others. */
function pagesOf(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap((entry) => {
    const path = [above, entry.path ?? ""].filter(Boolean).join("/");
    if (entry.children) return pagesOf(entry.children, path);
    const source = readFileSync(join(projectRoot(), "app", entry.file), "utf8");
    return source.includes("export default") && !LEADS_ELSEWHERE.test(source) ? [path] : [];
  });
}
