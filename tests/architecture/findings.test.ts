import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../server/project-root";
import { isTest, isTestFile } from "./rules/named-tests";

/** What was found, and what was to be delivered beyond it: the first column of each table, and where it stands. */
const TABLES = [
  {
    of: "the attack and the second reading",
    file: "docs/security.md",
    section: 6,
    findings: [
      ...numbered("S", 10),
      ...numbered("C", 9),
      ...numbered("F", 11),
      ...["Classes of S1 and S2", "Keys with scopes", "Ledger", "Junk in addresses and failures of calls"],
      ...["A backend that knows more", "Containers"],
      ...numbered("P", 7),
    ],
  },
  {
    of: "the reading of news",
    file: "docs/reading.md",
    section: 1,
    findings: [
      ...["Worked example", "Rows", "Training", "Seven wrong of sixty", "Disputed type", "Quotes and evidence"],
      ...["No body", "Private stays private", "Killed in the middle", "Besides its type"],
      ...["Topics", "Sources", "Hostile texts", "A withdrawn article", "Translations", "The demo"],
    ],
  },
  { of: "the truth of the data", file: "docs/truth.md", section: 1, findings: numbered("T", 15) },
  {
    of: "what was to be reached with unseen data",
    file: "docs/truth.md",
    section: 2,
    findings: [
      ...["Rows right, no wrong merge", "The two messy lists", "A supplier known by postal code and town"],
      ...["Addresses within 25 km; more than 100 km off and claimed", "Layoff notices of unseen states"],
      ...["Alerts by class", "Screening of companies", "Recall of screening", "Innocent names"],
    ],
  },
];

test.each(TABLES)("every finding of $of has a row", (table) => {
  expect(rowsOf(table).map(({ finding }) => finding)).toEqual(table.findings);
});

test.each(TABLES)("every finding of $of names tests that are there and run", (table) => {
  const wrong = rowsOf(table).flatMap(({ finding, tests }) =>
    tests.length === 0 ? [finding] : tests.filter((one) => !isTest(one) && !isTestFile(one)),
  );
  expect(wrong).toEqual([]);
});

function numbered(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => `${letter}${n + 1}`);
}

/** The rows below the head of a section's table: the first column, and the tests that the last one names. */
function rowsOf({ file, section }: (typeof TABLES)[number]): { finding: string; tests: string[] }[] {
  const text = readFileSync(join(projectRoot(), file), "utf8");
  const [, after = ""] = text.split(new RegExp(`^## ${section}\\. `, "m"));
  const [own = ""] = after.split(/^## /m);
  const [, , ...rows] = own.split("\n").filter((line) => line.startsWith("|"));
  return rows.map((line) => {
    const cells = line.split(" | ");
    const tests = [...(cells.at(-1) ?? "").matchAll(/`([^`]+)`/g)].map(([, one = ""]) => one);
    return { finding: (cells[0] ?? "").replace(/^\|\s*/, ""), tests };
  });
}
