import { afterAll, beforeAll, expect, test } from "vitest";
import { copyOfSources, importViolations, plantAll, styleViolations } from "./planted/copy";
import { IMPORT_VIOLATIONS, SOURCE_VIOLATIONS, STYLE_VIOLATIONS } from "./planted/violations";
import { routeModulesAreShort } from "./rules/file-length";
import { foldersHaveNoCircles } from "./rules/folder-circles";
import { foldersAreNamedForTheirContent } from "./rules/folder-names";
import { iconsKeepTheirSize } from "./rules/icons";
import { laterScriptsMayNotCome } from "./rules/later-scripts";
import { loadersAreDeclarations, routeModulesDeclareHandle } from "./rules/route-modules";
import { addressesThroughSitePath } from "./rules/site-paths";
import { readSource, readSources, type Source } from "./rules/source";
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
  const asTheyAre = readSources(root);
  const sources = sourceViolations(asTheyAre);
  const all = [...IMPORT_VIOLATIONS, ...STYLE_VIOLATIONS, ...SOURCE_VIOLATIONS];
  await plantAll(root, all);
  // These two tools look at the sources as they are in a step of bin/test; here, at what was planted and what that imports.
  const files = all.flatMap((one) => Object.keys(one.files));
  const [imports, style] = await Promise.all([importViolations(root, files), styleViolations(root, files)]);
  // Only these are read again: to make trees of all sources is most of what the rules cost.
  const added = files.filter((file) => /\.tsx?$/.test(file)).map((file) => readSource(root, file));
  const asPlanted = [...asTheyAre.filter(({ path }) => !files.includes(path)), ...added];
  const isPlanted = (found: string) => files.includes(found.slice(found.indexOf(" ") + 1));
  clean = { imports: imports.filter((one) => !isPlanted(one)), style: style.filter((one) => !isPlanted(one)), sources };
  planted = {
    imports: imports.filter(isPlanted),
    style: style.filter(isPlanted),
    sources: sourceViolations(asPlanted),
  };
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

function sourceViolations(sources: Source[]): string[] {
  const found = [
    urlsOnlyInPaths,
    addressesThroughSitePath,
    routeModulesDeclareHandle,
    loadersAreDeclarations,
    foldersAreNamedForTheirContent,
    foldersHaveNoCircles,
    routeModulesAreShort,
    iconsKeepTheirSize,
    laterScriptsMayNotCome,
  ].flatMap((rule) => rule(sources));
  return found.map(({ rule, at }) => `${rule} ${at.replace(/:\d+$/, "")}`);
}
