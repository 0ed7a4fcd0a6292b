import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import {
  decideImportRow,
  decideImportRows,
  exportImportProblems,
  listImportRows,
} from "~/backend/contract/import-rows";
import { applyImport, cancelImport, rereadImport, startImport } from "~/backend/contract/imports";
import { backendUnderTest } from "../support/backend-under-test";
import { signInAs } from "../support/personas";
import { type Caller, sendList, settled } from "../support/sent-list";

// What a person does between a list is read and it is applied: says what its columns mean, decides many rows at once, throws it away.

const use = backendUnderTest();
const as = (persona: Parameters<typeof signInAs>[1]) => signInAs(use.transport, persona);

/** A long list in Windows-1252 of which only the last line has an umlaut: until then it looks like UTF-8. */
const LATE_UMLAUT = Buffer.from(
  [
    "Firma;Land;Notiz",
    ...Array.from({ length: 2_500 }, (_, n) => `Werk Nummer ${n};DE;`),
    "Gießerei Süd;DE;",
    ";DE;Süd",
  ].join("\n"),
  "latin1",
);

const namesIn = async (caller: Caller, importId: number) => {
  const { content } = await callBackend(caller, listImportRows, { params: { importId: String(importId) } });
  return content.map(({ name, state }) => [name, state]);
};

/** Two columns may be the name; the second one is wrong. */
const TWO_NAMES = "Quelle;Firma;Land\nAlpha Weberei;Zentrale;DE\nBeta Gerberei;Zentrale;FR\n";

test("columns are said anew: the rows are those of the other column, and nothing of the first reading stays", async () => {
  const manager = await as("manager");
  const { id } = await sendList(manager, TWO_NAMES);
  const params = { importId: String(id) };
  const read = await settled(manager, id);
  expect(read).toMatchObject({ step: "review", rereadable: true });
  expect(read.columns.map(({ title, samples }) => [title, samples])).toEqual([
    ["Quelle", ["Alpha Weberei", "Beta Gerberei"]],
    ["Firma", ["Zentrale"]],
    ["Land", ["DE", "FR"]],
  ]);
  const body = { mapping: { name: 1, country: 3 } };
  expect(await callBackend(manager, rereadImport, { params, body })).toMatchObject({ state: "Queued", step: "read" });
  const again = await settled(manager, id);
  expect(again).toMatchObject({ step: "review", counts: { create: 2 }, total: 2 });
  expect(again.columns.map(({ field }) => field)).toEqual(["name", null, "country"]);
  expect(await namesIn(manager, id)).toEqual([
    ["Alpha Weberei", "create"],
    ["Beta Gerberei", "create"],
  ]);
});

test("a list in which no column looks like names is kept until somebody says which one is it", async () => {
  const manager = await as("manager");
  const { id } = await sendList(manager, "xq;zz\nGamma Spinnerei;17\nDelta Walzwerk;18\n");
  const params = { importId: String(id) };
  const refused = await settled(manager, id);
  expect(refused).toMatchObject({
    ...{ state: "Failed", step: "read", rereadable: true, refusal: { key: "imports:refused.noNameColumn" } },
    columns: [{ title: "xq", samples: ["Gamma Spinnerei", "Delta Walzwerk"] }, { title: "zz" }],
  });
  await callBackend(manager, rereadImport, { params, body: { mapping: { name: 1 } } });
  expect(await settled(manager, id)).toMatchObject({ state: "Done", step: "review", refusal: null, total: 2 });
});

