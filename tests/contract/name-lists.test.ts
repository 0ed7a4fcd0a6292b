import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { fetchTargets } from "~/backend/contract/collection-targets";
import { createCollection } from "~/backend/contract/collections";
import { listEvidence } from "~/backend/contract/evidence";
import { listImportRows } from "~/backend/contract/import-rows";
import { applyImport, readImport } from "~/backend/contract/imports";
import {
  adoptTargetMatches,
  decideTargetMatch,
  decideTargetMatches,
  importUnmatchedNames,
  listNameLists,
  listTargetMatches,
  matchTargets,
} from "~/backend/contract/name-lists";
import { undoOperation } from "~/backend/contract/operations";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { sendList } from "../support/sent-list";

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);
type Who = Awaited<ReturnType<typeof as>>;

const LEI = "5493001KJTIIGC8Y1R12";
const ids: Record<string, number> = {};

beforeAll(async () => {
  await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: number; key: string }>(sql`select id::int, key from customers`);
    const owner = (key: string) => rows.find((row) => row.key === key)?.id ?? 0;
    const [nordwind, suedstern] = [owner("nordwind"), owner("suedstern")];
    const known = {
      gusswerk: { name: "Gusswerk Aalbach GmbH", country: "DE", city: "Aalbach" },
      gusswerkOfUs: { name: "Gusswerk Aalbach", country: "DE", city: "Aalbach", ownerId: nordwind },
      zwirnereiUlm: { name: "Zwirnerei Xaver", country: "DE", city: "Ulm" },
      zwirnereiGraz: { name: "Zwirnerei Xaver", country: "AT", city: "Graz" },
      numbered: { name: "Plural Holding", country: "US", identifiers: [{ system: "LEI", value: LEI }] },
      huawei: {
        name: "华为技术有限公司",
        country: "CN",
        names: [{ text: "Huawei Technologies", kind: "alias" as const }],
      },
      wild: { name: "100%_\\ Cotton", country: "IN" },
      site: { name: "Spinnerei Yberg", type: "POI" as const, ctype: "factory", country: "CH", city: "Yberg" },
      theirs: { name: "Geheimwerk Quentin", country: "DE", ownerId: suedstern },
      shared: { name: "Offenwerk Rubin", country: "DE" },
    };
    const made = await addTargets(tx, Object.values(known));
    for (const [index, key] of Object.keys(known).entries()) ids[key] = made[index] ?? 0;
    await tx.execute(sql`
      insert into target_names (target_id, owner_id, text, folded, kind)
      values (${ids.shared}, ${suedstern}, 'Tarnname Ottokar', 'tarnname ottokar', 'alias')`);
  });
});

async function matched(who: Who, text: string) {
  const { id } = await callBackend(who, matchTargets, { body: { sentAs: "text", text } });
  await use.drain();
  return id;
}
const lines = (who: Who, operationId: number, part?: "found" | "several" | "none" | "decided") =>
  callBackend(who, listTargetMatches, { params: { operationId }, query: { ...(part && { part }) } });
const target = (key: string) => ({ target: { id: ids[key] } });

test("a line is found, could be several, or is none", async () => {
  const viewer = await as("viewer");
  const operationId = await matched(
    viewer,
    [
      "Gusswerk Aalbach; DE; Aalbach",
      "Zwirnerei Xaver",
      `Something else entirely; ; ; ${LEI}`,
      "Huawei Technologies Co., Ltd.; CN",
      "100%_\\ cotton",
      "G_sswerk A%",
      "Spinnerei Yberg; CH",
      "Zwirnerei Xaver; AT",
      "Gusswerk Aalbach; DE; Berlin",
    ].join("\n"),
  );
  const { content, list, after } = await lines(viewer, operationId);
  expect(list).toMatchObject({
    state: "Done",
    done: 9,
    total: 9,
    counts: { found: 5, several: 3, none: 1, decided: 0 },
  });
  expect(after).toBeNull();
  expect(content.map(({ line, state }) => [line, state])).toEqual([
    ...[
      [1, "found"],
      [2, "several"],
      [3, "several"],
      [4, "found"],
      [5, "found"],
      [6, "none"],
    ],
    ...[
      [7, "found"],
      [8, "found"],
      [9, "several"],
    ],
  ]);
  // The customer's own goes before its public twin.
  expect(content[0]?.candidates).toMatchObject([target("gusswerkOfUs"), target("gusswerk")]);
  expect(content[0]?.candidates[0]).toMatchObject({ target: { own: true }, score: 1 });
  expect(content[1]?.candidates.map((one) => one.target.country).sort()).toEqual(["AT", "DE"]);
  // A number of a legal entity without its name is a question.
  expect(content[2]?.candidates).toMatchObject([{ ...target("numbered"), score: 0.85 }]);
  expect(content[3]?.candidates[0]).toMatchObject({ ...target("huawei"), matchedName: "Huawei Technologies" });
  expect(content[4]?.candidates).toMatchObject([target("wild")]);
  expect(content[6]?.candidates).toMatchObject([target("site")]);
  expect(content[7]?.candidates).toMatchObject([target("zwirnereiGraz")]);
  expect(content[8]?.candidates[0]).toMatchObject({ score: 0.9 });
  expect(content[8]?.candidates[0]?.reasons.map(({ key }) => key)).toContain("imports:duplicates.other.town");
});

