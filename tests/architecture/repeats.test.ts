import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../server/project-root";
import { filesOf, marksOf, REPEATED, repeatsOf, seventhOf } from "../../tools/test/suites.mjs";

const root = projectRoot();
const repeated = Object.keys(REPEATED);
const sourceOf = (file: string) => readFileSync(join(root, file), "utf8");

test("every mark names a place where its file is run again, and says why", () => {
  const suites = ["unit", "http", "contract", "journeys"] as const;
  const marks = suites.flatMap((suite) =>
    filesOf(root, suite).flatMap((file: string) => marksOf(sourceOf(file)).map((mark) => ({ suite, file, ...mark }))),
  );
  expect(marks.length).toBeGreaterThan(40);
  const bad = marks.filter(
    ({ suite, place, why }) =>
      why.length < 15 || !Object.values(REPEATED).some((one) => one.place === place && one.suites.includes(suite)),
  );
  expect(bad).toEqual([]);
});

test.each(repeated)("%s: what is run again is what is marked, and a seventh of the others by chance", (what) => {
  const { marked, others, drawn } = repeatsOf(root, what, "1");
  expect(marked.length).toBeGreaterThan(5);
  expect(others.filter((file: string) => marked.includes(file))).toEqual([]);
  expect(drawn.filter((file: string) => !others.includes(file))).toEqual([]);
  expect(drawn.length).toBe(Math.ceil(others.length / 7));
});

test("the same seed draws the same files, and sooner or later each of them is drawn", () => {
  const { others } = repeatsOf(root, "node", "7");
  const draw = (seed: number) => seventhOf(others, String(seed));
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  expect(new Set(Array.from({ length: 100 }, (_, seed) => draw(seed)).flat()).size).toBe(others.length);
});

test("no test that asks for the backend from outside is left out over BACKEND_URL", () => {
  const asking = ["http", "contract"]
    .flatMap((suite) => filesOf(root, suite as "http"))
    .filter((file: string) => sourceOf(file).includes("backendUnderTest()"));
  expect(asking.length).toBeGreaterThan(15);
  expect(repeatsOf(root, "calls", "1").marked).toEqual(expect.arrayContaining(asking));
});

test("every file with tests is in a suite that is run again somewhere, or is the same everywhere, or belongs to --all", () => {
  const suites = ["unit", "http", "contract", "journeys"] as const;
  const known = new Set(suites.flatMap((suite) => filesOf(root, suite)));
  const all = ["app", "server", "tests"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const unknown = all.filter((file) => /\.(test|e2e)\.tsx?$/.test(file) && !known.has(file));
  expect(unknown.filter((file) => !/^tests\/(architecture|real-files|scale)\//.test(file))).toEqual([]);
});
