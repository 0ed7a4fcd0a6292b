import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, test } from "vitest";
import { callBackend, sendToBackend, streamBackend } from "~/backend/client.server";
import {
  addActionAttachment,
  attachDocument,
  listActionAttachments,
  removeActionAttachment,
} from "~/backend/contract/action-attachments";
import { assessEffect } from "~/backend/contract/action-effects";
import { changeAction, readAction, startAction } from "~/backend/contract/actions";
import { sendDocumentFile } from "~/backend/contract/document-files";
import {
  addDocument,
  changeDocument,
  deleteDocument,
  findDocuments,
  readDocument,
  readDocumentFile,
} from "~/backend/contract/documents";
import { listEvidence } from "~/backend/contract/evidence";
import { days } from "~/time/duration";
import { renewDocuments } from "../../server/backend/work/actions/renewal-task";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";

// LkSG § 10(1).
const use = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;

const as = (persona: Persona) => signInAs(use.transport, persona);
const begin = (caller: Caller, title: string) =>
  callBackend(caller, startAction, { body: { typeId: "ask-statement", title } });
const attach = (caller: Caller, actionId: number, documentId: number) =>
  callBackend(caller, attachDocument, { params: { actionId, documentId: String(documentId) } });
const list = (caller: Caller, actionId: number) => callBackend(caller, listActionAttachments, { params: { actionId } });
const remove = (caller: Caller, actionId: number, documentId: number) =>
  callBackend(caller, removeActionAttachment, { params: { actionId, documentId: String(documentId) } });
async function fileOf(caller: Caller): Promise<string> {
  const content = new Blob(["%PDF-1.7 an answer"]).stream();
  return (await sendToBackend(caller, sendDocumentFile, { query: { fileName: "a.pdf" } }, content)).mappedFilename;
}
async function attachFile(caller: Caller, actionId: number) {
  const body = { mappedFilename: await fileOf(caller) };
  return callBackend(caller, addActionAttachment, { params: { actionId }, body });
}
async function move(caller: Caller, actionId: number, metaStatus: "InProgress" | "Completed" | "Aborted") {
  const { version } = await callBackend(caller, readAction, { params: { actionId } });
  const body = { version, metaStatus, ...(metaStatus === "InProgress" && { reason: "It came back" }) };
  return callBackend(caller, changeAction, { params: { actionId }, body });
}
/** The action's row as it was so long ago, as SQL says it. */
const since = (actionId: number, column: "completed_at" | "effect_at", ago: string) =>
  use.database.asSystem((tx) =>
    tx.execute(sql`
      update actions set ${sql.identifier(column)} = now() - ${ago}::interval where id = ${actionId}`),
  );
const dayIn = (years: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear() + years, now.getUTCMonth(), now.getUTCDate()))
    .toISOString()
    .slice(0, 10);
};
const soon = () => new Date(Date.now() + days(10)).toISOString().slice(0, 10);
const renew = () =>
  renewDocuments({ payload: null, database: use.database, logger: pino({ level: "silent" }), attempt: 1 });
const renewalOf = async (caller: Caller, id: number) =>
  (await callBackend(caller, readDocument, { params: { documentId: String(id) } })).renewalActionId;
const KEPT = { status: 409, code: "proof_kept" };
const erase = (caller: Caller, documentId: number) =>
  callBackend(caller, deleteDocument, { params: { documentId: String(documentId) } });

test("what proves a completed action is kept for seven years, by who does not read it, too, and then let go", async () => {
  const [analyst, manager] = [await as("analyst"), await as("manager")];
  const [{ id: done }, { id: open }] = [await begin(manager, "Done"), await begin(analyst, "Open")];
  const body = { documentType: "iso-14001", mappedFilename: await fileOf(analyst) } as const;
  const { id } = await callBackend(analyst, addDocument, { body });
  for (const actionId of [done, open]) await attach(analyst, actionId, id);
  await move(manager, done, "Completed");
  const until = dayIn(7);
  await expect(remove(analyst, done, id)).rejects.toMatchObject({ ...KEPT, details: { until } });
  await expect(erase(analyst, id)).rejects.toMatchObject({ ...KEPT, details: { until } });
  expect((await list(analyst, done)).map((one) => one.id)).toEqual([id]);
  // Off an action that is not completed it goes as before.
  await remove(analyst, open, id);
  const { version } = await callBackend(manager, readAction, { params: { actionId: done } });
  await callBackend(manager, changeAction, { params: { actionId: done }, body: { version, confidential: true } });
  await expect(list(analyst, done)).rejects.toMatchObject({ status: 404 });
  await expect(erase(analyst, id)).rejects.toMatchObject({ ...KEPT, details: { until } });
  await since(done, "completed_at", "7 years");
  await expect(erase(analyst, id)).rejects.toMatchObject(KEPT);
  await since(done, "completed_at", "7 years 1 day");
  await erase(analyst, id);
  expect(await list(manager, done)).toEqual([]);
});

