import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { withOwner } from "../../../../../tests/support/database-cluster";
import { databaseContents, databaseShape } from "../../../../../tests/support/database-shape";
import { migrate } from "../../../main/migrate";
import { customers } from "../schema/customers";
import { backup } from "./backup";
import { restore } from "./restore";

let db: TestDatabase;
let planted: pg.Client;
let whole: string[];
beforeAll(async () => {
  db = await createTestDatabase();
  planted = new pg.Client(db.connection);
  await planted.connect();
  whole = await databaseShape(planted);
});
afterAll(async () => {
  await planted.end();
  await db.drop();
});

test("an empty database and one restored from a backup of it are alike in every part and row", async () => {
  const [empty, restored] = [await made(createTestDatabase()), await made(createEmptyDatabase())];
  await migrate(restored.connection);
  await restore(restored.connection, await savedFrom(empty));
  expect(await shape(restored)).toEqual(await shape(empty));
  expect(await contents(restored)).toEqual(await contents(empty));
});

test("a restore over another customer's database leaves none of its parts changed", async () => {
  const [empty, used] = [await made(createTestDatabase()), await made(createTestDatabase())];
  await used.database.asSystem((tx) =>
    tx.insert(customers).values({ key: "nordwind", name: "Nordwind", planName: "Pro" }),
  );
  await restore(used.connection, await savedFrom(empty), { force: true });
  expect(await shape(used)).toEqual(await shape(empty));
  expect(await contents(used)).toEqual(await contents(empty));
});

test.each([
  "alter table evidence disable trigger evidence_only_grows",
  "alter table alerts disable trigger all",
  "drop policy own_rows on alerts",
  "alter table alerts disable row level security",
  "drop index sessions_of_token",
  "alter table rules drop constraint rules_no_overlap",
  "grant execute on function rename_in_lists to public",
  "grant delete on evidence to tierwatch_app",
  "alter table users alter language drop default",
  "alter table alerts alter id set cache 2",
  "create or replace function search_month(at timestamptz) returns int language sql immutable strict parallel safe as 'select 1'",
  "comment on column alerts.note is 'planted'",
])("the shapes differ after: %s", async (statement) => {
  await planted.query(`begin; ${statement}`);
  const changed = await databaseShape(planted);
  await planted.query("rollback");
  expect(changed).not.toEqual(whole);
});

const shape = (db: TestDatabase) => withOwner(db.connection, databaseShape);
const contents = (db: TestDatabase) => withOwner(db.connection, databaseContents);

async function made(creating: Promise<TestDatabase>): Promise<TestDatabase> {
  const db = await creating;
  onTestFinished(() => db.drop());
  return db;
}

async function savedFrom(db: TestDatabase): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "tierwatch-shape-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "backup");
  await backup(db.connection, createWriteStream(file), { appVersion: "test" });
  return file;
}
