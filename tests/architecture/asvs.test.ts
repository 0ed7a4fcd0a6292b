import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../server/project-root";
import { isTest } from "./rules/named-tests";

interface Row {
  id: string;
  level: string;
  requirement: string;
  status: string;
  evidence: string;
  reread: string;
}

/**
 * `documented`: it asks for words, which stand there; `operator`: it is met, or not, by who runs an installation; `in part`: what was
 * found when it was read again says what is missing.
 */
const STATUSES = ["met", "in part", "documented", "not met", "operator", "n/a"];

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

test("a requirement that is met names tests that exist", () => {
  const unproved = rows.filter(({ status, evidence }) => status === "met" && !evidence.split(" | ").every(isTest));
  expect(unproved.map(({ id, evidence }) => `${id}: ${evidence}`)).toEqual([]);
});

test("a requirement that is met in part names what there is", () => {
  const unproved = rows.filter(
    ({ status, evidence }) =>
      status === "in part" && !evidence.split(" | ").every((one) => isTest(one) || isHeading(one)),
  );
  expect(unproved.map(({ id, evidence }) => `${id}: ${evidence}`)).toEqual([]);
});

test("every row was read again by somebody who tried to disprove it, and says when and what was found", () => {
  const unread = rows.filter(({ reread }) => !/^20\d\d-\d\d-\d\d: \S.{8,}\.$/.test(reread));
  expect(unread.map(({ id, reread }) => `${id}: ${reread}`)).toEqual([]);
});

test("docs/security.md counts the rows as they are", () => {
  const text = readFileSync(join(projectRoot(), "docs/security.md"), "utf8");
  const told = STATUSES.map((status) => `${rows.filter((row) => row.status === status).length} ${IN_WORDS[status]}`);
  expect(told.filter((one) => !text.includes(one))).toEqual([]);
});

/** A title that nobody wrote, or a test that is never run, would be no evidence. */
test("a test that is missing, left out or only mentioned is no evidence", () => {
  const file = "tests/architecture/asvs.test.ts";
  expect(isTest(`${file} :: a requirement that is met names tests that exist`)).toBe(true);
  expect(isTest(`${file} :: nobody wrote this`)).toBe(false);
  expect(isTest("docs/security.md :: 1. Access control")).toBe(false);
});

test("a requirement that is not met says why", () => {
  expect(
    rows.filter(({ status, evidence }) => !["met", "in part", "documented"].includes(status) && evidence.length < 10),
  ).toEqual([]);
});

const IN_WORDS: Record<string, string> = {
  met: "met",
  "in part": "in part",
  documented: "that require documentation which exists",
  "not met": "not met",
  operator: "up to the operator",
  "n/a": "not applicable",
};

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
    const [id = "", level = "", requirement = "", status = "", evidence = "", reread = ""] = cells;
    return { id, level, requirement, status, evidence, reread };
  });
}