test("what shows whether an action worked is kept from then on; what goes on or is aborted keeps nothing", async () => {
  const analyst = await as("analyst");
  const { id: actionId } = await begin(analyst, "Assessed");
  const [shown, other] = [await attachFile(analyst, actionId), await attachFile(analyst, actionId)];
  const { version } = await move(analyst, actionId, "Completed");
  const body = { result: "effective" as const, note: "Seen on site", documentIds: [shown.id], version };
  await callBackend(analyst, assessEffect, { params: { actionId }, body });
  await since(actionId, "completed_at", "8 years");
  await since(actionId, "effect_at", "6 years");
  await expect(remove(analyst, actionId, shown.id)).rejects.toMatchObject({ ...KEPT, details: { until: dayIn(1) } });
  await expect(erase(analyst, shown.id)).rejects.toMatchObject(KEPT);
  await remove(analyst, actionId, other.id);
  await move(analyst, actionId, "InProgress");
  await remove(analyst, actionId, shown.id);
  await attach(analyst, actionId, shown.id);
  await move(analyst, actionId, "Aborted");
  await erase(analyst, shown.id);
  expect(await list(analyst, actionId)).toEqual([]);
});

test("a file that proves a completed action stays when another one replaces it, with the action that it proves", async () => {
  const [analyst, manager] = [await as("analyst"), await as("manager")];
  const [{ id: done }, { id: secret }, { id: open }] = [
    await begin(analyst, "Replaced"),
    await begin(manager, "Replaced secretly"),
    await begin(analyst, "Goes on"),
  ];
  const body = { documentType: "iso-14001", mappedFilename: await fileOf(analyst), validUntil: soon() } as const;
  const old = await callBackend(analyst, addDocument, { body });
  for (const actionId of [done, open]) await attach(analyst, actionId, old.id);
  await attach(manager, secret, old.id);
  const hidden = await callBackend(manager, readAction, { params: { actionId: secret } });
  await callBackend(manager, changeAction, {
    params: { actionId: secret },
    body: { version: hidden.version, confidential: true },
  });
  await move(analyst, done, "Completed");
  await move(manager, secret, "Completed");
  const change = { mappedFilename: await fileOf(analyst), version: old.version };
  await callBackend(analyst, changeDocument, { params: { documentId: String(old.id) }, body: change });
  await use.drain();

  const [kept] = await list(analyst, done);
  expect(kept).toMatchObject({
    ...{ mappedFilename: old.mappedFilename, sha256: old.sha256, documentType: "iso-14001", keptUntil: dayIn(7) },
    ...{ showOnTarget: false, notifyCustomer: false },
  });
  const documentId = kept?.id ?? 0;
  expect((await list(manager, secret)).map(({ id }) => id)).toEqual([documentId]);
  // What is not completed has the document itself, with its new file, and can let it go.
  expect(await list(analyst, open)).toMatchObject([
    { id: old.id, mappedFilename: change.mappedFilename, keptUntil: null },
  ]);
  const file = await streamBackend(analyst, readDocumentFile, { params: { documentId: String(documentId) } });
  expect(await file.text()).toBe("%PDF-1.7 an answer");
  await expect(erase(analyst, documentId)).rejects.toMatchObject(KEPT);
  const told = async (actionId: number) => {
    const { content } = await callBackend(await as("admin"), listEvidence, {
      query: { subject: `action:${actionId}` },
    });
    return content.find(({ kind }) => kind === "action.attached")?.after;
  };
  expect(await told(done)).toEqual({ documentId, name: "a.pdf", sha256: old.sha256 });
  expect(await told(secret)).toEqual({ documentId, sha256: old.sha256 });
  // One of its actions is confidential, so the ledger has no name of the file.
  const ofCopy = await callBackend(await as("admin"), listEvidence, { query: { subject: `document:${documentId}` } });
  expect(ofCopy.content).toMatchObject([{ kind: "document.kept", before: { documentId: old.id } }]);
  expect(ofCopy.content[0]?.after).toEqual({ sha256: old.sha256 });
  const { content } = await callBackend(analyst, findDocuments, { query: { size: 100 } });
  expect(content.map(({ id }) => id)).toContain(old.id);
  expect(content.map(({ id }) => id)).not.toContain(documentId);
  // It runs out soon, and is nothing to renew, though its action goes on; the document that took its place is.
  await move(analyst, done, "InProgress");
  await renew();
  expect(await renewalOf(analyst, documentId)).toBeNull();
  expect(await renewalOf(analyst, old.id)).not.toBeNull();
});

test("a file that came with a completed action is renewed when it runs out, with its notifications off, too", async () => {
  const analyst = await as("analyst");
  const { id: actionId } = await begin(analyst, "Certificate asked for");
  const { id, version } = await attachFile(analyst, actionId);
  const params = { documentId: String(id) };
  await callBackend(analyst, changeDocument, { params, body: { validUntil: soon(), version } });
  await move(analyst, actionId, "Completed");
  await renew();
  expect(await renewalOf(analyst, id)).not.toBeNull();
});

test("nobody replaces a file whose document only a completed action showed them: they would lose it", async () => {
  const [analyst, manager] = [await as("analyst"), await as("manager")];
  const [{ id: secret }, { id: done }] = [await begin(manager, "Where it came from"), await begin(analyst, "Proven")];
  const { id, version } = await attachFile(manager, secret);
  await attach(manager, done, id);
  const hidden = await callBackend(manager, readAction, { params: { actionId: secret } });
  const body = { version: hidden.version, confidential: true };
  await callBackend(manager, changeAction, { params: { actionId: secret }, body });
  await move(analyst, done, "Completed");
  const change = { mappedFilename: await fileOf(analyst), version };
  const asked = callBackend(analyst, changeDocument, { params: { documentId: String(id) }, body: change });
  await expect(asked).rejects.toMatchObject({ status: 409, code: "not_reader" });
  expect(await list(analyst, done)).toMatchObject([{ id }]);
});
