import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend, sendToBackend, streamBackend } from "~/backend/client.server";
import {
  addActionAttachment,
  attachDocument,
  listActionAttachments,
  removeActionAttachment,
} from "~/backend/contract/action-attachments";
import { changeAction, readAction, startAction } from "~/backend/contract/actions";
import { sendDocumentFile } from "~/backend/contract/document-files";
import {
  addDocument,
  changeDocument,
  deleteDocument,
  findDocuments,
  listDocumentReports,
  listDocumentTypes,
  notifyOfDocument,
  readDocument,
  readDocumentFile,
  reportDocument,
} from "~/backend/contract/documents";
import { exportEvidence, listEvidence } from "~/backend/contract/evidence";
import { listUsers } from "~/backend/contract/people";
import { readNames, searchWork } from "~/backend/contract/search";
import { enqueue } from "../../server/backend/platform/jobs/enqueue";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";
import type { Persona } from "../support/personas";

const use = ownBackend();
const { as, begin, world } = actionsOn(use);
const NAME = "Quorvax minutes.pdf";
let actionId = 0;
let documentId = 0;

beforeAll(async () => {
  actionId = (await begin({ title: "Hearing", targetIds: [world.target], confidential: true })).id;
  documentId = await attachTo(actionId);
});

/** As the analyst, a file of this name. */
async function fileOf(fileName = NAME): Promise<string> {
  const content = new Blob([`%PDF-1.7 ${randomUUID()}`]).stream();
  return (await sendToBackend(await as("analyst"), sendDocumentFile, { query: { fileName } }, content)).mappedFilename;
}

async function attachTo(action: number, fileName = NAME): Promise<number> {
  const body = { mappedFilename: await fileOf(fileName) };
  return (await callBackend(await as("analyst"), addActionAttachment, { params: { actionId: action }, body })).id;
}

const params = (id = documentId) => ({ documentId: String(id) });

async function hide(action: number, confidential: boolean): Promise<void> {
  const caller = await as("manager");
  const { version } = await callBackend(caller, readAction, { params: { actionId: action } });
  await callBackend(caller, changeAction, { params: { actionId: action }, body: { version, confidential } });
}

/** Where somebody meets a document: in the list, of the target, by its words, in the search and by its name. */
async function met(persona: Persona, id = documentId) {
  const caller = await as(persona);
  const list = (query: Parameters<typeof callBackend<typeof findDocuments>>[2]["query"]) =>
    callBackend(caller, findDocuments, { query });
  const has = (found: readonly { id: number }[]) => found.some((one) => one.id === id);
  const [all, ofTarget, byWords, work, names, ledger] = await Promise.all([
    list({ size: 200 }),
    list({ targetId: world.target, size: 200 }),
    list({ q: "Quorvax", size: 200 }),
    callBackend(caller, searchWork, { query: { q: "Quorvax" } }),
    callBackend(caller, readNames, { query: { refs: `document:${id}` } }),
    callBackend(caller, listEvidence, { query: { subject: `document:${id}` } }),
  ]);
  const read = await callBackend(caller, readDocument, { params: params(id) }).catch(({ status }) => status);
  const file = await streamBackend(caller, readDocumentFile, { params: params(id) }).catch((error) => error);
  return {
    ...{ list: has(all.content), ofTarget: has(ofTarget.content), byWords: has(byWords.content) },
    ...{ search: has(work.documents), name: names.content.length > 0, ledger: ledger.content.length > 0 },
    ...{ page: read === 404 ? false : read.originalFilename === NAME, file: file.status !== 404 },
  };
}
const NOWHERE = {
  ...{ list: false, ofTarget: false, byWords: false, search: false, name: false, ledger: false },
  ...{ page: false, file: false },
};
const EVERYWHERE = {
  ...{ list: true, ofTarget: true, byWords: true, search: true, name: true, ledger: true },
  ...{ page: true, file: true },
};
const totalFor = async (persona: Persona) =>
  (await callBackend(await as(persona), findDocuments, { query: { targetId: world.target } })).totalElements;

test("a file of a confidential action is met by whoever reads the action, and nowhere by anybody else", async () => {
  expect(await met("viewer")).toEqual(NOWHERE);
  for (const persona of ["analyst", "manager"] as const) expect(await met(persona)).toEqual(EVERYWHERE);
  expect([await totalFor("viewer"), await totalFor("manager")]).toEqual([0, 1]);
});

