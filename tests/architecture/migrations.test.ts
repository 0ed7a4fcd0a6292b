import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import { projectRoot } from "../../server/project-root";

// Loading drizzle-kit gives every array a property, which a `for in` of any file after this one in its worker would find.
Reflect.deleteProperty(Array.prototype, "random");

const folder = join(projectRoot(), "server/backend/platform/db/migrations");
const journal = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as {
  entries: { idx: number; tag: string; when: number }[];
};

test("the tables as written need no further migration", async () => {
  const last = journal.entries.at(-1);
  const number = String(last?.idx ?? 0).padStart(4, "0");
  const before = JSON.parse(readFileSync(join(folder, `meta/${number}_snapshot.json`), "utf8"));
  const after = generateDrizzleJson(await everySchemaFile(), before.id, undefined, "snake_case");
  expect(await generateMigration(before, after), "run npm run db:generate").toEqual([]);
});

test("the first migration makes every table as its snapshot says", async () => {
  const [first] = journal.entries;
  const written = readFileSync(join(folder, `${first?.tag}.sql`), "utf8");
  const nothing = generateDrizzleJson({}, undefined, undefined, "snake_case");
  const snapshot = JSON.parse(readFileSync(join(folder, "meta/0000_snapshot.json"), "utf8"));
  const statements = await generateMigration(nothing, snapshot);
  expect(statements.length).toBeGreaterThan(300);
  expect(statements.filter((statement) => !written.includes(statement.trim()))).toEqual([]);
});

test("snapshots are kept of what is listed, and of nothing else", () => {
  const files = readdirSync(join(folder, "meta")).filter((file) => file.endsWith("_snapshot.json"));
  const listed = journal.entries.map(({ idx }) => `${String(idx).padStart(4, "0")}_snapshot.json`);
  expect(files.sort()).toEqual(listed);
});

test("the journal lists every migration once and in order", () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.sort());
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

test("every migration is in the repository", () => {
  // An archive of the sources carries no repository to ask.
  if (!existsSync(join(projectRoot(), ".git"))) return;
  const git = ["ls-files", "--others", "--exclude-standard", "server/backend/platform/db/migrations"];
  expect(execFileSync("git", git, { cwd: projectRoot(), encoding: "utf8" })).toBe("");
});

async function everySchemaFile(): Promise<Record<string, unknown>> {
  const files = readdirSync(join(folder, "../schema")).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  const modules = await Promise.all(
    files.map((file) => import(`../../server/backend/platform/db/schema/${file.slice(0, -3)}.ts`)),
  );
  return Object.assign({}, ...modules);
}
