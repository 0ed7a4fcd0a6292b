import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import { applyImport, readImport, stopApplyingImport } from "~/backend/contract/imports";
import {
  cancelTargetMatching,
  importUnmatchedNames,
  listTargetMatches,
  matchTargets,
} from "~/backend/contract/name-lists";
import type { Tx } from "../../server/backend/platform/db/database";
import { dump } from "../support/imports";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { type Caller, sendList } from "../support/sent-list";

// Work that somebody waits for and does not want any more. Its job runs, and is held up by a lock until it was cancelled.

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);

/** Lets the jobs run into a lock of `table`, does something meanwhile, and answers once the jobs are done. */
async function whileHeldUp(table: string, isHeldUp: () => Promise<boolean>, meanwhile: (tx: Tx) => Promise<void>) {
  let jobs: Promise<unknown> = Promise.resolve();
  await use.database.asSystem(async (tx) => {
    await tx.execute(sql`lock table ${sql.identifier(table)} in share mode`);
    jobs = use.drain();
    const ended = settlingOf(jobs);
    while (!(await isHeldUp()))
      if (ended.isSettled) throw new Error(`The jobs have ended, and were not held up by ${table}.`);
    await meanwhile(tx);
  });
  await jobs;
}

/** Whether a promise has come to an end, in whatever way. */
function settlingOf(promise: Promise<unknown>): { isSettled: boolean } {
  const settling = { isSettled: false };
  const settle = () => {
    settling.isSettled = true;
  };
  promise.then(settle, settle);
  return settling;
}

/** Until a call has its answer, or waits for a row that somebody else is changing. */
async function untilItWaits(tx: Tx, call: Promise<unknown>): Promise<void> {
  const answer = settlingOf(call);
  for (;;) {
    const { rows } = await tx.execute(sql`
      select from pg_locks where not granted and locktype in ('transactionid', 'tuple')
         and pid in (select pid from pg_stat_activity where datname = current_database())`);
    if (answer.isSettled || rows.length > 0) return;
    // Within a transaction who is connected is a snapshot of its first look.
    await tx.execute(sql`select pg_stat_clear_snapshot()`);
  }
}

const LIST = ["Lieferant;Land;Ort", ...Array.from({ length: 450 }, (_, n) => `Haltwerk ${n * 7919};DE;Ulm`)].join("\n");

async function readList(caller: Caller) {
  const { id } = await sendList(caller, LIST);
  await use.drain();
  return { importId: String(id) };
}

test("an import that is being applied is stopped: nothing of it was done, it is as before, and can be applied", async () => {
  const manager = await as("manager");
  const params = await readList(manager);
  const read = await callBackend(manager, readImport, { params });
  const before = await dump(use.database);
  await callBackend(manager, applyImport, { params });
  const isRunning = async () => (await callBackend(manager, readImport, { params })).state === "Running";
  await whileHeldUp("target_names", isRunning, async () => {
    expect(await callBackend(manager, stopApplyingImport, { params })).toMatchObject({ step: "review", state: "Done" });
  });
  expect(await dump(use.database)).toEqual(before);
  const { version, ...stopped } = await callBackend(manager, readImport, { params });
  expect(stopped).toEqual({ ...read, version: undefined });
  expect(version).toBeGreaterThan(read.version);
  await expect(callBackend(manager, stopApplyingImport, { params })).rejects.toMatchObject({
    ...{ status: 409, code: "import_wrong_step" },
  });
  const { content } = await callBackend(manager, listEvidence, { query: { subject: `import:${params.importId}` } });
  expect(content.map(({ kind }) => kind)).toEqual(["import.stopped"]);

  await callBackend(manager, applyImport, { params });
  await use.drain();
  expect(await callBackend(manager, readImport, { params })).toMatchObject({
    step: "applied",
    counts: { created: 450 },
  });
});

