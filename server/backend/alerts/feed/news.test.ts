// Again on PostgreSQL 15: notices between sessions are the server's.
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { countNewAlerts, watchNewAlerts } from "~/backend/contract/feed";
import { followTargets } from "~/backend/contract/following";
import { endOwnSession, listOwnSessions } from "~/backend/contract/own-account";
import { BACKEND_BASE } from "~/backend/transport";
import { addEvent, inTown } from "../../../../tests/support/events";
import { addTargets } from "../../../../tests/support/network";
import { ownBackend } from "../../../../tests/support/own-backend";
import { type Persona, signInAs } from "../../../../tests/support/personas";
import { wholeTablesRead } from "../../../../tests/support/plans";
import { matchEvents } from "../from-events/match-events";
import { countNew } from "./count-new";

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);

beforeAll(async () => {
  const target = { name: "Vantor Castings", country: "US", city: "Toledo" };
  const targetIds = await use.database.asSystem((tx) => addTargets(tx, [target]));
  await callBackend(await as("analyst"), followTargets, { body: { targetIds } });
  await use.drain();
});

async function happens(): Promise<void> {
  await use.database.asSystem(async (tx) => {
    const at = { places: [inTown("Toledo", "US")], organizations: [{ name: "Vantor Castings" }] };
    await matchEvents(tx, [await addEvent(tx, at)]);
  });
}

interface Watching {
  /** The next line that says a number. */
  next(): Promise<{ count?: number; isExact?: boolean } | null>;
  stop(): Promise<void>;
}

/** Begins to watch a feed for what comes from now on. */
async function watch(who: { backend: typeof use.transport }, query = "statusId=new"): Promise<Watching> {
  const since = Date.now();
  const answer = await who.backend(new Request(`${BACKEND_BASE}${watchNewAlerts.path}?${query}&since=${since}`));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/x-ndjson"]);
  const lines = answer.body
    ?.pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>;
  return {
    async next() {
      const { done, value } = await lines.read();
      return done ? null : JSON.parse(value);
    },
    stop: () => lines.cancel(),
  };
}

test("whoever watches hears of an alert as soon as it is there, where it matches", async () => {
  const analyst = await as("analyst");
  const [all, french, foreign] = [
    await watch(analyst),
    await watch(analyst, "statusId=new&countries=FR"),
    await watch(await as("stranger")),
  ];
  for (const one of [all, french, foreign]) expect(await one.next()).toEqual({ count: 0, isExact: true });
  await happens();
  expect(await all.next()).toEqual({ count: 1, isExact: true });
  const later = await watch(analyst);
  expect(await later.next()).toEqual({ count: 0, isExact: true });
  await happens();
  expect(await all.next()).toEqual({ count: 2, isExact: true });
  expect(await later.next()).toEqual({ count: 1, isExact: true });
  for (const one of [all, french, foreign, later]) await one.stop();
});

test("a session that ends ends what it watches", async () => {
  const analyst = await as("analyst");
  const watching = await watch(analyst);
  await watching.next();
  const current = (await callBackend(analyst, listOwnSessions, {})).find((session) => session.current);
  await callBackend(analyst, endOwnSession, { params: { sessionId: String(current?.id) } });
  await happens();
  expect(await watching.next()).toBeNull();
});

test("a user watches eight things at a time, and a ninth when one of them is left", async () => {
  const manager = await as("manager");
  const eight = await Promise.all(Array.from({ length: 8 }, () => watch(manager)));
  const ninth = () => manager.backend(new Request(`${BACKEND_BASE}${watchNewAlerts.path}?since=0`));
  const refused = await ninth();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  await eight[0]?.stop();
  const answer = await ninth();
  expect(answer.status).toBe(200);
  await answer.body?.cancel();
  for (const one of eight.slice(1)) await one.stop();
});

test("a connection to the database that breaks is opened again, and what was missed is told", async () => {
  const watching = await watch(await as("analyst"));
  await watching.next();
  await use.database.asSystem((tx) =>
    tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
                    where datname = current_database() and query ilike 'listen %'`),
  );
  await happens();
  expect(await watching.next()).toEqual({ count: 1, isExact: true });
  await watching.stop();
});

test("the same is said once to who asks, and read from an index", async () => {
  const analyst = await as("analyst");
  const since = Date.now();
  expect(await callBackend(analyst, countNewAlerts, { query: { since } })).toEqual({ count: 0, isExact: true });
  await happens();
  expect(await callBackend(analyst, countNewAlerts, { query: { since } })).toEqual({ count: 1, isExact: true });
  const read = await use.database.asCustomer({ customerId: 1, userId: null }, (tx) =>
    wholeTablesRead(tx, (watched) =>
      countNew(watched, { customerId: 1, userId: null }, { statusId: "new", tier: "1" }, since),
    ),
  );
  expect(read).toEqual([]);
});
