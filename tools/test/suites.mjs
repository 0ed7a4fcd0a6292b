// Which files hold tests, and which of them are run a second time elsewhere.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Where each suite's files stand; `vitest.config.ts` and `playwright.config.ts` find the same ones. */
const SUITES = {
  unit: [
    ["app", /\.test\.tsx?$/],
    ["server", /\.test\.ts$/],
    ["tests/support", /\.test\.ts$/],
  ],
  http: [["tests/http", /\.test\.ts$/]],
  contract: [["tests/contract", /\.test\.ts$/]],
  journeys: [["tests/e2e", /\.e2e\.ts$/]],
};

/**
 * What is run again, and where a test can come out otherwise than here. A file is marked by a line such as
 * `// Again on Node 24: streams and zlib are Node's own.`; `asks` marks all that takes the place from outside.
 * `draws`: the suites of which all files hold there, and may be drawn; all of them unless said.
 * @type {Record<string, {place: string, suites: (keyof typeof SUITES)[], asks?: RegExp, draws?: (keyof typeof SUITES)[]}>}
 */
export const REPEATED = {
  calls: { place: "BACKEND_URL", suites: ["http", "contract"], asks: /support\/backend-under-test"/ },
  journeys: { place: "BACKEND_URL", suites: ["journeys"] },
  database: {
    place: "PostgreSQL 15",
    suites: ["unit", "contract"],
    // Unit tests name the indexes that the embedded server's planner chooses; the one of version 15 chooses others.
    draws: ["contract"],
  },
  node: { place: "Node 24", suites: ["unit", "http"] },
};

const MARK = /^\/\/ Again (?:on|over) (.+?): (.+)$/gm;

/** The marks of a source: the place, and why its tests could come out otherwise there. */
export function marksOf(source) {
  return [...source.matchAll(MARK)].map(([, place, why]) => ({ place, why }));
}

/** All test files of a suite, from the project's root, with slashes. */
export function filesOf(root, suite) {
  return SUITES[suite].flatMap(([folder, pattern]) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && pattern.test(entry.name))
      .map((entry) =>
        relative(root, join(entry.parentPath ?? entry.path, entry.name))
          .split(sep)
          .join("/"),
      )
      .sort(),
  );
}

/** The files that are run again: `marked` each time, `drawn` by chance, a seventh of the `others`. The same seed draws the same. */
export function repeatsOf(root, what, seed) {
  const { place, suites, asks, draws = suites } = REPEATED[what];
  const files = suites.flatMap((suite) => filesOf(root, suite));
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  const isMarked = (file) => {
    const source = sources.get(file);
    return asks?.test(source) || marksOf(source).some((mark) => mark.place === place);
  };
  const marked = files.filter(isMarked);
  const others = draws.flatMap((suite) => filesOf(root, suite)).filter((file) => !isMarked(file));
  return { marked, others, drawn: seventhOf(others, seed) };
}

/** By the hash of seed and name: a file more changes little of what the same seed draws. */
export function seventhOf(files, seed) {
  const drawn = (file) => createHash("sha256").update(`${seed} ${file}`).digest("hex");
  const shuffled = files.map((file) => ({ file, place: drawn(file) })).sort((a, b) => (a.place < b.place ? -1 : 1));
  const seventh = shuffled.slice(0, Math.ceil(files.length / 7));
  return seventh.map(({ file }) => file).sort();
}
