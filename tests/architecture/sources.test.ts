import { expect, test } from "vitest";
import { projectRoot } from "../../server/project-root";
import { lengthsOf, routeModulesAreShort } from "./rules/file-length";
import { foldersAreNamedForTheirContent } from "./rules/folder-names";
import { loadersAreDeclarations, routeModulesDeclareHandle } from "./rules/route-modules";
import { addressesThroughSitePath } from "./rules/site-paths";
import { readSources } from "./rules/source";
import { urlsOnlyInPaths } from "./rules/urls-in-paths";

const sources = readSources(projectRoot());

test("URLs of screens are spelled only in app/paths.ts", () => {
  expect(urlsOnlyInPaths(sources)).toEqual([]);
});

test("what a browser is told plainly goes through sitePath, which knows the path that the product stands below", () => {
  expect(addressesThroughSitePath(sources)).toEqual([]);
});

test("every route module declares its handle", () => {
  expect(routeModulesDeclareHandle(sources)).toEqual([]);
});

test("loaders and actions are exported async functions", () => {
  expect(loadersAreDeclarations(sources)).toEqual([]);
});

test("no folder has a name that says nothing", () => {
  expect(foldersAreNamedForTheirContent(sources)).toEqual([]);
});

test("route modules stay under 150 lines and 95 of 100 files under 200", () => {
  const { p95, longest } = lengthsOf(sources);
  expect(routeModulesAreShort(sources)).toEqual([]);
  expect(p95, JSON.stringify(longest)).toBeLessThanOrEqual(200);
});
