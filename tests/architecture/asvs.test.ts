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

const rows = readRows(readFileSync(join(projectRoot(), "docs/asvs.csv"), "utf8"));

test("every requirement has an id of its own, a level and a status", () => {
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const wrong = rows.filter(
    ({ id, level, status }) =>
      !/^\d+\.\d+\.\d+$/.test(id) || !/^[123]$/.test(level) || !["met", "not yet", "n/a"].includes(status),
  );
  expect(wrong).toEqual([]);
});

test("a requirement that is met names a test that exists", () => {
  const unproved = rows.filter(({ status, evidence }) => status === "met" && !isTest(evidence));
  expect(unproved.map(({ id, evidence }) => `${id}: ${evidence}`)).toEqual([]);
});

test("a requirement that is not met says why", () => {
  expect(rows.filter(({ status, evidence }) => status !== "met" && evidence.length < 10)).toEqual([]);
});

/** `file :: title`, the title as the file writes it. */
function isTest(evidence: string): boolean {
  const [file = "", title = ""] = evidence.split(" :: ");
  const path = join(projectRoot(), file);
  return title !== "" && existsSync(path) && readFileSync(path, "utf8").includes(`("${title}"`);
}

function readRows(csv: string): Row[] {
  const [, ...lines] = csv.trim().split("\n");
  return lines.map((line) => {
    const cells = [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
    const [id = "", level = "", requirement = "", status = "", evidence = ""] = cells;
    return { id, level, requirement, status, evidence };
  });
}
