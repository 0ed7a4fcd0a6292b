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
import { dump } from "../support/imports";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { type Caller, sendList } from "../support/sent-list";

// Work that somebody waits for and does not want any more. Its job runs, and is held up by a lock until it was cancelled.

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);

/** Lets the jobs run into a lock of `table`, does something meanwhile, and answers once the jobs are done. */
async function whileHeldUp(table: string, isHeldUp: () => Promise<boolean>, meanwhile: () => Promise<void>) {
  let jobs: Promise<unknown> = Promise.resolve();
  await use.database.asSystem(async (tx) => {
    await tx.execute(sql`lock table ${sql.identifier(table)} in share mode`);
    jobs = use.drain();
    while (!(await isHeldUp())) await Promise.race([jobs, undefined]);
    await meanwhile();
  });
  await jobs;
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
  await whileHeldUp("name_list_lines", isRunning, async () => {
    cancelled = callBackend(viewer, cancelTargetMatching, { params });
    // It may have to wait for the portion that is being kept.
    await Promise.race([cancelled, new Promise((done) => setImmediate(done))]);
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
