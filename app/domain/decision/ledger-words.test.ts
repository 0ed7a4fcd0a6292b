import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../../server/project-root";
import { LEDGER_SUBJECTS, PLAIN_KINDS, readable } from "./ledger-words";

const backend = join(projectRoot(), "server/backend");
const sources = readdirSync(backend, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
  .map((path) => readFileSync(join(backend, path), "utf8"))
  .filter((text) => /appendEvidence|recordChange|EvidenceEntry/.test(text));
const words = readFileSync(join(projectRoot(), "app/domain/decision/decision-words.server.ts"), "utf8");

/** Names of jobs, which look the same. */
const TASKS = ["alert-rule.run", "alert-rule.undo"];

test("every kind of entry that the backend writes has words", () => {
  const kind = new RegExp(`"((?:${LEDGER_SUBJECTS.join("|")})\\.[a-z-]+)"`, "g");
  const written = new Set(sources.flatMap((text) => [...text.matchAll(kind)].map(([, found = ""]) => found)));
  expect(written.size).toBeGreaterThan(50);
  const told = (found: string) => (PLAIN_KINDS as readonly string[]).includes(found) || words.includes(`"${found}"`);
  expect([...written].filter((found) => !told(found) && !TASKS.includes(found))).toEqual([]);
});

test("everything that an entry of the backend is about has a word", () => {
  const types = sources.flatMap((text) => [...text.matchAll(/subjectType: "([a-z-]+)"/g)].map(([, type = ""]) => type));
  expect(types.length).toBeGreaterThan(20);
  expect(types.filter((type) => !(LEDGER_SUBJECTS as readonly string[]).includes(type))).toEqual([]);
});

test("a code is read as words", () => {
  expect(readable("grievance-report.sent-back")).toBe("Grievance report: sent back");
});
