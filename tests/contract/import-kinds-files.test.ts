import { expect, test } from "vitest";
import { callBackend, streamBackend } from "~/backend/client.server";
import type { ImportKind } from "~/backend/contract/import-kinds";
import { exportImportProblems, listImportRows } from "~/backend/contract/import-rows";
import { readImport, startImport } from "~/backend/contract/imports";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { applyAlsoAgain, type Caller, sendList } from "../support/sent-list";
import { writeXlsx } from "../support/spreadsheets/write-xlsx";

// Files of relations and supply data as people have them: workbooks, and rejected rows that are corrected and sent again.

const use = ownBackend();

async function read(caller: Caller, id: number) {
  await use.drain();
  return callBackend(caller, readImport, { params: { importId: String(id) } });
}

async function sentWorkbook(caller: Caller, kind: ImportKind, rows: readonly string[]) {
  const cells = rows.map((row) => row.split(";"));
  const file = writeXlsx({ sheets: [{ name: "Daten", rows: cells }], shared: true });
  const body = { kind, fileName: "liste.xlsx", content: Buffer.from(file).toString("base64") };
  return read(caller, (await callBackend(caller, startImport, { body })).id);
}

const problemsOf = async (caller: Caller, id: number) =>
  (
    await streamBackend(caller, exportImportProblems, { params: { importId: String(id) }, query: { format: "csv" } })
  ).text();

const prepared = async (caller: Caller) => {
  const { id } = await sendList(caller, "Name;Land\nKwarzit Guss;DE\nOlbrenn Draht;FR");
  await read(caller, id);
  await applyAlsoAgain(caller, { importId: String(id) });
  await use.drain();
};

const KINDS = [
  [
    "relations",
    [
      "From;To;Type;Probability",
      "Kwarzit Guss;Olbrenn Draht;Supplier;0.9",
      "Kwarzit Guss;Olbrenn Draht;Nonsense;",
      ";Olbrenn Draht;;2",
    ],
    (text: string) =>
      text.replace("Nonsense", "Equipment").replace(/^,Olbrenn Draht,,2/m, "Kwarzit Guss,Olbrenn Draht,Own,0.2"),
    { create: 2 },
  ],
  [
    "supply-data",
    [
      "Supplier;Input;Share;Stock at us",
      "Kwarzit Guss;Wire;0.5;10",
      "Olbrenn Draht;Wire;much;10",
      "Olbrenn Draht;Chips;1;9999",
    ],
    (text: string) => text.replace(",much,", ",0.5,").replace("9999", "99"),
    { create: 2 },
  ],
] as const;

test("a workbook is read as the same table is, and rejected rows, corrected, are taken when they are sent again", async () => {
  const manager = await signInAs(use.transport, "manager");
  await prepared(manager);
  for (const [kind, rows, corrected, counts] of KINDS) {
    const found = await sentWorkbook(manager, kind, rows);
    expect(found, kind).toMatchObject({ kind, table: { format: "xlsx" }, counts: { create: 1, refused: 2 } });
    const text = await problemsOf(manager, found.id);
    const [titles = "", ...refused] = text.trim().split("\r\n");
    expect(titles.replace("\ufeff", "").startsWith((rows[0] ?? "").replaceAll(";", ",")), titles).toBe(true);
    expect(refused).toHaveLength(2);
    const { id } = await sendList(manager, corrected(text), kind);
    const again = await read(manager, id);
    expect(again, kind).toMatchObject({ kind, refusal: null, counts });
    const { content } = await callBackend(manager, listImportRows, { params: { importId: String(id) } });
    expect(content.flatMap(({ problems }) => problems.filter(({ severity }) => severity === "error"))).toEqual([]);
  }
});