test("a name and its number are found, whatever the country says nothing of", async () => {
  const viewer = await as("viewer");
  const operationId = await matched(viewer, `Plural Holding; ${LEI}`);
  expect(await lines(viewer, operationId)).toMatchObject({ content: [{ state: "found", score: 0.97 }] });
});

test("another customer's targets, aliases and lists are nobody's", async () => {
  const [viewer, stranger] = [await as("viewer"), await as("stranger")];
  const text = "Geheimwerk Quentin; DE\nTarnname Ottokar; DE\nGusswerk Aalbach; DE";
  const operationId = await matched(viewer, text);
  const { content } = await lines(viewer, operationId);
  expect(content.map(({ state }) => state)).toEqual(["none", "none", "found"]);
  const theirs = await matched(stranger, text);
  const { content: seen } = await lines(stranger, theirs);
  expect(seen.map(({ state }) => state)).toEqual(["found", "found", "found"]);
  expect(seen[1]?.candidates).toMatchObject([{ ...target("shared"), matchedName: "Tarnname Ottokar" }]);
  expect(seen[2]?.candidates).toMatchObject([target("gusswerk")]);
  await expect(lines(stranger, operationId)).rejects.toMatchObject({ status: 404 });
  const named = await callBackend(stranger, listNameLists, { query: {} });
  expect(named.content.map((one) => one.operationId)).toEqual([theirs]);
  const analyst = await as("analyst");
  const foreign = { decision: "target" as const, targetId: ids.theirs ?? 0, version: 1 };
  const params = { operationId, line: 1 };
  await expect(callBackend(analyst, decideTargetMatch, { params, body: foreign })).rejects.toMatchObject({
    status: 422,
  });
});

test("a decision is one person's, goes into the ledger, and counts for the next list and the next import", async () => {
  const [analyst, manager] = [await as("analyst"), await as("manager")];
  const text = "Zwirnerei Xaver; ; Linz\nGuswerk Aalbach; DE; Aalbach\nSpinerei Yberg; CH";
  const operationId = await matched(analyst, text);
  const decide = (
    line: number,
    body: { decision: "target" | "none" | "skip"; targetId: number | null; version: number },
  ) => callBackend(analyst, decideTargetMatch, { params: { operationId, line }, body });
  const meant = { decision: "target", targetId: ids.zwirnereiGraz ?? 0, version: 1 } as const;
  expect(await decide(1, meant)).toMatchObject({
    ...{ version: 2, decision: { kind: "target", target: { id: ids.zwirnereiGraz }, remembered: false } },
  });
  await expect(decide(1, { ...meant, decision: "none", targetId: null })).rejects.toMatchObject({
    ...{ status: 409, code: "stale_version" },
  });
  await decide(2, { decision: "none", targetId: null, version: 1 });
  await decide(3, { decision: "skip", targetId: null, version: 1 });
  await expect(
    callBackend(await as("viewer"), decideTargetMatch, { params: { operationId, line: 2 }, body: meant }),
  ).rejects.toMatchObject({ status: 403 });
  const query = { subjectType: "name-list", subjectId: String(operationId) };
  const { content: entries } = await callBackend(manager, listEvidence, { query });
  expect(entries.map(({ kind }) => kind)).toEqual(["name-list.decided", "name-list.decided", "name-list.decided"]);

  const next = await matched(analyst, `${text}\nZwirnerei Xaver; ; Wien`);
  const { content, list } = await lines(analyst, next);
  expect(list).toMatchObject({ counts: { several: 1, decided: 3 }, targets: 1, rest: 1 });
  expect(content.map(({ decision }) => decision?.kind ?? null)).toEqual(["target", "none", "skip", null]);
  expect(content[0]?.decision).toMatchObject({ remembered: true, by: null, target: { id: ids.zwirnereiGraz } });

  const sent = await sendList(manager, "Name;Country;City\nZwirnerei Xaver;;Linz\nSpinerei Yberg;CH;\n");
  await use.drain();
  const params = { importId: String(sent.id) };
  const { content: rows } = await callBackend(manager, listImportRows, { params });
  expect(rows.filter(({ state }) => state === "waiting")).toEqual([]);
});