test("a file that no choice can mend is not kept, and one that was applied is read no more", async () => {
  const manager = await as("manager");
  const picture = await sendList(manager, "%PDF-1.7\n");
  expect(await settled(manager, picture.id)).toMatchObject({ state: "Failed", rereadable: false });
  const body = { mapping: { name: 1 } };
  const again = (id: number) => callBackend(manager, rereadImport, { params: { importId: String(id) }, body });
  await expect(again(picture.id)).rejects.toMatchObject({ status: 409, code: "import_wrong_step" });
  const list = await sendList(manager, "Lieferant;Land\nEpsilon Ziegelei;DE\n");
  await settled(manager, list.id);
  await callBackend(manager, applyImport, { params: { importId: String(list.id) } });
  expect(await settled(manager, list.id)).toMatchObject({ step: "applied", rereadable: false });
  await expect(again(list.id)).rejects.toMatchObject({ status: 409, code: "import_wrong_step" });
});

test("how a file was found to be written is found again, however late its first umlaut comes", async () => {
  const manager = await as("manager");
  const { id } = await callBackend(manager, startImport, {
    body: { kind: "suppliers", fileName: "liste.csv", content: LATE_UMLAUT.toString("base64") },
  });
  const params = { importId: String(id) };
  const lastOf = async () => {
    const { content } = await callBackend(manager, listImportRows, { params, query: { after: "2500" } });
    return content.map(({ name }) => name);
  };
  await settled(manager, id);
  expect(await lastOf()).toContain("Gie\u00dferei S\u00fcd");
  await callBackend(manager, rereadImport, { params, body: { mapping: { name: 1, country: null } } });
  await settled(manager, id);
  expect(await lastOf()).toContain("Gie\u00dferei S\u00fcd");
  const csv = await callBackend(manager, exportImportProblems, { params, query: { format: "csv" } });
  expect(csv).toContain("keinen Namen");
  expect(csv).toContain("Süd");
});

/** Each second one is nearly the one above it. */
const ALIKE = [
  "Lieferant;Land;Ort;Straße",
  "Zetafabrik Bonnland;DE;Bonn;Rheinweg 4",
  "Zetafabrik Bonland;DE;Bonn;",
  "Etawerk Kasseler;DE;Kassel;Fuldaweg 7",
  "Etawerk Kaseler;DE;Kassel;",
].join("\n");

test("all rows that wait are decided at once, each can still be decided by itself, and the ledger has one entry", async () => {
  const manager = await as("manager");
  const { id } = await sendList(manager, ALIKE);
  const params = { importId: String(id) };
  expect(await settled(manager, id)).toMatchObject({ counts: { create: 2, waiting: 2 } });
  const decide = (body: { decision: "join" | "repeat" | "skip"; leastScore?: number }) =>
    callBackend(manager, decideImportRows, { params, body });
  expect(await decide({ decision: "repeat", leastScore: 1 })).toMatchObject({ decided: 0 });
  // None of them may be a target.
  expect(await decide({ decision: "join" })).toMatchObject({ decided: 0 });
  expect(await decide({ decision: "repeat" })).toMatchObject({
    decided: 2,
    import: { counts: { create: 2, repeated: 2 } },
  });
  const row = { ...params, row: "3" };
  await callBackend(manager, decideImportRow, { params: row, body: { decision: "create", targetId: null } });
  expect(await settled(manager, id)).toMatchObject({ counts: { create: 3, repeated: 1 } });
  const { content } = await callBackend(manager, listEvidence, { query: { subject: `import:${id}` } });
  expect(content.map(({ kind }) => kind)).toEqual(["import.row-decided", "import.rows-decided"]);
});

