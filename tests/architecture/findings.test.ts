import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../server/project-root";
import { isTest, isTestFile } from "./rules/named-tests";

/** What was found, and what was to be delivered beyond it. */
const FINDINGS = [
  ...Array.from({ length: 10 }, (_, n) => `S${n + 1}`),
  ...Array.from({ length: 9 }, (_, n) => `C${n + 1}`),
  ...Array.from({ length: 11 }, (_, n) => `F${n + 1}`),
  ...["Classes of S1 and S2", "Keys with scopes", "Ledger", "Junk in addresses and failures of calls"],
  ...["A backend that knows more", "Containers"],
];

const [, section = ""] = readFileSync(join(projectRoot(), "docs/security.md"), "utf8").split(/^## 6\. /m);
const rows = [...section.matchAll(/^\| ([^|]+) \| ([^|]+) \| (.+) \|$/gm)].map(([, finding = "", , tests = ""]) => ({
  finding,
  tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, one = ""]) => one),
}));

test("every finding of the attack and of the second reading has a row", () => {
  expect(rows.map(({ finding }) => finding).filter((one) => !/^(?:finding|-+)$/.test(one))).toEqual(FINDINGS);
});

test("every finding names tests that are there and run", () => {
  const found = rows.filter(({ finding }) => FINDINGS.includes(finding));
  const wrong = found.flatMap(({ finding, tests }) =>
    tests.length === 0 ? [finding] : tests.filter((one) => !isTest(one) && !isTestFile(one)),
  );
  expect(wrong).toEqual([]);
});