test("all that are found are decided at once, followed with one operation, and that is taken back", async () => {
  const analyst = await as("analyst");
  const operationId = await matched(
    analyst,
    "Offenwerk Rubin; DE\nPlural Holding; US\nNirgendwo Unbekannt\nOffenwerk Rubin GmbH; DE",
  );
  const params = { operationId };
  await expect(
    callBackend(analyst, adoptTargetMatches, { params, body: { follow: true, collectionIds: [] } }),
  ).rejects.toMatchObject({ status: 409, code: "nothing_decided" });
  const all = await callBackend(analyst, decideTargetMatches, { params, body: { leastScore: 0.95 } });
  expect(all).toMatchObject({ decided: 3, list: { targets: 2, counts: { found: 0, decided: 3, none: 1 } } });
  const into = await callBackend(analyst, createCollection, { body: { name: "Matched", monitored: true } });
  const body = { follow: true, collectionIds: [into.id] };
  const adopted = await callBackend(analyst, adoptTargetMatches, { params, body });
  expect(adopted).toMatchObject({ kind: "targets.change", state: "Done", changed: 2, canUndo: true });
  const both = [ids.shared ?? 0, ids.numbered ?? 0];
  const now = async () => (await callBackend(analyst, fetchTargets, { body: { ids: both } })).content;
  expect(await now()).toMatchObject(both.map(() => ({ following: true, collections: [{ id: into.id }] })));
  expect(await lines(analyst, operationId)).toMatchObject({ adopted: { id: adopted.id, canUndo: true } });
  await callBackend(analyst, undoOperation, { params: { operationId: adopted.id } });
  expect(await now()).toMatchObject(both.map(() => ({ following: false, collections: [] })));
  expect(await lines(analyst, operationId)).toMatchObject({ adopted: { canUndo: false } });
  // Into the collection alone, where nothing is monitored.
  const aside = await callBackend(analyst, createCollection, { body: { name: "Aside", monitored: false } });
  await callBackend(analyst, adoptTargetMatches, { params, body: { follow: false, collectionIds: [aside.id] } });
  expect(await now()).toMatchObject(both.map(() => ({ following: false, collections: [{ id: aside.id }] })));
});

test("what is nobody's becomes an import with its columns, once, and is known from then on", async () => {
  const manager = await as("manager");
  const text = 'Restwerk "Eins"; DE; Ulm; 4711\nFormel, Kraft & Co; FR\n100%_\\ Cotton; IN';
  const operationId = await matched(manager, text);
  const params = { operationId };
  await expect(callBackend(await as("analyst"), importUnmatchedNames, { params })).rejects.toMatchObject({
    status: 403,
  });
  const { id, fileName } = await callBackend(manager, importUnmatchedNames, { params });
  expect(fileName).toBe("Pasted list - not found.csv");
  await use.drain();
  const of = { importId: String(id) };
  expect(await callBackend(manager, readImport, { params: of })).toMatchObject({
    state: "Done",
    counts: { create: 2 },
  });
  const { content } = await callBackend(manager, listImportRows, { params: of });
  expect(content.map(({ name, country, city }) => [name, country, city])).toEqual([
    ['Restwerk "Eins"', "DE", "Ulm"],
    ["Formel, Kraft & Co", "FR", null],
  ]);
  expect(await lines(manager, operationId)).toMatchObject({ importId: id, list: { rest: 0 } });
  await expect(callBackend(manager, importUnmatchedNames, { params })).rejects.toMatchObject({ code: "nothing_left" });
  await callBackend(manager, applyImport, { params: of });
  await use.drain();
  const again = await matched(manager, text);
  expect((await lines(manager, again)).list.counts).toEqual({ found: 3, several: 0, none: 0, decided: 0 });
});

