// Again on Node 24: keys, signatures and appended files are Node's own.
import { execFile } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { pino } from "pino";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { asProgram } from "../../../../../tests/support/as-program";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { addCustomer, recordDecisions } from "../../../../../tests/support/ledger";
import { ledgerAttacks } from "../../../../../tests/support/ledger-attacks";
import { openSignedBucket } from "../../../../../tests/support/signed-bucket";
import { type Checkpoint, readCheckpoint, signCheckpoint } from "./checkpoint";
import { addLine, checkpointFile, readLines } from "./checkpoint-folder";
import { inForce } from "./in-force";
import { type CheckpointConfig, readCheckpoints } from "./read-checkpoints";
import { openSigningKey, signingKey, trustedKeys } from "./signing-key";
import { writeDueCheckpoints } from "./write-checkpoints";

const SECRET = "the secret of the bucket";
const bucket = await openSignedBucket(SECRET);
let db: TestDatabase;
let dataDir: string;
let customerId: number;
let logged: Record<string, unknown>[];
const logger = pino({ level: "warn" }, { write: (line: string) => logged.push(JSON.parse(line)) });
afterAll(() => bucket.close());
beforeEach(async () => {
  db = await createTestDatabase();
  bucket.objects.clear();
  dataDir = await mkdtemp(join(tmpdir(), "tierwatch-checkpoints-"));
  logged = [];
  customerId = await addCustomer(db.database, "nordwind");
});
afterEach(async () => {
  await db.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const decide = (records: number) => recordDecisions(db.database, customerId, records);

const NOON = new Date("2026-11-23T12:00:00.000Z");
const later = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);
const write = (now = NOON, more: Partial<CheckpointConfig> = {}) =>
  writeDueCheckpoints(db.database, { dataDir, ...more }, logger, now);

async function known(config: CheckpointConfig = { dataDir }): Promise<Checkpoint[]> {
  return (await readCheckpoints(config, customerId, trustedKeys({ dataDir }))).checkpoints;
}
const numbers = async (config?: CheckpointConfig) => (await known(config)).map(({ seq }) => seq);

test("a ledger gets its first checkpoint at once, the next after a hundred records or a day, and none while it rests", async () => {
  await write();
  expect(await numbers()).toEqual([]);
  await decide(3);
  await write();
  await decide(99);
  await write(later(23));
  expect(await numbers()).toEqual([3]);
  await decide(1);
  await write(later(23));
  expect(await numbers()).toEqual([3, 103]);
  await decide(1);
  await write(later(46));
  expect(await numbers()).toEqual([3, 103]);
  await write(later(47));
  await write(later(480));
  expect(await numbers()).toEqual([3, 103, 104]);
  expect(logged).toEqual([]);
});

test("a ledger that is not what its last checkpoint says gets no new one, and the log says so", async () => {
  const attack = ledgerAttacks(db.connection);
  await decide(5);
  await write();
  await attack.cut(customerId, 4);
  await write(later(48));
  await decide(200);
  await write(later(96));
  await attack.removeCustomer(customerId);
  await write(later(144));
  const told = { level: 50, customerId, event: "evidence-not-as-written" };
  expect(logged).toEqual([expect.objectContaining(told), expect.objectContaining(told), expect.objectContaining(told)]);
  expect(await numbers()).toEqual([5]);
});

test("a ledger that was written anew from some record on is told while it rests, too", async () => {
  await decide(5);
  await write();
  await ledgerAttacks(db.connection).rewrite(customerId, 3);
  await write(later(1));
  expect(logged).toMatchObject([{ level: 50, customerId, event: "evidence-not-as-written" }]);
  expect(await numbers()).toEqual([5]);
});

test("records since the last checkpoint that do not hold together, or that the head hides, get none", async () => {
  const attack = ledgerAttacks(db.connection);
  await decide(2);
  await write();
  await decide(3);
  await attack.alter(customerId, 4);
  await write(later(48));
  await attack.setHeadBack(customerId, 3);
  await write(later(96));
  expect(await numbers()).toEqual([2]);
  expect(logged).toMatchObject([{ level: 50 }, { level: 50 }]);
});

test("processes that write at once write whole lines", async () => {
  const program = await asProgram("tests/support/checkpoint-writer.ts");
  const letters = ["a", "b", "c", "d"];
  const [lines, length] = [100, 4000];
  const writers = letters.map((letter) =>
    promisify(execFile)(process.execPath, [program, dataDir, letter, String(lines), String(length)]),
  );
  await Promise.all(writers);
  const written = (await readLines(dataDir, 1)).filter((line) => line !== "");
  expect(new Set(written)).toEqual(new Set(letters.map((letter) => letter.repeat(length))));
  expect(written).toHaveLength(letters.length * lines);
});

test("a line that a crash cut off is passed over, and the next one stands by itself", async () => {
  await decide(1);
  await write();
  await appendFile(checkpointFile(dataDir, customerId), '{"checkpoint":{"customer":1,"se');
  await decide(100);
  await write();
  const { checkpoints, distrusted } = await readCheckpoints({ dataDir }, customerId, trustedKeys({ dataDir }));
  expect(checkpoints.map(({ seq }) => seq)).toEqual([1, 101]);
  expect(distrusted).toEqual([]);
});

test("the bucket has every checkpoint, those that it missed while it was away, and those of other machines", async () => {
  const s3Url = bucket.urlWith(SECRET);
  await decide(1);
  await write(NOON, { s3Url });
  bucket.away = true;
  await decide(100);
  await write(NOON, { s3Url });
  bucket.away = false;
  expect(await numbers()).toEqual([1, 101]);
  expect(logged).toEqual([expect.objectContaining({ level: 40 })]);
  await write(NOON, { s3Url });
  expect([...bucket.objects.keys()]).toEqual([`/proofs/tierwatch/${customerId}/evidence-checkpoints`]);
  expect(await numbers({ dataDir: join(dataDir, "lost"), s3Url })).toEqual([1, 101]);

  const evidenceKey = await readFile(join(dataDir, "evidence/signing-key.pem"), "utf8");
  const elsewhere = { dataDir: join(dataDir, "elsewhere"), s3Url, evidenceKey };
  await decide(100);
  await writeDueCheckpoints(db.database, elsewhere, logger, NOON);
  await decide(100);
  await write(NOON, { s3Url });
  expect(await numbers({ dataDir: join(dataDir, "lost"), s3Url })).toEqual([1, 101, 201, 301]);
});

test("the key is made once, for its owner's eyes only, and an earlier one still counts", async () => {
  const made = [signingKey({ dataDir }), signingKey({ dataDir })];
  expect(made.map((key) => key.made)).toEqual([true, false]);
  expect(made[0]?.fingerprint).toBe(made[1]?.fingerprint);
  expect((await stat(join(dataDir, "evidence/signing-key.pem"))).mode & 0o777).toBe(0o600);
  await decide(1);
  await write();
  const der = generateKeyPairSync("ed25519").privateKey.export({ format: "der", type: "pkcs8" });
  const evidenceKey = der.toString("base64");
  await decide(100);
  await write(NOON, { evidenceKey });
  expect(await numbers()).toEqual([1, 101]);
  const keys = new Set((await known()).map(({ key }) => key));
  expect(keys).toEqual(new Set([made[0]?.fingerprint, openSigningKey(evidenceKey).fingerprint]));
});

test("no part of a checkpoint can be changed, and nobody else's signature counts", async () => {
  const key = signingKey({ dataDir });
  const restart = { after: 2, reason: "a restored backup" };
  const hash = "a".repeat(64);
  const line = signCheckpoint({ customer: 7, seq: 3, hash, at: NOON.toISOString(), restart }, key);
  expect(readCheckpoint(line, [key])).toMatchObject({ customer: 7, seq: 3, restart });
  const changes = [
    ['"customer":7', '"customer":8'],
    ['"seq":3', '"seq":2'],
    [hash, "b".repeat(64)],
    ["2026", "2025"],
    ['"after":2', '"after":1'],
    ["a restored", "no"],
  ];
  for (const [was = "", is = ""] of changes) expect(readCheckpoint(line.replace(was, is), [key])).toBe("signature");
  expect(readCheckpoint(line.replace('"after":2', '"until":2'), [key])).toBe("no-checkpoint");
  const other = signingKey({ dataDir: join(dataDir, "other") });
  expect(readCheckpoint(line, [other])).toBe("unknown-key");
  expect(readCheckpoint(line.replace(key.fingerprint, other.fingerprint), [other])).toBe("signature");
  await writeFile(
    join(dataDir, "rsa.pem"),
    generateKeyPairSync("x25519").privateKey.export({ format: "pem", type: "pkcs8" }),
  );
  const otherKind = await readFile(join(dataDir, "rsa.pem"), "utf8");
  expect(() => openSigningKey(otherKind)).toThrow("Ed25519");
});

test("a restart takes out of force what lies beyond it, and what was written before it only", () => {
  const of = (seq: number, minute: number, after?: number): Checkpoint => ({
    customer: 1,
    seq,
    hash: String(minute),
    at: new Date(NOON.getTime() + minute * 60_000).toISOString(),
    key: "k",
    ...(after === undefined ? {} : { restart: { after, reason: "why" } }),
  });
  const all = [of(30, 5), of(10, 1), of(20, 2), of(20, 2), of(12, 4, 10), of(18, 6)];
  const { checkpoints, givenUp } = inForce(all);
  expect(checkpoints.map(({ seq, hash }) => `${seq} ${hash}`)).toEqual(["10 1", "12 4", "30 5", "18 6"]);
  expect(givenUp).toEqual([{ after: 10, reason: "why", at: of(12, 4).at, count: 1 }]);
});

test("a disk that takes no more is told", async () => {
  await expect(addLine("/dev/full", 1, "line")).rejects.toThrow();
});
