import { afterAll, beforeAll, expect, test } from "vitest";
import { copyOfSources, importViolations, plantAll, styleViolations } from "./planted/copy";
import { IMPORT_VIOLATIONS, SOURCE_VIOLATIONS, STYLE_VIOLATIONS } from "./planted/violations";
import { routeModulesAreShort } from "./rules/file-length";
import { foldersHaveNoCircles } from "./rules/folder-circles";
import { foldersAreNamedForTheirContent } from "./rules/folder-names";
import { loadersAreDeclarations, routeModulesDeclareHandle } from "./rules/route-modules";
import { addressesThroughSitePath } from "./rules/site-paths";
import { readSources } from "./rules/source";
import { urlsOnlyInPaths } from "./rules/urls-in-paths";

interface Found {
  imports: string[];
  style: string[];
  sources: string[];
}

let clean: Found;
let planted: Found;
let remove = async () => {};

beforeAll(async () => {
  const { root, ...copy } = await copyOfSources();
  remove = copy.remove;
  const sources = sourceViolations(root);
  const all = [...IMPORT_VIOLATIONS, ...STYLE_VIOLATIONS, ...SOURCE_VIOLATIONS];
  await plantAll(root, all);
  // These two tools name a file, so that one run of theirs tells what was planted from what was there.
  const [imports, style] = await Promise.all([importViolations(root), styleViolations(root)]);
  const files = new Set(all.flatMap((one) => Object.keys(one.files)));
  const isPlanted = (found: string) => files.has(found.slice(found.indexOf(" ") + 1));
  clean = { imports: imports.filter((one) => !isPlanted(one)), style: style.filter((one) => !isPlanted(one)), sources };
  planted = { imports: imports.filter(isPlanted), style: style.filter(isPlanted), sources: sourceViolations(root) };
});
afterAll(() => remove());

test("the sources as they are break no rule", () => {
  expect(clean).toEqual({ imports: [], style: [], sources: [] });
});

test.each(IMPORT_VIOLATIONS)("a planted violation of $rule in $at is found by the import rules", ({ rule, at }) => {
  expect(planted.imports).toContain(`${rule} ${at}`);
});

test.each(STYLE_VIOLATIONS)("a planted violation of $rule in $at is found by the linter", ({ rule, at }) => {
  expect(planted.style).toContain(`${rule} ${at}`);
});

test.each(SOURCE_VIOLATIONS)("a planted violation of $rule in $at is found by the source rules", ({ rule, at }) => {
  expect(planted.sources).toContain(`${rule} ${at}`);
});

function sourceViolations(root: string): string[] {
  const sources = readSources(root);
  const found = [
    urlsOnlyInPaths,
    addressesThroughSitePath,
    routeModulesDeclareHandle,
    loadersAreDeclarations,
    foldersAreNamedForTheirContent,
    foldersHaveNoCircles,
    routeModulesAreShort,
  ].flatMap((rule) => rule(sources));
  return found.map(({ rule, at }) => `${rule} ${at.replace(/:\d+$/, "")}`);
}
