// Again on Node 24: Node reads the arguments.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addCustomer, exportLedger, recordDecisions } from "../../tests/support/ledger";
import { migrate } from "../backend/main/migrate";
import { type Database, openDatabase } from "../backend/platform/db/database";
import { startEngine } from "../backend/platform/db/engine/start";
import { readConfig } from "../config";
import { runBackup } from "./backup";
import { type CommandContext, UsageError } from "./command";
import { EvidenceBroken } from "./evidence-broken";
import { runEvidenceCheckpoint } from "./evidence-checkpoint";
import { runEvidenceVerify } from "./evidence-verify";
import { runRestore } from "./restore";

const logger = pino({ level: "silent" });
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tierwatch-cli-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function contextOf(name: string): CommandContext & { said: string[] } {
  const said: string[] = [];
  const config = readConfig({ DATA_DIR: join(folder, name) });
  return { config, logger, said, out: (line) => said.push(line) };
}

async function withServer(context: CommandContext, run: (database: Database) => Promise<void>) {
  const engine = await startEngine({ dataDir: context.config.dataDir, logger });
  await migrate(engine.connection);
  const database = openDatabase(engine.connection);
  try {
    await run(database);
  } finally {
    await database.close();
    await engine.stop();
  }
}

async function decide(database: Database): Promise<number> {
  const customerId = await addCustomer(database, "nordwind", "Nordwind");
  await recordDecisions(database, customerId, 3);
  return customerId;
}

test("a backup beside the running server is restored into an empty folder, and both ledgers verify", async () => {
  const here = contextOf("here");
  const file = join(folder, "saved");
  await withServer(here, async (database) => {
    await decide(database);
    await runBackup([file], here);
    await runEvidenceVerify([], here);
  });
  const there = contextOf("there");
  await runRestore([file], there);
  await runEvidenceVerify([], there);
  const sound = expect.stringMatching(
    /^Nordwind: sound, 3 records, head 1:3:[0-9a-f]{64}; no checkpoint to compare with$/,
  );
  expect(here.said).toEqual([expect.stringMatching(/^Wrote \d+ rows and 0 files to/), sound]);
  expect(there.said).toEqual([expect.stringMatching(/^Restored \d+ rows and 0 files/), sound]);
});

test("a restored backup that is older than a checkpoint says which decisions are lost, and what to do", async () => {
  const here = contextOf("here");
  const file = join(folder, "saved");
  await withServer(here, async (database) => {
    const customerId = await decide(database);
    await runBackup([file], here);
    await recordDecisions(database, customerId, 2);
    await runEvidenceCheckpoint([], here);
    await runRestore(["--force", file], here);
  });
  expect(here.said.slice(-2)).toEqual([
    expect.stringMatching(/^Restored /),
    expect.stringMatching(/^Nordwind: CUT, it ends at record 3, .* knows 5: 2 are missing\. .* --accept "REASON"/),
  ]);
});

test("an exported ledger verifies offline, and an altered or cut one does not", async () => {
  const context = contextOf("here");
  const file = join(folder, "evidence.ndjson");
  await withServer(context, async (database) => {
    const customerId = await decide(database);
    await exportLedger(database, customerId, file);
  });
  await runEvidenceVerify(["--file", file], context);
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace("alert.seen", "alert.hidden"));
  await expect(runEvidenceVerify(["--file", file], context)).rejects.toBeInstanceOf(EvidenceBroken);
  await writeFile(file, text.split("\n").slice(0, 2).join("\n"));
  await expect(runEvidenceVerify(["--file", file], context)).rejects.toBeInstanceOf(EvidenceBroken);
  expect(context.said).toEqual([
    expect.stringMatching(`^${file}: sound, 3 records, head 1:3:`),
    `${file}: BROKEN, record 1 is not what was recorded`,
    `${file}: CUT, record 2 is the last one, but the file ends without its head`,
  ]);
});

test("a command without its file says how it is called", async () => {
  await expect(runBackup([], contextOf("here"))).rejects.toBeInstanceOf(UsageError);
  await expect(runRestore([], contextOf("here"))).rejects.toBeInstanceOf(UsageError);
});
