// Again on Node 24: files and compression are Node's own.
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { asOwner, withOwner } from "../../../../../tests/support/database-cluster";
import { databaseContents } from "../../../../../tests/support/database-shape";
import { migrate } from "../../../main/migrate";
import { appendEvidence } from "../../evidence/ledger";
import { readHead, readLedger } from "../../evidence/read-ledger";
import { verifyChain } from "../../evidence/verify";
import { enqueue } from "../../jobs/enqueue";
import { customers } from "../schema/customers";
import { users } from "../schema/users";
import { backup } from "./backup";
import { BackupDamaged } from "./format";
import { RestoreRefused, restore } from "./restore";

let folder: string;
let file: string;
let source: TestDatabase;
let target: TestDatabase;
let nordwind: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tierwatch-backup-"));
  file = join(folder, "backup");
  source = await createTestDatabase();
  target = await createTestDatabase();
  nordwind = await fill(source);
});
afterEach(async () => {
  await source.drop();
  await target.drop();
  await rm(folder, { recursive: true, force: true });
});

const decide = (database: TestDatabase, customerId: number, subjectId: string) =>
  database.database.asCustomer({ customerId, userId: null }, (tx) =>
    appendEvidence(tx, customerId, [
      {
        actor: { type: "rule", id: "test" },
        subjectType: "alert",
        subjectId,
        kind: "alert.seen",
        after: { odd: "tab\t new\nline \\ ü" },
      },
    ]),
  );

async function fill(db: TestDatabase): Promise<number> {
  const id = await db.database.asSystem(async (tx) => {
    const [row] = await tx.insert(customers).values({ key: "nordwind", name: "Nordwind", planName: "Pro" }).returning();
    const customerId = row?.id ?? 0;
    await tx
      .insert(users)
      .values({ customerId, email: "a@n.example", firstname: "Ä", lastname: "N", roles: ["analyst"] });
    await enqueue(tx, "note", { n: 1 }, { queue: "notes" });
    return customerId;
  });
  for (let n = 0; n < 5; n += 1) await decide(db, id, `a${n}`);
  return id;
}

const save = (options: { filesFolder?: string } = {}) =>
  backup(source.connection, createWriteStream(file), { appVersion: "test", ...options });

const contents = (db: TestDatabase) => withOwner(db.connection, databaseContents);

test("a restored database is the same row by row, and goes on counting where the other was", async () => {
  const counts = await save();
  expect(counts.rows).toBeGreaterThan(10);
  expect(await restore(target.connection, file)).toEqual(counts);
  expect(await contents(target)).toEqual(await contents(source));
  const [next] = await target.database.asSystem((tx) =>
    tx.insert(customers).values({ key: "next", name: "Next", planName: "Pro" }).returning(),
  );
  expect(next?.id).toBe(nordwind + 1);
});

test("a restored ledger verifies, still only grows, and goes on", async () => {
  await save();
  await restore(target.connection, file);
  await decide(target, nordwind, "after");
  const verdict = await target.database.asSystem(async (tx) => {
    const head = await readHead(tx, nordwind);
    return verifyChain(
      readLedger((ask) => ask(tx), nordwind, Number.MAX_SAFE_INTEGER),
      { customerId: nordwind, head: () => head },
    );
  });
  expect(verdict).toMatchObject({ ok: true, head: { seq: 6 } });
  await expect(asOwner(target.connection, "delete from evidence")).rejects.toMatchObject({ code: "23000" });
});

test("a backup made while others write is of one moment", async () => {
  const writer = { on: true };
  const writing = Array.from({ length: 3 }, async (_, n) => {
    for (let count = 0; writer.on && count < 2000; count += 1) await decide(source, nordwind, `${n}-${count}`);
  });
  for (let round = 0; round < 3; round += 1) {
    await save();
    await restore(target.connection, file, { force: true });
    const verdict = await target.database.asSystem(async (tx) => {
      const head = await readHead(tx, nordwind);
      return verifyChain(
        readLedger((ask) => ask(tx), nordwind, Number.MAX_SAFE_INTEGER),
        { customerId: nordwind, head: () => head },
      );
    });
    expect(verdict.ok).toBe(true);
  }
  writer.on = false;
  await Promise.all(writing);
});

test("a backup that is cut off anywhere is refused and nothing is written", async () => {
  await save();
  const before = await contents(target);
  const { length } = await readFile(file);
  for (const size of [length - 1, length - 9, Math.floor(length / 2), 20, 0]) {
    await truncate(file, size);
    await expect(restore(target.connection, file)).rejects.toBeInstanceOf(BackupDamaged);
  }
  expect(await contents(target)).toEqual(before);
});

test("a backup with one altered byte is refused and nothing is written", async () => {
  await save();
  const before = await contents(target);
  const whole = await readFile(file);
  const inside = gunzipSync(whole);
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) {
    const compressed = Buffer.from(whole);
    compressed[Math.floor(whole.length * part)] = (compressed[Math.floor(whole.length * part)] ?? 0) ^ 1;
    await writeFile(file, compressed);
    await expect(restore(target.connection, file)).rejects.toBeInstanceOf(BackupDamaged);
    // The same with a correct gzip checksum around it: the seal has to see it.
    const plain = Buffer.from(inside);
    plain[Math.floor(inside.length * part)] = (plain[Math.floor(inside.length * part)] ?? 0) ^ 1;
    await writeFile(file, gzipSync(plain));
    await expect(restore(target.connection, file)).rejects.toBeInstanceOf(BackupDamaged);
  }
  expect(await contents(target)).toEqual(before);
});

test("a database with customers is left alone unless forced", async () => {
  await save();
  await fill(target);
  await decide(target, nordwind, "more");
  const before = await contents(target);
  await expect(restore(target.connection, file)).rejects.toBeInstanceOf(RestoreRefused);
  expect(await contents(target)).toEqual(before);
  await restore(target.connection, file, { force: true });
  expect(await contents(target)).toEqual(await contents(source));
});

test("a backup of another release's tables is refused", async () => {
  await save();
  await asOwner(target.connection, "update drizzle.__drizzle_migrations set hash = 'other' where id = 1");
  await expect(restore(target.connection, file)).rejects.toThrow(/release test/);
});

test("a job that was at work is free again, and all jobs run after a restore", async () => {
  await asOwner(source.connection, "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone'");
  await save();
  await restore(target.connection, file);
  const { rows } = await asOwner(
    target.connection,
    "select locked_by, is_available from graphile_worker._private_jobs",
  );
  expect(rows).toEqual([{ locked_by: null, is_available: true }]);
});

test("the files of the data folder come back", async () => {
  const from = join(folder, "from");
  const to = join(folder, "to");
  await mkdir(join(from, "a/b"), { recursive: true });
  await writeFile(join(from, "a/b/two.bin"), Buffer.alloc(300_000, 7));
  await writeFile(join(from, "one.txt"), "one");
  await writeFile(join(from, "empty"), "");
  expect(await save({ filesFolder: from })).toMatchObject({ files: 3 });
  await restore(target.connection, file, { filesFolder: to });
  expect((await readdir(to, { recursive: true })).sort()).toEqual(["a", "a/b", "a/b/two.bin", "empty", "one.txt"]);
  expect(await readFile(join(to, "a/b/two.bin"))).toEqual(Buffer.alloc(300_000, 7));
});

test("a database that was never migrated can be made ready and restored into", async () => {
  await save();
  const empty = await createEmptyDatabase();
  await migrate(empty.connection);
  await restore(empty.connection, file);
  expect(await contents(empty)).toEqual(await contents(source));
  await empty.drop();
});
