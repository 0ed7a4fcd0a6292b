import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../server/project-root";
import { FAULTS } from "../bench/planted/faults";

/** A file, the beginning of a file's name, or a folder that has tests. */
function holdsTests(path: string): boolean {
  if (existsSync(at(`${path}.test.ts`))) return true;
  if (!existsSync(at(path))) return false;
  return IS_TEST.test(path) || readdirSync(at(path), { recursive: true }).some((file) => IS_TEST.test(String(file)));
}
const IS_TEST = /\.(test|e2e)\.tsx?$/;

const at = (path: string): string => join(projectRoot(), path);

// The bench that plants them takes an hour, so that it is seldom run: what it says then must not be that the code has moved on.
test("each fault of the bench can still be planted: its text stands once in its file, and its tests are there", () => {
  const gone = FAULTS.filter(({ file, text }) => readFileSync(at(file), "utf8").split(text).length !== 2);
  expect(gone.map(({ breaks, file }) => `${file}: ${breaks}`)).toEqual([]);
  const files = FAULTS.flatMap(({ tests }) => tests);
  expect(files.filter((file) => !holdsTests(file))).toEqual([]);
});