test("who does not read it changes nothing of it, nor asks about it", async () => {
  // Begun by the manager, so that the analyst, who may write documents, does not read it.
  const manager = await as("manager");
  const secret = await callBackend(manager, startAction, {
    body: { typeId: "watch", title: "Watch", targetIds: [world.target], confidential: true },
  });
  const { id } = await callBackend(manager, addActionAttachment, {
    params: { actionId: secret.id },
    body: { mappedFilename: await fileOf() },
  });
  const analyst = await as("analyst");
  for (const attempt of [
    () => callBackend(analyst, changeDocument, { params: params(id), body: { version: 1, showOnTarget: true } }),
    () => callBackend(analyst, notifyOfDocument, { params: params(id), body: { notifyCustomer: true } }),
    () => callBackend(analyst, deleteDocument, { params: params(id) }),
    () => callBackend(analyst, reportDocument, { params: params(id), body: { message: "Wrong" } }),
    () => callBackend(analyst, listDocumentReports, { params: params(id) }),
    () => callBackend(analyst, attachDocument, { params: { actionId, ...params(id) } }),
    () => callBackend(analyst, removeActionAttachment, { params: { actionId: secret.id, ...params(id) } }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ status: 404 });
  }
  await callBackend(manager, deleteDocument, { params: params(id) });
  const told = (caller: Awaited<ReturnType<typeof as>>) =>
    callBackend(caller, listEvidence, { query: { subject: `document:${id}` } });
  expect((await told(analyst)).content).toEqual([]);
  expect((await told(manager)).content.map(({ kind }) => kind)).toEqual(["document.deleted", "document.added"]);
});

test("an action that becomes confidential later hides its files, and one that stops being so shows them", async () => {
  const { id } = await begin({ title: "Open at first", targetIds: [world.target] });
  const file = await attachTo(id);
  expect(await met("viewer", file)).toEqual(EVERYWHERE);
  await hide(id, true);
  expect(await met("viewer", file)).toEqual(NOWHERE);
  expect(await met("analyst", file)).toEqual(EVERYWHERE);
  await hide(id, false);
  expect(await met("viewer", file)).toEqual(EVERYWHERE);
});

test("an assignee reads its files as long as they have the action", async () => {
  const { content } = await callBackend(await as("admin"), listUsers, { query: { size: 200 } });
  const viewer = content.find(({ email }) => email.startsWith("viewer"))?.id ?? 0;
  const { id, version } = await begin({ title: "Given", targetIds: [world.target], confidential: true });
  const file = await attachTo(id);
  const give = async (from: number, assignees: { kind: "user"; id: number }[]) =>
    callBackend(await as("analyst"), changeAction, { params: { actionId: id }, body: { version: from, assignees } });
  await give(version, [{ kind: "user", id: viewer }]);
  expect(await met("viewer", file)).toEqual(EVERYWHERE);
  const attached = await callBackend(await as("viewer"), listActionAttachments, { params: { actionId: id } });
  expect(attached.map((one) => one.id)).toEqual([file]);
  await give(version + 1, []);
  expect(await met("viewer", file)).toEqual(NOWHERE);
});

test("a document that stands elsewhere, too, stays visible: attached to an open action, on the profile, or added by a person", async () => {
  const shared = await attachTo(actionId);
  const { id: open } = await begin({ title: "Open", targetIds: [world.target] });
  await callBackend(await as("analyst"), attachDocument, { params: { actionId: open, ...params(shared) } });
  expect(await met("viewer", shared)).toEqual(EVERYWHERE);
  await callBackend(await as("analyst"), removeActionAttachment, { params: { actionId: open, ...params(shared) } });
  expect(await met("viewer", shared)).toEqual(NOWHERE);
  // Taken off its own action, it is no more everybody's than before.
  await callBackend(await as("analyst"), removeActionAttachment, { params: { actionId, ...params(shared) } });
  expect(await met("viewer", shared)).toEqual(NOWHERE);
  await callBackend(await as("analyst"), changeDocument, {
    params: params(shared),
    body: { version: 1, showOnTarget: true },
  });
  expect(await met("viewer", shared)).toEqual(EVERYWHERE);

  const body = {
    documentType: "other",
    mappedFilename: await fileOf(),
    targetId: world.target,
    showOnTarget: false,
  } as const;
  const { id: added } = await callBackend(await as("analyst"), addDocument, { body });
  await callBackend(await as("analyst"), attachDocument, { params: { actionId, ...params(added) } });
  expect(await met("viewer", added)).toEqual(EVERYWHERE);
});