test("an import of which a part was applied before keeps that part when the rest is stopped", async () => {
  const manager = await as("manager");
  const { id } = await sendList(manager, "Lieferant;Land\nTeilwerk Brackel;DE\n");
  const params = { importId: String(id) };
  await use.drain();
  await callBackend(manager, applyImport, { params });
  await use.drain();
  await callBackend(manager, applyImport, { params });
  expect(await callBackend(manager, stopApplyingImport, { params })).toMatchObject({ step: "applied", state: "Done" });
  await use.drain();
  expect(await callBackend(manager, readImport, { params })).toMatchObject({ step: "applied", counts: { created: 1 } });
});

test("only who may import stops an import, and nobody another customer's", async () => {
  const [manager, viewer, stranger] = [await as("manager"), await as("viewer"), await as("strangeAdmin")];
  const { id } = await sendList(manager, "Lieferant;Land\nFremdhalt Brackel;DE\n");
  const params = { importId: String(id) };
  await use.drain();
  await callBackend(manager, applyImport, { params });
  await expect(callBackend(viewer, stopApplyingImport, { params })).rejects.toMatchObject({ status: 403 });
  await expect(callBackend(stranger, stopApplyingImport, { params })).rejects.toMatchObject({ status: 404 });
  await use.drain();
  expect(await callBackend(manager, readImport, { params })).toMatchObject({ step: "applied" });
});

test("the matching of a list is cancelled by who sent it: the job keeps no further line, and the list says so", async () => {
  const [viewer, manager] = [await as("viewer"), await as("manager")];
  const text = Array.from({ length: 350 }, (_, n) => `Haltliste Werk ${n * 7919}; DE`).join("\n");
  const { id: operationId } = await callBackend(viewer, matchTargets, { body: { sentAs: "text", text } });
  const params = { operationId };
  const stateOf = async () => (await callBackend(manager, listTargetMatches, { params, query: {} })).list;
  // What is compared is kept in this table; the progress of the first portion is not told before that.
  const isRunning = async () => (await stateOf()).state === "Running";
  let cancelled: Promise<unknown> = Promise.resolve();
  await whileHeldUp("name_list_lines", isRunning, async (tx) => {
    cancelled = callBackend(viewer, cancelTargetMatching, { params });
    // It may have to wait for the portion that is being kept.
    await untilItWaits(tx, cancelled);
  });
  expect(await cancelled).toMatchObject({ state: "Cancelled" });
  await use.drain();
  const list = await stateOf();
  const { found, several, none, decided } = list.counts;
  expect(list).toMatchObject({ state: "Cancelled", total: 350 });
  expect(found + several + none + decided).toBe(list.done);
  expect(list.done).toBeLessThan(350);
  expect(await callBackend(viewer, cancelTargetMatching, { params })).toMatchObject({ state: "Cancelled" });
  const { content } = await callBackend(manager, listEvidence, { query: { subject: `name-list:${operationId}` } });
  expect(content.map(({ kind }) => kind)).toEqual(["name-list.cancelled"]);
  await expect(callBackend(manager, importUnmatchedNames, { params })).rejects.toMatchObject({ code: "not_done" });
});

test("somebody else's list is cancelled only by who may follow targets, and one that is matched by nobody", async () => {
  const [viewer, analyst, stranger] = [await as("viewer"), await as("analyst"), await as("strangeAdmin")];
  const { id } = await callBackend(analyst, matchTargets, { body: { sentAs: "text", text: "Haltliste Fremd; DE" } });
  const params = { operationId: id };
  await expect(callBackend(viewer, cancelTargetMatching, { params })).rejects.toMatchObject({
    ...{ status: 403, code: "not_permitted" },
  });
  await expect(callBackend(stranger, cancelTargetMatching, { params })).rejects.toMatchObject({ status: 404 });
  await use.drain();
  await expect(callBackend(analyst, cancelTargetMatching, { params })).rejects.toMatchObject({
    ...{ status: 409, code: "list_matched" },
  });
});
