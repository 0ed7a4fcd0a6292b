// Again on PostgreSQL 15: the queue works with locks and notices of the server.
import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hours } from "~/time/duration";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { asOwner } from "../../../../tests/support/database-cluster";
import { sweep } from "../../main/sweep";
import { accountChallenges } from "../db/schema/account-challenges";
import { companySignIn, companySignInAttempts } from "../db/schema/company-sign-in";
import { customers } from "../db/schema/customers";
import { alertMails, deliveryMinimums } from "../db/schema/delivery";
import { idempotencyKeys } from "../db/schema/idempotency-keys";
import { mails } from "../db/schema/mails";
import { sessions, signInAttempts } from "../db/schema/sessions";
import { signupRequests } from "../db/schema/signup-requests";
import { users } from "../db/schema/users";
import { enqueue, enqueueAll } from "./enqueue";
import { type JobWorker, startWorker, type Task } from "./worker";

const logger = pino({ level: "silent" });
let db: TestDatabase;
let worker: JobWorker | undefined;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await db.drop();
});

async function work(tasks: Record<string, Task>) {
  worker = await startWorker({ connection: db.connection, database: db.database, logger, tasks });
}

const waiting = async () =>
  (await asOwner(db.connection, "select count(*)::int as n from graphile_worker._private_jobs")).rows[0]?.n;

