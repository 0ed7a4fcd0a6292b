import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dump } from "../../tests/support/imports";
import { addCustomer } from "../../tests/support/network";
import { migrate } from "../backend/main/migrate";
import { TASKS } from "../backend/main/tasks";
import { type Database, openDatabase } from "../backend/platform/db/database";
import { type Engine, startEngine } from "../backend/platform/db/engine/start";
import { startWorker } from "../backend/platform/jobs/worker";
import { readConfig } from "../config";
import { type CommandContext, UsageError } from "./command";
import { FileRefused, runImport } from "./import";

const logger = pino({ level: "silent" });
let folder: string;
let engine: Engine;
let database: Database;
let context: CommandContext & { said: string[] };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tierwatch-cli-"));
  const said: string[] = [];
  const config = readConfig({ DATA_DIR: join(folder, "data") });
  context = { config, logger, said, out: (line) => said.push(line) };
  engine = await startEngine({ dataDir: config.dataDir, logger });
  await migrate(engine.connection);
  database = openDatabase(engine.connection);
  await database.asSystem((tx) => addCustomer(tx, "nordwind"));
});
afterAll(async () => {
  await database.close();
  await engine.stop();
  await rm(folder, { recursive: true, force: true });
});

const LIST = "Lieferant;Land;Ort\nNordwerk AG;DE;Ulm\nNORDWERK;DE;Ulm\nSüdwerk;Atlantis;\n;DE;Kehl\n";

async function run(text: string, ...args: string[]): Promise<string[]> {
  const file = join(folder, "liste.csv");
  await writeFile(file, text);
  context.said.length = 0;
  await runImport([file, "--customer", "nordwind", ...args], context);
  return context.said;
}

