import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { applyImport, listImports, startImport, undoImport } from "~/backend/contract/imports";
import { backendUnderTest } from "../support/backend-under-test";
import { signInAs } from "../support/personas";
import { type Caller, sendList, settled } from "../support/sent-list";
import { writeXlsx } from "../support/spreadsheets/write-xlsx";

// A file that was imported before is imported again only by somebody who says that it is meant.

const use = backendUnderTest();
const as = (persona: Parameters<typeof signInAs>[1]) => signInAs(use.transport, persona);

const sent = async (caller: Caller, text: string) => settled(caller, (await sendList(caller, text)).id);
const apply = (caller: Caller, id: number, query: { again?: "true" | "false" } = {}) =>
  callBackend(caller, applyImport, { params: { importId: String(id) }, query });

test("the same file is not imported a second time without a confirmation, and with one it is", async () => {
  const manager = await as("manager");
  const text = "Lieferant;Land\nDoppelguss Hagen;DE\n";
  const first = await sent(manager, text);
  await apply(manager, first.id);
  expect(await settled(manager, first.id)).toMatchObject({ step: "applied" });

  const second = await sent(manager, text);
  expect(second.sameFile).toEqual({ id: first.id, createdAt: first.createdAt, isImported: true });
  for (const query of [{}, { again: "false" as const }]) {
    await expect(apply(manager, second.id, query)).rejects.toMatchObject({
      ...{ status: 409, code: "import_same_file" },
      details: { importId: first.id, createdAt: first.createdAt },
    });
  }
  expect(await settled(manager, second.id)).toMatchObject({ step: "review", state: "Done", appliedAt: null });
  await apply(manager, second.id, { again: "true" });
  expect(await settled(manager, second.id)).toMatchObject({ step: "applied", counts: { joined: 1 } });
});

test("of two that were sent, the one that is applied later is asked, whichever was sent first", async () => {
  const manager = await as("manager");
  const text = "Lieferant;Land\nZwillingswerk Olpe;DE\n";
  const [first, second] = [await sent(manager, text), await sent(manager, text)];
  expect(first.sameFile).toBeNull();
  expect(second.sameFile).toMatchObject({ id: first.id, isImported: false });
  await apply(manager, second.id);
  await settled(manager, second.id);
  expect((await settled(manager, first.id)).sameFile).toMatchObject({ id: second.id, isImported: true });
  await expect(apply(manager, first.id)).rejects.toMatchObject({ status: 409, code: "import_same_file" });
});

test("what was undone may be imported again without being asked", async () => {
  const manager = await as("manager");
  const text = "Lieferant;Land\nRückwerk Lippstadt;DE\n";
  const first = await sent(manager, text);
  await apply(manager, first.id);
  await settled(manager, first.id);
  await callBackend(manager, undoImport, { params: { importId: String(first.id) } });
  await settled(manager, first.id);
  const second = await sent(manager, text);
  expect(second.sameFile).toMatchObject({ id: first.id, isImported: false });
  await apply(manager, second.id);
  expect(await settled(manager, second.id)).toMatchObject({ step: "applied" });
});

test("another customer's import of the file says nothing", async () => {
  const [manager, stranger] = [await as("manager"), await as("strangeAdmin")];
  const text = "Lieferant;Land\nFremdwerk Soest;DE\n";
  const first = await sent(manager, text);
  await apply(manager, first.id);
  await settled(manager, first.id);
  const theirs = await sent(stranger, text);
  expect(theirs.sameFile).toBeNull();
  await apply(stranger, theirs.id);
  expect(await settled(stranger, theirs.id)).toMatchObject({ step: "applied" });
  const { content } = await callBackend(stranger, listImports, { query: {} });
  expect(content.map(({ id }) => id)).not.toContain(first.id);
});

/** Two lists in one workbook, of which the second has another below it. */
const workbook = () =>
  writeXlsx({
    sheets: [
      {
        name: "Werk A",
        rows: [
          ["Lieferant", "Land"],
          ["Blattguss Kamen", "DE"],
        ],
      },
      {
        name: "Werk B",
        rows: [
          ["Lieferant", "Land"],
          ["Blattguss Bergkamen", "DE"],
          [],
          ["Lieferant", "Ort"],
          ["Blattguss Hamm", "Hamm"],
        ],
      },
    ],
  }).toString("base64");

test("another sheet of a workbook is no second import of the same file; its rows below another row of titles are", async () => {
  const manager = await as("manager");
  const content = workbook();
  const send = async (options: { sheet?: string; headerRow?: number }) => {
    const body = { kind: "suppliers" as const, fileName: "werke.xlsx", content, options };
    return settled(manager, (await callBackend(manager, startImport, { body })).id);
  };
  const first = await send({});
  await apply(manager, first.id);
  await settled(manager, first.id);

  const second = await send({ sheet: "Werk B" });
  expect(second.sameFile).toBeNull();
  await apply(manager, second.id);
  await settled(manager, second.id);
  const below = await send({ sheet: "Werk B", headerRow: 4 });
  expect(below.sameFile).toMatchObject({ id: second.id, isImported: true });
  await expect(apply(manager, below.id)).rejects.toMatchObject({ status: 409, code: "import_same_file" });

  // Said or found out, it is the same sheet.
  const again = await send({ sheet: "Werk A" });
  expect(again.sameFile).toMatchObject({ id: first.id, isImported: true });
  await expect(apply(manager, again.id)).rejects.toMatchObject({ status: 409, code: "import_same_file" });
});