test("what is discarded has no rows, is decided, applied and read no more, and counts as no earlier import of its file", async () => {
  const manager = await as("manager");
  const text = "Lieferant;Land\nThetahütte;DE\n";
  const { id } = await sendList(manager, text);
  const params = { importId: String(id) };
  await settled(manager, id);
  expect(await callBackend(manager, cancelImport, { params })).toMatchObject({ state: "Cancelled", counts: {} });
  expect(await callBackend(manager, cancelImport, { params })).toMatchObject({ state: "Cancelled" });
  const { content: said } = await callBackend(manager, listEvidence, {
    query: { subject: `import:${params.importId}` },
  });
  expect(said.filter(({ kind }) => kind === "import.discarded")).toMatchObject([
    { actor: { type: "user" }, before: { fileName: expect.any(String), kind: "suppliers" }, after: null },
  ]);
  expect(await namesIn(manager, id)).toEqual([]);
  for (const asked of [
    () => callBackend(manager, applyImport, { params }),
    () => callBackend(manager, rereadImport, { params, body: { mapping: { name: 1 } } }),
    () => callBackend(manager, decideImportRows, { params, body: { decision: "skip" } }),
  ])
    await expect(asked()).rejects.toMatchObject({ status: 409, code: "import_wrong_step" });
  const next = await sendList(manager, text);
  expect(await settled(manager, next.id)).toMatchObject({ sameFile: null });
  const third = await sendList(manager, text);
  expect(await settled(manager, third.id)).toMatchObject({ sameFile: { id: next.id } });
});

test("an import that was applied cannot be discarded, and nobody does any of it to another customer's", async () => {
  const [manager, stranger] = [await as("manager"), await as("strangeAdmin")];
  const { id } = await sendList(manager, "Lieferant;Land\nIotamühle;DE\n");
  const params = { importId: String(id) };
  await settled(manager, id);
  for (const asked of [
    () => callBackend(stranger, cancelImport, { params }),
    () => callBackend(stranger, rereadImport, { params, body: { mapping: { name: 1 } } }),
    () => callBackend(stranger, decideImportRows, { params, body: { decision: "skip" } }),
  ])
    await expect(asked()).rejects.toMatchObject({ status: 404 });
  await callBackend(manager, applyImport, { params });
  await settled(manager, id);
  await expect(callBackend(manager, cancelImport, { params })).rejects.toMatchObject({ status: 409 });
});

test("rejected rows come back in the file's own columns with what to do, and are taken once they are corrected", async () => {
  const manager = await as("manager");
  const { id } = await sendList(manager, 'Lieferant;Land;Notiz\nKappawerk;DE;"a;b"\n=1+1;DE;x\n;FR;ohne Namen\n');
  const params = { importId: String(id) };
  expect(await settled(manager, id)).toMatchObject({ step: "review" });
  const csv = await callBackend(manager, exportImportProblems, { params, query: { format: "csv" } });
  const lines = csv.replace("\ufeff", "").trimEnd().split("\r\n");
  expect(lines[0]).toBe("Lieferant,Land,Notiz,Warum abgelehnt");
  expect(lines.slice(1).map((line) => line.split(",").slice(0, 3))).toEqual(
    // No spreadsheet takes it for a formula.
    expect.arrayContaining([
      [`"'=1+1"`, "DE", "x"],
      ["", "FR", "ohne Namen"],
    ]),
  );
  expect(lines.at(-1)).toContain("keinen Namen");
  const corrected = [
    lines[0],
    ...lines.slice(1).map((line) => line.replace(/^(?:"'=1\+1")?,/, (name) => (name === "," ? "Myhof," : "Nyhof,"))),
  ].join("\r\n");
  const again = await sendList(manager, corrected);
  const read = await settled(manager, again.id);
  expect(read.counts.refused ?? 0).toBe(0);
  expect(await namesIn(manager, again.id)).toEqual([
    ["Nyhof", "create"],
    ["Myhof", "create"],
  ]);
  await callBackend(manager, cancelImport, { params });
  await expect(callBackend(manager, exportImportProblems, { params, query: { format: "csv" } })).rejects.toMatchObject({
    ...{ status: 409, code: "import_file_gone" },
  });
});

test("a file in which no row of titles was found has no rows to correct, and its problems are an empty file", async () => {
  const manager = await as("manager");
  const { id } = await sendList(manager, "Nord,1.5\nSüd,2.5\n");
  const params = { importId: String(id) };
  expect((await settled(manager, id)).refusal?.key).toBe("imports:refused.noHeader");
  const csv = await callBackend(manager, exportImportProblems, { params, query: { format: "csv" } });
  expect(csv.replace("\ufeff", "").trim()).toBe("");
});
