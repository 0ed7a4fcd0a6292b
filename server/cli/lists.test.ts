import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addCustomer, addTargets } from "../../tests/support/network";
import { migrate } from "../backend/main/migrate";
import { follow } from "../backend/network/monitored/follow";
import { openDatabase } from "../backend/platform/db/database";
import { startEngine } from "../backend/platform/db/engine/start";
import { ListRefused } from "../backend/risk/sanctions/lists/list-refused";
import { readConfig } from "../config";
import { type CommandContext, UsageError } from "./command";
import { runListsDiff, runListsImport, runListsRemove } from "./lists";
import { runScreen } from "./screen";

const logger = pino({ level: "silent" });
let folder: string;
let said: string[];
let context: CommandContext;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tierwatch-lists-"));
  said = [];
  context = { config: readConfig({ DATA_DIR: join(folder, "data") }), logger, out: (line) => said.push(line) };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function listFile(name: string, ...rows: string[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, ["Kennung;Firma;Staat", ...rows].join("\n"));
  return path;
}

test("lists are imported, compared and screened against from the command line, beside the running server", async () => {
  const engine = await startEngine({ dataDir: context.config.dataDir, logger });
  await migrate(engine.connection);
  const database = openDatabase(engine.connection);
  await database.asSystem(async (tx) => {
    const customerId = await addCustomer(tx, "nordwind");
    const ids = await addTargets(tx, [{ name: "Zagros Petrokimia", country: "IR" }, { name: "Bäckerei Klee" }]);
    await follow(tx, customerId, ids, { userId: null });
  });
  const first = await listFile("first.csv", "1;Zagros Petrokimia;IR");
  await runListsImport(["eigene", first, "--map", "countries=Staat"], context);
  await runListsImport(["eigene", first], context);
  await runScreen(["--customer", "nordwind", "--all"], context);
  await runListsImport(
    ["eigene", await listFile("second.csv", "1;Zagros Petrokimia;IR", "2;Baeckerei Klee;")],
    context,
  );
  await runListsDiff(["eigene"], context);
  await runScreen(["--customer", "nordwind"], context);
  await runListsRemove(["eigene", "--version", "2"], context);
  await runListsRemove(["eigene", "--version", "2", "--reason", "Wrong file"], context);
  await runScreen(["--customer", "nordwind"], context);
  const other = await listFile("other.csv", "9;Quellmar;IR");
  await expect(runListsImport(["eigene", other], context)).rejects.toThrow(
    "1 of 1 entries would leave the list. Is the file whole? If it is, add --accept-loss 1.",
  );
  await runListsImport(["eigene", other, "--accept-loss", "1"], context);
  await database.close();
  await engine.stop();
  expect(said).toEqual([
    "eigene: version 1, 1 entries (1 added, 0 changed, 0 removed), 0 problems",
    "  read as table, 0 further names",
    "eigene: nothing new, version 1 has these files",
    "nordwind: 2 targets screened, 1 candidates, 0 decisions overtaken, 2 statuses changed",
    "Now 1 None, 1 Unreviewed",
    "eigene: version 2, 2 entries (1 added, 0 changed, 0 removed), 0 problems",
    "  read as table, 0 further names",
    "+ 2 Baeckerei Klee",
    "eigene, version 1 to 2: 1 added, 0 changed, 0 removed",
    // The import has screened everybody again already.
    "nordwind: 2 targets screened, 2 candidates, 0 decisions overtaken, 0 statuses changed",
    "Now 2 Unreviewed",
    "eigene: 1 entries would go, 0 come back, 0 change",
    "  nordwind: 1 matches would be closed, 0 of them accepted, 1 undecided",
    'Nothing was removed; add --reason "…" to do it.',
    "eigene: 1 entries would go, 0 come back, 0 change",
    "  nordwind: 1 matches would be closed, 0 of them accepted, 1 undecided",
    "eigene: back to version 1",
    "nordwind: 2 targets screened, 1 candidates, 0 decisions overtaken, 0 statuses changed",
    "Now 1 None, 1 Unreviewed",
    "eigene: version 3, 1 entries (1 added, 0 changed, 1 removed), 0 problems",
    "  read as table, 0 further names",
  ]);
});

test("a list that cannot be read is refused with the reason, a command that cannot be understood with its usage", async () => {
  const odd = await listFile("odd.csv", "1;Zagros;IR");
  await expect(runListsImport(["ofac-sdn", odd], context)).rejects.toThrow(
    /odd\.csv is none of OFAC's delimited files.*its XML and spreadsheets are not read/,
  );
  await expect(runListsDiff(["nowhere"], context)).rejects.toBeInstanceOf(ListRefused);
  await expect(runListsRemove(["nowhere"], context)).rejects.toBeInstanceOf(ListRefused);
  for (const args of [
    ["eigene"],
    ["Eigene:Liste", odd],
    ["new", odd],
    ["eigene", odd, "--map", "colour=Firma"],
    ["eigene", odd, "--accept-loss", "all"],
  ]) {
    await expect(runListsImport(args, context)).rejects.toBeInstanceOf(UsageError);
  }
});
