import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { seconds } from "~/time/duration";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { asOwner } from "../../../../tests/support/database-cluster";
import { enqueue } from "./enqueue";
import { startWorker } from "./worker";

// The queue reaches its database through a door that the test can shut.
let db: TestDatabase;
let folder: string;
let door: Server | undefined;
const open = new Set<Socket>();
beforeEach(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "tierwatch-door-"));
});
afterEach(async () => {
  await shut();
  await db.drop();
  await rm(folder, { recursive: true });
});

async function unlock(): Promise<void> {
  const { host, port } = db.connection;
  const to = host?.startsWith("/") ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port: port ?? 5432 };
  door = createServer((client) => {
    const database = connect(to as never);
    for (const socket of [client, database]) {
      open.add(socket);
      socket.on("error", () => undefined).on("close", () => open.delete(socket));
    }
    client.pipe(database).pipe(client);
  }).listen(join(folder, ".s.PGSQL.5432"));
  await once(door, "listening");
}

async function shut(): Promise<void> {
  const closed = door && new Promise((resolve) => door?.close(resolve));
  for (const socket of open) socket.destroy();
  await closed;
  door = undefined;
}

test("a database that goes while a job is done is told so when it is back, and the server lives", async () => {
  await unlock();
  let times = 0;
  let gone: () => void = () => undefined;
  const away = new Promise<void>((resolve) => {
    gone = resolve;
  });
  const note = async () => {
    times += 1;
    await shut();
    gone();
  };
  const connection = { ...db.connection, host: folder, port: 5432 };
  const logger = pino({ level: "silent" });
  const worker = await startWorker({ connection, database: db.database, logger, tasks: { note }, concurrency: 1 });
  await db.database.asSystem((tx) => enqueue(tx, "note", {}));
  await away;
  // The note that it is done fails meanwhile: unheard, it would end this process.
  await wait(200);
  await unlock();
  const left = async () =>
    (await asOwner(db.connection, "select count(*)::int as n from graphile_worker._private_jobs")).rows[0]?.n;
  await expect.poll(left, { timeout: seconds(20), interval: 100 }).toBe(0);
  expect(times).toBe(1);
  await worker.stop();
});
