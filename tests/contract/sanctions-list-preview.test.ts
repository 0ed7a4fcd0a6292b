import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import { activateSanctions } from "~/backend/contract/sanctions";
import { previewSanctionsListVersion } from "~/backend/contract/sanctions-list-preview";
import {
  importSanctionsListVersion,
  listSanctionsListChanges,
  listSanctionsLists,
  listSanctionsListVersions,
} from "~/backend/contract/sanctions-lists";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();

const TITLES = "Id,Name,Type,Country,Also known as";
const ZAGROS = "1,Zagros Petrokimia,Entity,Iran,Zagros Petrochemical";
const table = (...rows: string[]) => ({
  files: [{ name: "own.csv", content: Buffer.from([TITLES, ...rows].join("\n")).toString("base64") }],
});
const others = (count: number) => Array.from({ length: count }, (_, n) => `${n + 10},Quellmar ${n},Entity,Russia,`);

test("a preview counts whom it concerns, stores nothing, and the loss of most entries needs a word", async () => {
  const admin = await signInAs(use.transport, "admin");
  const stranger = await signInAs(use.transport, "strangeAdmin");
  const params = { name: "preview-own" };
  const preview = (rows: string[], caller = admin) =>
    callBackend(caller, previewSanctionsListVersion, { params, body: table(...rows) });
  expect(await preview([ZAGROS, ...others(3)])).toMatchObject({
    ...{ currentVersion: null, nothingNew: false, format: "table" },
    plan: { added: 4, before: 0, targets: { open: 0, losing: 0, changing: 0 } },
  });
  expect((await callBackend(admin, listSanctionsLists, {})).some(({ name }) => name === params.name)).toBe(false);
  await callBackend(admin, importSanctionsListVersion, { params, body: table(ZAGROS, ...others(3)) });
  const given = [{ name: "Zagros Petrochemical Co.", country: "IR" }];
  const [id = 0] = await use.database.asSystem((tx) => addTargets(tx, given));
  await callBackend(admin, activateSanctions, { params: { targetId: String(id) } });
  await use.drain();

  expect((await preview([ZAGROS, ...others(3)])).nothingNew).toBe(true);
  expect((await preview([`${ZAGROS} Ltd`, ...others(3)])).plan?.targets).toEqual({ open: 1, losing: 0, changing: 1 });
  expect((await preview(others(4))).plan?.targets).toEqual({ open: 1, losing: 1, changing: 0 });
  expect((await preview(others(4), stranger)).plan?.targets).toEqual({ open: 0, losing: 0, changing: 0 });

  const part = table(ZAGROS);
  expect((await preview([ZAGROS])).plan).toMatchObject({ removed: 3, before: 4, losesMost: true });
  for (const acceptLoss of [undefined, 2]) {
    await expect(
      callBackend(admin, importSanctionsListVersion, { params, body: { ...part, acceptLoss } }),
    ).rejects.toMatchObject({ status: 409, code: "list_loss", details: { leaving: 3, before: 4 } });
  }
  expect(await callBackend(admin, listSanctionsListVersions, { params })).toHaveLength(1);
  const body = { ...part, acceptLoss: 3 };
  expect(await callBackend(admin, importSanctionsListVersion, { params, body })).toMatchObject({ removed: 3 });
  const trail = await callBackend(admin, listEvidence, { query: { subject: "sanctions-list:preview-own" } });
  expect(trail.content[0]).toMatchObject({ after: { version: 2, acceptLoss: 3 } });
  const removed = await callBackend(admin, listSanctionsListChanges, { params, query: { change: "removed", size: 2 } });
  expect(removed).toMatchObject({ totalElements: 3, content: [{ change: "removed" }, { change: "removed" }] });
  const none = await callBackend(admin, listSanctionsListChanges, { params, query: { change: "added" } });
  expect(none).toMatchObject({ totalElements: 0, content: [] });
});

test("a preview of what is no list is refused with a reason, and an analyst may not ask for one", async () => {
  const admin = await signInAs(use.transport, "admin");
  const analyst = await signInAs(use.transport, "analyst");
  const body = { files: [{ name: "a.csv", content: Buffer.from("Id;Name\n").toString("base64") }] };
  const ask = (caller: typeof admin, name = "preview-none") =>
    callBackend(caller, previewSanctionsListVersion, { params: { name }, body });
  await expect(ask(admin)).rejects.toMatchObject({
    ...{ status: 422, code: "list_refused" },
    details: { reason: { code: "noEntry" } },
  });
  await expect(ask(admin, "No Name")).rejects.toMatchObject({ status: 404 });
  await expect(ask(analyst)).rejects.toMatchObject({ status: 403 });
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`select from sanctions_lists where name = 'preview-none'`),
  );
  expect(rows).toHaveLength(0);
});

test("a column of kinds is read by the usual words", async () => {
  const admin = await signInAs(use.transport, "admin");
  const files = [{ name: "a.csv", content: Buffer.from("xq,qq\nNord Werk,Schiff\n").toString("base64") }];
  const body = { files, mapping: { name: "xq", kind: { column: "qq" } } };
  const params = { name: "preview-kinds" };
  await callBackend(admin, importSanctionsListVersion, { params, body });
  const { content } = await callBackend(admin, listSanctionsListChanges, { params });
  expect(content).toMatchObject([{ name: "Nord Werk", kind: "vessel" }]);
});
