// Again on Node 24: keys and signatures are Node's own.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { asProgram } from "../../tests/support/as-program";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database";
import { urlOf } from "../../tests/support/database-cluster";
import { addCustomer, exportLedger, recordDecisions } from "../../tests/support/ledger";
import { ledgerAttacks } from "../../tests/support/ledger-attacks";
import { checkpointFile } from "../backend/platform/evidence/checkpoints/checkpoint-folder";
import { readConfig } from "../config";
import type { CommandContext } from "./command";
import { runEvidenceCheckpoint } from "./evidence-checkpoint";
import { runEvidenceKey } from "./evidence-key";
import { runEvidenceVerify } from "./evidence-verify";
import { EXIT_CODES } from "./evidence-words";

let db: TestDatabase;
let folder: string;
let customerId: number;
let context: CommandContext;
let said: string[];
let attack: ReturnType<typeof ledgerAttacks>;
const environment = () => ({ DATA_DIR: join(folder, "data"), DATABASE_URL: urlOf(db.connection) });
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tierwatch-evidence-"));
  db = await createTestDatabase();
  attack = ledgerAttacks(db.connection);
  said = [];
  const config = readConfig(environment());
  context = { config, logger: pino({ level: "silent" }), out: (line) => said.push(line) };
  customerId = await addCustomer(db.database, "nordwind");
});
afterEach(async () => {
  await db.drop();
  await rm(folder, { recursive: true, force: true });
});

const decide = (count: number, id = customerId) => recordDecisions(db.database, id, count);
const exported = (name: string) => exportLedger(db.database, customerId, join(folder, name));

/** What `evidence verify` says and ends with. */
async function verify(...args: string[]): Promise<{ code: number; words: string }> {
  said.length = 0;
  const code = await runEvidenceVerify(args, context).then(
    () => 0,
    (error: { exitCode?: number }) => error.exitCode ?? Promise.reject(error),
  );
  return { code, words: said.join("\n") };
}

const checkpoint = (...args: string[]) => runEvidenceCheckpoint(args, context);

test("what was recorded agrees with its checkpoint, and so does what was recorded since", async () => {
  await decide(3);
  await checkpoint();
  await decide(2);
  expect(await verify()).toEqual({
    code: 0,
    words: expect.stringMatching(
      /^nordwind: sound, 5 records, head \d+:5:[0-9a-f]{64}; agrees with 1 checkpoint, the last at record 3 of 2/,
    ),
  });
});

test("a ledger that was emptied, and its head with it, is called emptied", async () => {
  await decide(3);
  await checkpoint();
  await attack.empty(customerId);
  expect(await verify()).toMatchObject({
    code: EXIT_CODES.emptied,
    words: expect.stringMatching(/^nordwind: EMPTIED.*knows 3$/),
  });
});

test("a customer that was taken out of the database is called emptied", async () => {
  await decide(3);
  await checkpoint();
  await attack.removeCustomer(customerId);
  const words = `Customer ${customerId}, who is not in the database: EMPTIED`;
  expect(await verify()).toMatchObject({ code: EXIT_CODES.emptied, words: expect.stringContaining(words) });
});

test("a ledger whose tail is gone, and whose head was set back, is called cut", async () => {
  await decide(5);
  await checkpoint();
  await attack.cut(customerId, 3);
  expect(await verify()).toMatchObject({
    code: EXIT_CODES.cut,
    words: expect.stringMatching(
      /^nordwind: CUT, it ends at record 3, but the checkpoint of .* knows 5: 2 are missing/,
    ),
  });
});

test("a ledger with a record rewritten, and every hash after it, is called replaced, however long it has become", async () => {
  await decide(2);
  await checkpoint();
  await decide(2);
  await checkpoint();
  await attack.rewrite(customerId, 3);
  const replaced = {
    code: EXIT_CODES.replaced,
    words: expect.stringMatching(/^nordwind: REPLACED, record 4 is not the one of .*; it agrees up to record 2$/),
  };
  expect(await verify()).toMatchObject(replaced);
  await decide(3);
  expect(await verify()).toMatchObject(replaced);
});

test("a ledger that goes another way than an export is called forked, from the record on where it does", async () => {
  await decide(5);
  const file = await exported("evidence.ndjson");
  await decide(2);
  expect(await verify("--against", file)).toMatchObject({
    code: 0,
    words: expect.stringContaining("agrees with --against"),
  });
  await attack.rewrite(customerId, 4);
  expect(await verify()).toMatchObject({ code: 0 });
  expect(await verify("--against", file)).toEqual({
    code: EXIT_CODES.forked,
    words: `nordwind: FORKED, as ${file} has it up to record 3, and not from record 4 on`,
  });
});

test("against an export, a shorter ledger is cut, one without records emptied, and another one replaced", async () => {
  await decide(4);
  const file = await exported("evidence.ndjson");
  await attack.cut(customerId, 2);
  expect(await verify("--against", file)).toMatchObject({ code: EXIT_CODES.cut });
  await attack.rewrite(customerId, 1);
  await decide(2);
  expect(await verify("--against", file)).toMatchObject({ code: EXIT_CODES.replaced });
  await attack.empty(customerId);
  expect(await verify("--against", file)).toMatchObject({ code: EXIT_CODES.emptied });
});

