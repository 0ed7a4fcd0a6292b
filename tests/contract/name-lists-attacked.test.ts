import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createCollection } from "~/backend/contract/collections";
import {
  adoptTargetMatches,
  decideTargetMatch,
  decideTargetMatches,
  importUnmatchedNames,
  listTargetMatches,
  matchTargets,
} from "~/backend/contract/name-lists";
import { mergeTargets, previewTargetMerge } from "~/backend/contract/target-merges";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

// What goes wrong between people, and between a list and what happens to its targets.
const use = ownBackend();
type Who = Awaited<ReturnType<typeof signInAs>>;
let analyst: Who;
let manager: Who;
let ids: number[] = [];

beforeAll(async () => {
  [analyst, manager] = [await signInAs(use.transport, "analyst"), await signInAs(use.transport, "manager")];
  await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from customers where key = 'nordwind'`);
    const ownerId = Number(rows[0]?.id);
    ids = await addTargets(tx, [
      { name: "Quimbel Guss", country: "DE", city: "Ulm", ownerId },
      { name: "Orbex Draht", country: "FR", city: "Lyon", ownerId },
      { name: "Zyklop Zink", country: "AT", city: "Graz", ownerId },
      { name: "Zyklop Zinkwerk", country: "AT", city: "Graz", ownerId },
    ]);
  });
});

const send = async (text: string, who = analyst) =>
  (await callBackend(who, matchTargets, { body: { sentAs: "text", text } })).id;
async function matched(text: string): Promise<number> {
  const id = await send(text);
  await use.drain();
  return id;
}
const lines = (operationId: number, query: { part?: "found" | "several" | "none" | "decided" } = {}) =>
  callBackend(analyst, listTargetMatches, { params: { operationId }, query });

test("one list sent twice is two lists that say the same", async () => {
  const text = "Quimbel Guss; DE\nOrbex Draht\nNiemand Sonst Kennt";
  const [one, other] = [await matched(text), await matched(text)];
  expect((await lines(other)).content).toEqual((await lines(one)).content);
});

test("what was said of a name is not said of a line whose number is another target's", async () => {
  const [plain = 0, numbered = 0] = await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from customers where key = 'nordwind'`);
    const own = { country: "DE", ownerId: Number(rows[0]?.id) };
    const identifiers = [{ system: "ERP" as const, value: "4711200" }];
    return addTargets(tx, [
      { name: "Xelbau Guss", city: "Ulm", ...own },
      { name: "Xelbau Guss", city: "Bonn", ...own, identifiers },
    ]);
  });
  const operationId = await matched("Xelbau Guss; DE");
  const params = { operationId, line: 1 };
  const body = { decision: "target", targetId: plain, version: 1 } as const;
  await callBackend(analyst, decideTargetMatch, { params, body });
  const { content } = await lines(await matched("Xelbau Guss; DE\nXelbau Guss; DE; ; 4711200"));
  expect(content.map(({ decision }) => decision?.target?.id)).toEqual([plain, undefined]);
  expect(content[1]).toMatchObject({ state: "found", candidates: [{ target: { id: numbered } }, {}] });
});

test("names of 5,000 letters, of one letter and of signs that take two units are taken", async () => {
  const names = ["x".repeat(5000), "Quimbel Guss ".repeat(400), "Q", "e\u0301".repeat(600), "𠮷".repeat(300), "1"];
  const { list, content } = await lines(await matched(names.join("\n")));
  expect(list).toMatchObject({ total: 6, state: "Done" });
  expect(content.filter(({ said }) => /[\ud800-\udbff]$/.test(said.name))).toEqual([]);
});

test("two who decide one line at once: the second is told what the first one said", async () => {
  const operationId = await matched("Quimbel Guss; ; Trier");
  const decide = (who: Who, decision: "none" | "skip") =>
    callBackend(who, decideTargetMatch, {
      params: { operationId, line: 1 },
      body: { decision, targetId: null, version: 1 },
    });
  const outcomes = await Promise.allSettled([decide(analyst, "none"), decide(manager, "skip")]);
  const refused = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  const { decision } = (await lines(operationId)).content[0] ?? {};
  expect(refused).toMatchObject([
    { status: 409, code: "stale_version", details: { current: { decision: decision?.kind } } },
  ]);
});

test("adopted twice at once: two operations, of which the second changes nothing", async () => {
  const operationId = await matched("Quimbel Guss; DE\nOrbex Draht; FR");
  const params = { operationId };
  await callBackend(analyst, decideTargetMatches, { params, body: { leastScore: 0.9 } });
  const into = await callBackend(analyst, createCollection, { body: { name: "Twice", monitored: true } });
  const body = { follow: true, collectionIds: [into.id] };
  const adopt = () => callBackend(analyst, adoptTargetMatches, { params, body });
  const both = await Promise.all([adopt(), adopt()]);
  expect(both.map(({ changed }) => changed).sort()).toEqual([0, 2]);
  const imports = await Promise.allSettled([1, 2].map(() => callBackend(manager, importUnmatchedNames, { params })));
  expect(imports.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  // The undo that is offered is of the one that changed something.
  expect(await lines(operationId)).toMatchObject({ adopted: { changed: 2, canUndo: true } });
});

test("the rest is imported once by two who ask at once", async () => {
  const params = { operationId: await matched("Ganz Neu Eins; DE\nGanz Neu Zwei; FR") };
  const imports = await Promise.allSettled([1, 2].map(() => callBackend(manager, importUnmatchedNames, { params })));
  expect(imports.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a line that was decided to be a target that is merged is the kept one, and is followed as that", async () => {
  const operationId = await matched("Zyklop Zinkwerk; AT; Graz");
  const params = { operationId };
  const version = (await lines(operationId)).content[0]?.version ?? 0;
  const [, , keptId = 0, mergedId = 0] = ids;
  const body = { decision: "target", targetId: mergedId, version } as const;
  await callBackend(analyst, decideTargetMatch, { params: { operationId, line: 1 }, body });
  const { kept, merged } = await callBackend(manager, previewTargetMerge, { query: { keptId, mergedId } });
  const versions = { kept: kept.version, merged: merged.version };
  await callBackend(manager, mergeTargets, { body: { keptId, mergedId, reason: "One zinc works", versions } });
  expect((await lines(operationId)).content[0]?.decision).toMatchObject({ target: { id: keptId } });
  const adopted = await callBackend(analyst, adoptTargetMatches, { params, body: { follow: true, collectionIds: [] } });
  expect(adopted.changed).toBe(1);
});

test("5,000 equal lines are matched, each by itself", { timeout: 240_000 }, async () => {
  const operationId = await send(Array.from({ length: 5000 }, () => "Quimbel Guss; DE; Ulm").join("\n"));
  const begun = performance.now();
  await use.drain();
  expect((await lines(operationId)).list).toMatchObject({ total: 5000, state: "Done", targets: expect.any(Number) });
  expect(performance.now() - begun).toBeLessThan(120_000);
});
