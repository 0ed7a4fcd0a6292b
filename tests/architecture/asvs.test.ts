import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../server/project-root";

interface Row {
  id: string;
  level: string;
  requirement: string;
  status: string;
  evidence: string;
}

/** `documented`: it asks for words, which stand there; `operator`: it is met, or not, by who runs an installation. */
const STATUSES = ["met", "documented", "not met", "operator", "n/a"];

const rows = readRows(readFileSync(join(projectRoot(), "docs/asvs.csv"), "utf8"));

test("every requirement has an id of its own, a level and a status", () => {
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const wrong = rows.filter(
    ({ id, level, status }) => !/^\d+\.\d+\.\d+$/.test(id) || !/^[123]$/.test(level) || !STATUSES.includes(status),
  );
  expect(wrong).toEqual([]);
});

test("every requirement of levels 1 and 2 is answered, at its level", () => {
  const listed = readFileSync(join(import.meta.dirname, "asvs-ids.txt"), "utf8").split("\n");
  const wanted = listed.flatMap((line) => {
    const [level = "", ids = ""] = line.startsWith("#") ? [] : line.split(": ");
    return ids
      .split(" ")
      .filter(Boolean)
      .map((id) => `${id} at ${level}`);
  });
  // As many as the standard counts: 70 of level 1 and 183 of level 2.
  expect(wanted).toHaveLength(253);
  const answered = new Set(rows.map(({ id, level }) => `${id} at ${level}`));
  expect(wanted.filter((one) => !answered.has(one))).toEqual([]);
});

test("a requirement that asks for words names where they stand", () => {
  const unwritten = rows.filter(({ status, evidence }) => status === "documented" && !isHeading(evidence));
  expect(unwritten.map(({ id, evidence }) => `${id}: ${evidence}`)).toEqual([]);
});

test("a requirement that is met names a test that exists", () => {
  const unproved = rows.filter(({ status, evidence }) => status === "met" && !isTest(evidence));
  expect(unproved.map(({ id, evidence }) => `${id}: ${evidence}`)).toEqual([]);
});

test("a requirement that is not met says why", () => {
  expect(
    rows.filter(({ status, evidence }) => !["met", "documented"].includes(status) && evidence.length < 10),
  ).toEqual([]);
});

/** `file :: title`, the title as the file writes it. */
function isTest(evidence: string): boolean {
  const [file = "", title = ""] = evidence.split(" :: ");
  const path = join(projectRoot(), file);
  // The formatter may put the title on a line of its own.
  return title !== "" && existsSync(path) && readFileSync(path, "utf8").replace(/\(\s+/g, "(").includes(`("${title}"`);
}

/** `file :: heading`. */
function isHeading(evidence: string): boolean {
  const [file = "", heading = ""] = evidence.split(" :: ");
  const path = join(projectRoot(), file);
  if (heading === "" || !existsSync(path)) return false;
  return readFileSync(path, "utf8")
    .split("\n")
    .some((line) => /^#+ /.test(line) && line.replace(/^#+ /, "") === heading);
}

function readRows(csv: string): Row[] {
  const [, ...lines] = csv.trim().split("\n");
  return lines.map((line) => {
    const cells = [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
    const [id = "", level = "", requirement = "", status = "", evidence = ""] = cells;
    return { id, level, requirement, status, evidence };
  });
}