test("nobody takes a document off the profile who reads it only there", async () => {
  const manager = await as("manager");
  const secret = await callBackend(manager, startAction, {
    body: { typeId: "watch", title: "Watch on", targetIds: [world.target], confidential: true },
  });
  const mappedFilename = await fileOf();
  const { id } = await callBackend(manager, addActionAttachment, {
    params: { actionId: secret.id },
    body: { mappedFilename },
  });
  const change = async (persona: Persona, body: { version: number; showOnTarget?: boolean; targetId?: null }) =>
    callBackend(await as(persona), changeDocument, { params: params(id), body });
  await change("manager", { version: 1, showOnTarget: true });
  for (const body of [{ showOnTarget: false }, { targetId: null }] as const)
    await expect(change("analyst", { version: 2, ...body })).rejects.toMatchObject({ status: 409, code: "not_reader" });
  expect(await change("manager", { version: 2, showOnTarget: false })).toMatchObject({ version: 3 });
});

test("neither a type of its own nor a word of it is in the counts, the types and the ledger that is exported", async () => {
  const custom = { documentType: "custom", customText: "Quorvax protocol", description: "Quorvax told us" } as const;
  const id = await attachTo(actionId);
  await callBackend(await as("analyst"), changeDocument, { params: params(id), body: { version: 1, ...custom } });
  const types = async (persona: Persona) =>
    (await callBackend(await as(persona), listDocumentTypes, {})).filter(({ customText }) => customText);
  expect([await types("viewer"), await types("analyst")]).toMatchObject([[], [{ customText: "Quorvax protocol" }]]);
  const message = "Quorvax is spelled with an x";
  await callBackend(await as("analyst"), reportDocument, { params: params(id), body: { message } });
  const chain = await callBackend(await as("viewer"), exportEvidence, {});
  const text = typeof chain === "string" ? chain : await new Response(chain as unknown as BodyInit).text();
  const entries = text
    .split("\n")
    .filter((line) => line.includes(`"subjectId":"${id}"`) && line.includes('"document.'));
  expect(entries).toHaveLength(3);
  expect(entries.join("\n")).not.toContain("Quorvax");
  expect(entries[0]).toContain('"sha256"');
});

test("its renewal is confidential, and is given to whoever added it only while they read it", async () => {
  const { id } = await begin({ title: "Renewed", targetIds: [world.target], confidential: true });
  const file = await attachTo(id);
  const validUntil = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await callBackend(await as("analyst"), changeDocument, { params: params(file), body: { version: 1, validUntil } });
  await use.database.asSystem((tx) => enqueue(tx, "documents.renew", null));
  await use.drain();
  const { renewalActionId } = await callBackend(await as("analyst"), readDocument, { params: params(file) });
  const renewal = { params: { actionId: renewalActionId ?? 0 } };
  expect(await callBackend(await as("analyst"), readAction, renewal)).toMatchObject({
    confidential: true,
    assignees: [{ name: "Mara Keller" }],
  });
  await expect(callBackend(await as("viewer"), readAction, renewal)).rejects.toMatchObject({ status: 404 });
  expect(await met("viewer", file)).toEqual(NOWHERE);

  // Whoever added it and does not read it any more is told nothing.
  const lost = await attachTo((await begin({ title: "Lost", targetIds: [world.target], confidential: true })).id);
  await callBackend(await as("analyst"), changeDocument, { params: params(lost), body: { version: 1, validUntil } });
  await use.database.asSystem((tx) =>
    tx.execute(
      sql`update actions set created_by = null where id = (select action_id from documents where id = ${lost})`,
    ),
  );
  await use.database.asSystem((tx) => enqueue(tx, "documents.renew", null));
  await use.drain();
  expect(await met("analyst", lost)).toEqual(NOWHERE);
  const kept = await callBackend(await as("manager"), readDocument, { params: params(lost) });
  const given = await callBackend(await as("manager"), readAction, { params: { actionId: kept.renewalActionId ?? 0 } });
  expect(given).toMatchObject({ confidential: true, assignees: [] });
});