test("a head that was printed is compared with, from a file or as it is", async () => {
  await decide(4);
  const { words } = await verify();
  const head = /\d+:4:[0-9a-f]{64}/.exec(words)?.[0] ?? "";
  const file = join(folder, "printed");
  await writeFile(file, `kept on paper\n${words}\n`);
  await attack.cut(customerId, 3);
  expect(await verify()).toMatchObject({ code: 0 });
  expect(await verify("--against", head)).toMatchObject({ code: EXIT_CODES.cut });
  expect(await verify("--against", file)).toMatchObject({ code: EXIT_CODES.cut });
  await expect(verify("--against", "4:abc")).rejects.toThrow("no head itself");
});

test("an altered record is broken, and a head set back before records that are there is, too", async () => {
  await decide(4);
  await attack.setHeadBack(customerId, 2);
  expect(await verify()).toMatchObject({ code: EXIT_CODES.broken, words: expect.stringContaining("BROKEN, record 4") });
});

test("a checkpoint that was changed, or signed by somebody else, counts for nothing and is named", async () => {
  await decide(3);
  await checkpoint();
  const file = checkpointFile(context.config.dataDir, customerId);
  const line = await readFile(file, "utf8");
  await writeFile(file, line.replace('"seq":3', '"seq":2'));
  expect(await verify()).toMatchObject({
    code: EXIT_CODES.untrusted,
    words: expect.stringContaining(`NOT TRUSTED, line 1 of ${file} was changed: its signature is not valid`),
  });
  await writeFile(file, line);
  expect(await verify()).toMatchObject({ code: 0 });
  const stranger = { ...context, config: readConfig({ ...environment(), DATA_DIR: join(folder, "other") }) };
  await runEvidenceCheckpoint([], stranger);
  const foreign = checkpointFile(stranger.config.dataDir, customerId);
  expect(await verify("--against", foreign)).toMatchObject({ code: EXIT_CODES.untrusted });
});

test("saved checkpoints tell of a cut where the data folder has lost its own, with the public key alone", async () => {
  await decide(4);
  await checkpoint();
  const saved = join(folder, "saved.ndjson");
  await writeFile(saved, await readFile(checkpointFile(context.config.dataDir, customerId)));
  said.length = 0;
  await runEvidenceKey([], context);
  const key = join(folder, "key.pem");
  await writeFile(key, said.join("\n"));
  await rm(join(context.config.dataDir, "evidence"), { recursive: true });
  await attack.cut(customerId, 3);
  expect(await verify()).toMatchObject({ code: 0, words: expect.stringContaining("no checkpoint to compare with") });
  expect(await verify("--against", saved, "--key", key)).toMatchObject({ code: EXIT_CODES.cut });
});

test("an export is compared with saved checkpoints without a database", async () => {
  await decide(4);
  await checkpoint();
  const saved = checkpointFile(context.config.dataDir, customerId);
  const file = await exported("whole.ndjson");
  await attack.cut(customerId, 3);
  const shorter = await exported("shorter.ndjson");
  expect(await verify("--file", file, "--against", saved)).toMatchObject({ code: 0 });
  expect(await verify("--file", shorter, "--against", saved)).toMatchObject({ code: EXIT_CODES.cut });
  await writeFile(file, (await readFile(file, "utf8")).split("\n").slice(0, 2).join("\n"));
  expect(await verify("--file", file)).toMatchObject({ code: EXIT_CODES.cut });
});

test("where there is no record at all nothing was verified, and one ledger that is sound lets a new one be empty", async () => {
  expect(await verify()).toEqual({
    code: EXIT_CODES.nothing,
    words: "nordwind: nothing to verify, no records; no checkpoint to compare with",
  });
  await decide(1, await addCustomer(db.database, "sudwind"));
  expect(await verify()).toMatchObject({ code: 0, words: expect.stringContaining("nothing to verify") });
});

test("an older backup that was restored is cut until the operator says why, and told ever after", async () => {
  await decide(3);
  await checkpoint();
  await decide(2);
  await checkpoint();
  await attack.cut(customerId, 4);
  await expect(checkpoint()).rejects.toMatchObject({ exitCode: EXIT_CODES.cut });
  await checkpoint("--accept", "restored the backup of Sunday");
  await decide(4);
  expect(await verify()).toMatchObject({
    code: 0,
    words: expect.stringMatching(
      /sound, 8 records.*\n.*1 checkpoint beyond record 3 given up on .*: restored the backup of Sunday$/,
    ),
  });
  await attack.cut(customerId, 3);
  expect(await verify()).toMatchObject({ code: EXIT_CODES.cut });
});

test("a chain that does not hold is never accepted", async () => {
  await decide(3);
  await attack.setHeadBack(customerId, 2);
  await expect(checkpoint("--accept", "it is fine")).rejects.toMatchObject({ exitCode: EXIT_CODES.broken });
});

test("the program itself ends with the code of what it found", async () => {
  await decide(3);
  await checkpoint();
  await attack.cut(customerId, 2);
  const program = await asProgram("server/cli.ts");
  const env = { ...environment(), NODE_ENV: "test" as const };
  const ended = promisify(execFile)(process.execPath, [program, "evidence", "verify"], { env });
  await expect(ended).rejects.toMatchObject({ code: EXIT_CODES.cut, stdout: expect.stringContaining("nordwind: CUT") });
});