const count = async (table: string) =>
  (
    await database.asSystem((tx) =>
      tx.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`),
    )
  ).rows[0]?.n;

test("a dry run says what would become of the rows and leaves nothing behind", async () => {
  const before = await dump(database);
  expect(await run(LIST, "--dry-run")).toEqual([
    "Columns: name=Lieferant, country=Land, city=Ort",
    "liste.csv: 1 to be created, 1 duplicate, 2 rejected",
    "Places: 2 by town, 1 without location",
    expect.stringMatching(/^ {2}Row 4, column 2: “Atlantis” is not a known country.+ two-letter code/),
    expect.stringMatching(/^ {2}Row 5, column 1: The row has no name\. /),
    "  Row 3 “NORDWERK” merged with row 2 “Nordwerk AG”: Names 100% similar; Same city",
    "Nothing was changed: a dry run.",
  ]);
  expect(await dump(database)).toEqual(before);
  expect([await count("imports"), await count("import_rows"), await count("evidence")]).toEqual([0, 0, 0]);
});

test("merges are listed with their reasons, the first hundred, and all of them when asked for", async () => {
  const list = ["Name;Land;Ort", ...Array.from({ length: 103 }, () => "Nordwerk AG;DE;Ulm")].join("\n");
  const merges = (said: string[]) => said.filter((line) => line.includes("merge"));
  const first = merges(await run(list, "--dry-run"));
  expect(first).toHaveLength(101);
  expect(first.at(-1)).toBe("  and 2 more merges; --merges lists all");
  expect(merges(await run(list, "--dry-run", "--merges"))).toHaveLength(102);
});

test("a list is imported and undone by its number", async () => {
  const before = await dump(database);
  const applied = await run(LIST, "--collection", "Direkt");
  const [, id = ""] = /Undo it with --undo (\d+)\.$/.exec(applied.at(-1) ?? "") ?? [];
  expect(applied.at(-1)).toBe(`Import ${id} applied: 1 duplicate, 2 rejected, 1 created. Undo it with --undo ${id}.`);
  expect((await dump(database)).collection_targets).toHaveLength(1);
  context.said.length = 0;
  await runImport(["--customer", "nordwind", "--undo", id], context);
  expect(context.said).toEqual([`Import ${id} undone: 1 duplicate, 2 rejected, 1 undone.`]);
  expect(await dump(database)).toEqual(before);
  await expect(runImport(["--customer", "nordwind", "--undo", id], context)).rejects.toBeInstanceOf(UsageError);
});

test("a file that was imported before is refused with the day and number of that import, until --again says that it is meant", async () => {
  const list = "Lieferant;Land;Ort\nNochmalwerk AG;DE;Ulm\n";
  const [, id = ""] = /Import (\d+) applied/.exec((await run(list)).at(-1) ?? "") ?? [];
  const before = await count("imports");
  await expect(run(list)).rejects.toThrow(
    new RegExp(`^The same file was imported on 20\\d\\d-\\S+ \\(import ${id}\\)\\. Import it again with --again$`),
  );
  expect(await count("imports")).toBe(before);
  expect((await run(list, "--dry-run")).at(-1)).toBe("Nothing was changed: a dry run.");
  const again = (await run(list, "--again")).at(-1) ?? "";
  expect(again).toContain("1 already known");
  for (const undone of [/Import (\d+)/.exec(again)?.[1] ?? "", id]) {
    await runImport(["--customer", "nordwind", "--undo", undone], context);
  }
});

test("columns are chosen by title or number, and one that is not there is named", async () => {
  const said = await run(
    "Alpha;Beta;Land\nNordwerk;Ostwerk;DE\n",
    "--map",
    "name=Beta",
    "--map",
    "country=",
    "--dry-run",
  );
  expect(said.slice(0, 2)).toEqual(["Columns: name=Beta", "Columns not read: Alpha, Land"]);
  await expect(run(LIST, "--map", "city=Gibtsnicht")).rejects.toThrow("There is no column Gibtsnicht");
  await expect(run(LIST, "--map", "nothing=Ort")).rejects.toBeInstanceOf(UsageError);
});

test("a file that cannot be taken in is refused with its place", async () => {
  const before = await dump(database);
  await expect(run('Name;Country\nNord AG;DE\n"Süd AG;DE\n')).rejects.toThrow(/^Row 3, column 1: A cell begins with/);
  await expect(run('[{"name": "Nord AG"}]')).rejects.toBeInstanceOf(FileRefused);
  const missing = runImport([join(folder, "none.csv"), "--customer", "nordwind"], context);
  await expect(missing).rejects.toThrow("cannot be opened (ENOENT)");
  expect(await dump(database)).toEqual(before);
});

test("whose list it is has to be said, and to be known", async () => {
  await expect(runImport([join(folder, "liste.csv")], context)).rejects.toBeInstanceOf(UsageError);
  await expect(run(LIST, "--customer", "niemand")).rejects.toThrow('There is no customer "niemand"');
  await expect(runImport(["--customer", "nordwind"], context)).rejects.toBeInstanceOf(UsageError);
});

test("beside a server at work on the same database a list is taken in and back, whichever of the two does it", async () => {
  const rows = Array.from({ length: 300 }, (_, n) => `Werk ${n} am Fluss ${n * 7919};DE;Ulm`);
  const worker = await startWorker({ connection: engine.connection, database, logger, tasks: TASKS });
  try {
    const applied = await run(["Lieferant;Land;Ort", ...rows].join("\n"));
    const [, id = ""] = /Undo it with --undo (\d+)\.$/.exec(applied.at(-1) ?? "") ?? [];
    expect(applied.at(-1)).toContain(`Import ${id} applied: 300 created.`);
    context.said.length = 0;
    await runImport(["--customer", "nordwind", "--undo", id], context);
    expect(context.said).toEqual([`Import ${id} undone: 300 undone.`]);
  } finally {
    await worker.stop();
  }
});

test("new targets look back to the day of --since, by default of a year, and the command says so", async () => {
  const said = await run("Lieferant;Land;Ort\nAltwerk AG;DE;Ulm\n", "--since", "2020-02-29");
  expect(said.at(-2)).toBe("New targets are matched with events since 2020-02-29.");
  const usual = await run("Lieferant;Land;Ort\nNeuwerk AG;DE;Ulm\n");
  expect(usual.at(-2)).toMatch(
    /^New targets are matched with events since \d{4}-\d\d-\d\d; --since chooses another day\.$/,
  );
  await expect(run("Lieferant\nX AG\n", "--since", "2026-02-30")).rejects.toThrow(UsageError);
});

test("relations and supply data are read by --kind, and a field of another kind is none of theirs", async () => {
  await run("Lieferant;Land\nQuorbex Halle;DE\nOstraq Draht;DE\n");
  const related = await run("From;To;Type\nOstraq Draht;Quorbex Halle;Equipment\n", "--kind", "relations");
  expect(related.slice(0, 2)).toEqual(["Columns: from=From, to=To, relationType=Type", "liste.csv: 1 to be created"]);
  expect(related.at(-1)).toContain("applied: 1 created.");
  const supplied = await run("Supplier;Input;Share\nOstraq Draht;Wire;1\n", "--kind", "supply-data");
  expect(supplied.at(-1)).toContain("applied: 1 created.");
  expect([await count("edges"), await count("edge_impacts")]).toEqual([1, 1]);
  await expect(run(LIST, "--kind", "persons")).rejects.toThrow(
    "--kind takes suppliers, relations, supply-data, contacts, own-alerts, actions",
  );
  await expect(run(LIST, "--kind", "relations", "--map", "city=Ort")).rejects.toThrow(UsageError);
});