test("a job of a rolled-back transaction never was", async () => {
  const failing = db.database.asSystem(async (tx) => {
    await enqueue(tx, "note", { n: 1 });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await waiting()).toBe(0);
});

test("a committed job runs once, from a customer's transaction too", async () => {
  const seen: unknown[] = [];
  const { promise: last, resolve } = deferred();
  await db.database.asCustomer({ customerId: 1, userId: null }, (tx) =>
    enqueue(tx, "note", { n: 1 }, { queue: "notes" }),
  );
  await db.database.asSystem((tx) => enqueue(tx, "note", { n: 2 }, { queue: "notes" }));
  await work({
    note: async ({ payload }) => {
      seen.push(payload);
      if (seen.length === 2) resolve();
    },
  });
  await last;
  await worker?.stop();
  worker = undefined;
  expect(seen).toEqual([{ n: 1 }, { n: 2 }]);
  expect(await waiting()).toBe(0);
});

test("what is urgent is done first, however much of a batch came before", async () => {
  const order: unknown[] = [];
  const { promise: last, resolve } = deferred();
  await db.database.asSystem(async (tx) => {
    const batch = Array.from({ length: 2000 }, (_, n) => ({ n }));
    await enqueueAll(tx, "note", batch, { priority: "batch" });
    for (const name of ["normal", "interactive", "account"] as const)
      await enqueue(tx, "note", { name }, { priority: name });
  });
  worker = await startWorker({
    connection: db.connection,
    database: db.database,
    logger,
    concurrency: 1,
    tasks: {
      note: async ({ payload }) => {
        order.push(payload);
        if (order.length === 5) resolve();
      },
    },
  });
  await last;
  expect(order.slice(0, 5)).toEqual([
    ...["account", "interactive", "normal"].map((name) => ({ name })),
    ...[{ n: 0 }, { n: 1 }],
  ]);
});

test("a task that is done apart waits for no job that all others have in hand", async () => {
  const [begun, done, end] = [deferred(), deferred(), deferred()];
  let busy = 0;
  worker = await startWorker({
    connection: db.connection,
    database: db.database,
    logger,
    concurrency: 2,
    apart: ["quick"],
    tasks: {
      long: async () => {
        busy += 1;
        if (busy === 2) begun.resolve();
        await end.promise;
      },
      quick: async () => done.resolve(),
    },
  });
  await db.database.asSystem((tx) => enqueueAll(tx, "long", [{}, {}, {}]));
  await begun.promise;
  await db.database.asSystem((tx) => enqueue(tx, "quick", null));
  await done.promise;
  expect(busy).toBe(2);
  end.resolve();
});

test("a job with the key of a waiting one replaces it", async () => {
  await db.database.asSystem(async (tx) => {
    await enqueue(tx, "note", { n: 1 }, { key: "same" });
    await enqueue(tx, "note", { n: 2 }, { key: "same" });
  });
  expect(await waiting()).toBe(1);
});

test("the job queue's own tables are closed to customers", async () => {
  const read = db.database.pool.query("select * from graphile_worker._private_jobs");
  await expect(read).rejects.toMatchObject({ code: "42501" });
});

test("the sweep removes what is old and keeps what is not", async () => {
  const old = new Date(Date.now() - hours(24 * 31));
  const recent = new Date(Date.now() - hours(1));
  await db.database.asSystem(async (tx) => {
    const [customer] = await tx.insert(customers).values({ key: "n", name: "N", planName: "Pro" }).returning();
    const customerId = customer?.id ?? 0;
    const person = { customerId, email: "a@n.example", firstname: "A", lastname: "N", roles: [] };
    const [user] = await tx.insert(users).values(person).returning();
    const own = { customerId, userId: user?.id ?? 0 };
    const session = (n: number, expiresAt: Date, endedAt: Date | null) => ({
      ...own,
      tokenHash: Buffer.from([n]),
      expiresAt,
      endedAt,
    });
    const ahead = new Date(Date.now() + hours(1));
    await tx
      .insert(sessions)
      .values([session(1, old, null), session(2, ahead, old), session(3, ahead, null), session(4, recent, recent)]);
    const key = (name: string, createdAt: Date) => ({ ...own, key: name, call: "c", requestHash: "h", createdAt });
    await tx.insert(idempotencyKeys).values([key("old", old), key("recent", recent)]);
    const mail = (recipient: string, createdAt: Date) => ({
      ...{ customerId, userId: own.userId, recipient, createdAt },
      ...{ subject: "S", text: "T", html: "H", secret: true, state: "kept" as const },
    });
    const long = new Date(Date.now() - hours(24 * 91));
    await tx.insert(mails).values([mail("long@n.example", long), mail("old@n.example", old)]);
    await tx.insert(mails).values(mail("recent@n.example", new Date(Date.now() - hours(0.5))));
    await tx.insert(mails).values({ ...mail("waits@n.example", recent), state: "waiting" });
    const challenge = (n: number, at: Date) =>
      ({ ...own, kind: "reset", challengeHash: Buffer.from([n]), expiresAt: at }) as const;
    await tx.insert(accountChallenges).values([challenge(1, old), challenge(2, recent)]);
    await tx.insert(signInAttempts).values([
      { key: "old", failures: 1, windowStartedAt: old },
      { key: "recent", failures: 1, windowStartedAt: recent },
    ]);
  });
  await sweep({ payload: null, database: db.database, logger, attempt: 1 });
  await db.database.asSystem(async (tx) => {
    expect((await tx.select().from(sessions)).map(({ tokenHash }) => tokenHash[0]).sort()).toEqual([3, 4]);
    expect((await tx.select().from(idempotencyKeys)).map(({ key }) => key)).toEqual(["recent"]);
    expect((await tx.select().from(signInAttempts)).map(({ key }) => key)).toEqual(["recent"]);
    expect((await tx.select().from(accountChallenges)).map(({ challengeHash }) => challengeHash[0])).toEqual([2]);
    const kept = (await tx.select().from(mails)).map(({ recipient, text }) => [recipient, text]);
    expect(kept.sort()).toEqual([
      ["old@n.example", null],
      ["recent@n.example", "T"],
      ["waits@n.example", "T"],
    ]);
  });
});

test("the sweep forgets who asked for access, who got which mail, and what a company's sign-in began", async () => {
  const before = (days: number) => new Date(Date.now() - hours(24 * days));
  const customerId = await db.database.asSystem(async (tx) => {
    const [customer] = await tx.insert(customers).values({ key: "n", name: "N", planName: "Pro" }).returning();
    const customerId = customer?.id ?? 0;
    const person = { customerId, email: "a@n.example", firstname: "A", lastname: "N", roles: [] };
    const [user] = await tx.insert(users).values(person).returning();
    const own = { customerId, userId: user?.id ?? 0, channel: "EmailDaily" } as const;
    const asked = (email: string, createdAt: Date) => ({
      ...{ email, createdAt, company: "C", name: "N", interest: "", origin: "home", language: "en" },
    });
    await tx.insert(signupRequests).values([asked("old", before(91)), asked("recent", before(89))]);
    const mail = (n: number, createdAt: Date) => ({
      ...{ ...own, uuid: randomUUID(), alertCount: 1, unsubscribeHash: Buffer.from([n]), createdAt },
    });
    await tx.insert(alertMails).values([mail(1, before(101)), mail(2, before(99))]);
    const minimum = { ...own, minimum: 1 };
    await tx.insert(deliveryMinimums).values([0, 999_999].map((collectionId) => ({ ...minimum, collectionId })));
    return customerId;
  });
  const provider = { customerId, issuer: "i", clientId: "c", sealedClientSecret: "s" };
  await db.database.asCustomer({ customerId, userId: null }, (tx) => tx.insert(companySignIn).values(provider));
  await db.database.asSystem(async (tx) => {
    const attempt = (n: number, expiresAt: Date) => ({
      ...{ customerId, ticketHash: Buffer.from([n]), expiresAt },
      ...{ state: "s", nonce: "n", sealedVerifier: "v", redirectUri: "r" },
    });
    await tx.insert(companySignInAttempts).values([attempt(1, before(2)), attempt(2, before(0.5))]);
  });
  await sweep({ payload: null, database: db.database, logger, attempt: 1 });
  await db.database.asSystem(async (tx) => {
    expect((await tx.select().from(signupRequests)).map(({ email }) => email)).toEqual(["recent"]);
    expect((await tx.select().from(alertMails)).map(({ unsubscribeHash }) => unsubscribeHash[0])).toEqual([2]);
    expect((await tx.select().from(deliveryMinimums)).map(({ collectionId }) => collectionId)).toEqual([0]);
    expect((await tx.select().from(companySignInAttempts)).map(({ ticketHash }) => ticketHash[0])).toEqual([2]);
  });
});

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
