import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { addCustomer, recordDecisions } from "../../../../../tests/support/ledger";
import { openSignedBucket } from "../../../../../tests/support/signed-bucket";
import { noteUnsent, sendUnsent } from "./checkpoint-bucket";
import { readCheckpoints } from "./read-checkpoints";
import { trustedKeys } from "./signing-key";
import { writeDueCheckpoints } from "./write-checkpoints";

const SECRET = "the secret of the bucket";
const NOON = new Date("2026-11-23T12:00:00.000Z");
const bucket = await openSignedBucket(SECRET);
const s3Url = bucket.urlWith(SECRET);
const logged: string[] = [];
const logger = pino({ level: "warn" }, { write: (line: string) => logged.push(line) });
let db: TestDatabase;
let dataDir: string;
let customerId: number;
beforeAll(async () => {
  db = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "tierwatch-bucket-"));
  customerId = await addCustomer(db.database, "nordwind");
});
afterAll(async () => {
  bucket.close();
  await db.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const decide = (records: number) => recordDecisions(db.database, customerId, records);
const write = (toBucket: boolean) =>
  writeDueCheckpoints(db.database, toBucket ? { dataDir, s3Url } : { dataDir }, logger, NOON);

test("what another process adds or overwrites while the bucket is written is in the bucket all the same", async () => {
  await decide(1);
  // It has added a checkpoint, and its own sending is still to come.
  bucket.afterPut = async () => {
    await decide(100);
    await write(false);
    await noteUnsent(dataDir, customerId);
  };
  await write(true);
  await sendUnsent(s3Url, dataDir, logger);
  expect(await inBucket()).toEqual([1, 101]);
  // It had read the object before, and puts that back.
  const old = new Map(bucket.objects);
  bucket.afterPut = (path) => void bucket.objects.set(path, old.get(path) ?? Buffer.alloc(0));
  await decide(100);
  await write(true);
  expect(await inBucket()).toEqual([1, 101, 201]);
  expect(await readdir(join(dataDir, "evidence/checkpoints"))).toEqual([`${customerId}.ndjson`]);
  expect(logged).toEqual([]);
});

/** The records that the bucket alone has checkpoints of. */
async function inBucket(): Promise<number[]> {
  const read = await readCheckpoints({ dataDir: join(dataDir, "lost"), s3Url }, customerId, trustedKeys({ dataDir }));
  return read.checkpoints.map(({ seq }) => seq);
}