const file = (who: Who, fileName: string, content: string | Buffer) =>
  callBackend(who, matchTargets, {
    body: { sentAs: "file", fileName, content: Buffer.from(content).toString("base64") },
  });

test("a file is read by its titles, or as a column of names", async () => {
  const viewer = await as("viewer");
  const table = await file(viewer, "namen.csv", "Ort;Firma;Land\nAalbach;Gusswerk Aalbach;Deutschland\n;;\n;n/a;DE\n");
  await use.drain();
  expect(await lines(viewer, table.id)).toMatchObject({
    list: { name: "namen.csv", total: 1, counts: { found: 1 }, leftOut: { count: 1, lines: [4] } },
    content: [{ line: 2, said: { name: "Gusswerk Aalbach", country: "DE", city: "Aalbach" } }],
  });
  const plain = await file(viewer, "namen.txt", "Gusswerk Aalbach\nOffenwerk Rubin\nNiemand Bekannter\n");
  await use.drain();
  expect((await lines(viewer, plain.id)).content.map(({ line, said }) => [line, said.name])).toEqual([
    ...[
      [1, "Gusswerk Aalbach"],
      [2, "Offenwerk Rubin"],
      [3, "Niemand Bekannter"],
    ],
  ]);
  const listed = await callBackend(viewer, listNameLists, { query: { size: 2 } });
  expect(listed.content.map(({ name }) => name)).toEqual(["namen.txt", "namen.csv"]);
  const older = await callBackend(viewer, listNameLists, { query: { size: 1, after: listed.after ?? "" } });
  expect(older.content[0]?.operationId).toBeLessThan(table.id);
});

test("what is no list is refused with why, and nothing is kept of it", async () => {
  const viewer = await as("viewer");
  const before = await callBackend(viewer, listNameLists, { query: {} });
  const refused = (body: { text?: string; fileName?: string; content?: string }, sentAs: "text" | "file" = "text") =>
    callBackend(viewer, matchTargets, { body: { sentAs, ...body } }).catch((error) => error);
  expect(await refused({})).toMatchObject({ status: 422, code: "invalid_input" });
  expect(await refused({ text: "Acme", fileName: "a.csv" }, "file")).toMatchObject({
    status: 422,
    code: "invalid_input",
  });
  expect(await refused({ text: "\n \n" })).toMatchObject({ code: "list_empty" });
  expect(await refused({ text: "Acme\n; DE" })).toMatchObject({ code: "line_names_nobody", details: { line: 2 } });
  const long = Array.from({ length: 5001 }, (_, n) => `Werk ${n}`);
  const tooLong = { code: "list_too_long", details: { lines: 5001, most: 5000 } };
  expect(await refused({ text: long.join("\n") })).toMatchObject(tooLong);
  const sent = (name: string, content: string | Buffer) => file(viewer, name, content).catch((error) => error);
  expect(await sent("a.csv", ["Name", ...long].join("\n"))).toMatchObject(tooLong);
  expect(await sent("a.csv", "")).toMatchObject({ code: "list_empty" });
  expect(await sent("a.csv", "Name\n")).toMatchObject({ code: "list_empty" });
  const junk = Buffer.from([0x50, 0x4b, 3, 4, ...Array.from({ length: 200 }, (_, n) => (n * 37) % 256)]);
  for (const [name, content] of [
    ["a.xlsx", junk],
    ["a.csv", Buffer.from([0, 1, 2, 255, 254, 0, 0, 13])],
    ["a.csv", "Preis;Menge\n1;2\n3;4\n"],
    ["a.csv", "Preis;Menge\n1;2\n"],
  ] as const) {
    expect(await sent(name, content)).toMatchObject({ status: 422, code: "list_refused" });
  }
  expect((await callBackend(viewer, listNameLists, { query: {} })).content).toEqual(before.content);
});
