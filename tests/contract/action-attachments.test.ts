import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend, sendToBackend, streamBackend } from "~/backend/client.server";
import {
  addActionAttachment,
  attachDocument,
  listActionAttachments,
  removeActionAttachment,
} from "~/backend/contract/action-attachments";
import { MOST_ATTACHMENTS } from "~/backend/contract/action-words";
import { startAction } from "~/backend/contract/actions";
import { sendDocumentFile } from "~/backend/contract/document-files";
import { addDocument, deleteDocument, findDocuments, readDocumentFile } from "~/backend/contract/documents";
import { listEvidence } from "~/backend/contract/evidence";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { whileHeld } from "../support/while-waiting";

const use = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;

const as = (persona: Persona) => signInAs(use.transport, persona);
const begin = (caller: Caller, title: string, targetIds: number[] = []) =>
  callBackend(caller, startAction, { body: { typeId: "ask-statement", title, targetIds } });
const attachFile = (caller: Caller, actionId: number, mappedFilename: string, idempotencyKey?: string) =>
  callBackend(caller, addActionAttachment, { params: { actionId }, body: { mappedFilename }, idempotencyKey });
const attach = (caller: Caller, actionId: number, documentId: number) =>
  callBackend(caller, attachDocument, { params: { actionId, documentId: String(documentId) } });
const list = (caller: Caller, actionId: number) => callBackend(caller, listActionAttachments, { params: { actionId } });
/** As an action lists it that is not completed. */
const unkept = <D extends object>(document: D) => ({ ...document, keptUntil: null });
const remove = (caller: Caller, actionId: number, documentId: number) =>
  callBackend(caller, removeActionAttachment, { params: { actionId, documentId: String(documentId) } });

async function fileOf(caller: Caller, fileName = "Antwort Süd.pdf"): Promise<string> {
  const content = new Blob(["%PDF-1.7 an answer"]).stream();
  return (await sendToBackend(caller, sendDocumentFile, { query: { fileName } }, content)).mappedFilename;
}

async function activityOf(caller: Caller, actionId: number) {
  const { content } = await callBackend(caller, listEvidence, { query: { subject: `action:${actionId}` } });
  return content.map(({ kind, before, after }) => [kind, ((after ?? before) as { name?: string }).name]);
}

test("a file is attached as a document of the action's target, read by everybody of the customer, and taken off again", async () => {
  const analyst = await as("analyst");
  const [targetId = 0] = await use.database.asSystem((tx) => addTargets(tx, [{ name: `Werk ${randomUUID()}` }]));
  const { id } = await begin(analyst, "Ask the foundry", [targetId]);
  const first = await attachFile(analyst, id, await fileOf(analyst));
  expect(first).toMatchObject({
    originalFilename: "Antwort Süd.pdf",
    fileSize: 18,
    createdBy: "Mara Keller",
    target: { id: targetId },
    description: "Ask the foundry",
    showOnTarget: false,
    notifyCustomer: false,
  });
  const second = await attachFile(await as("manager"), id, await fileOf(await as("manager"), "b.pdf"));
  const viewer = await as("viewer");
  expect(await list(viewer, id)).toEqual([second, first].map(unkept));
  const params = { documentId: String(first.id) };
  expect(await (await streamBackend(viewer, readDocumentFile, { params })).text()).toBe("%PDF-1.7 an answer");

  await remove(analyst, id, first.id);
  expect(await list(viewer, id)).toEqual([unkept(second)]);
  const { content } = await callBackend(viewer, findDocuments, { query: { targetId } });
  expect(content).toEqual([second, first]);
  await expect(remove(analyst, id, first.id)).rejects.toMatchObject({ status: 404 });
  // Taking it off is undone by its number.
  expect(await attach(analyst, id, first.id)).toEqual(first);
  expect(await activityOf(analyst, id)).toEqual([
    ["action.attached", "Antwort Süd.pdf"],
    ["action.detached", "Antwort Süd.pdf"],
    ["action.attached", "b.pdf"],
    ["action.attached", "Antwort Süd.pdf"],
    ["action.started", undefined],
  ]);
});

test("what is attached twice is attached once, whether by one key or by one document", async () => {
  const analyst = await as("analyst");
  const { id } = await begin(analyst, "Ask twice");
  const sent = await fileOf(analyst);
  const key = randomUUID();
  const first = await attachFile(analyst, id, sent, key);
  expect(await attachFile(analyst, id, sent, key)).toEqual(first);
  expect(await attach(analyst, id, first.id)).toEqual(first);
  // A file belongs to one document.
  await expect(attachFile(analyst, id, sent)).rejects.toMatchObject({
    status: 422,
    details: [{ path: "body.mappedFilename" }],
  });
  expect(await list(analyst, id)).toEqual([unkept(first)]);
  expect((await activityOf(analyst, id)).map(([kind]) => kind)).toEqual(["action.attached", "action.started"]);
});

test("a document of one's own company is attached to several actions, and leaves all of them when it is deleted", async () => {
  const analyst = await as("analyst");
  const [{ id: one }, { id: other }] = [await begin(analyst, "One"), await begin(analyst, "Other")];
  const body = { documentType: "iso-14001", mappedFilename: await fileOf(analyst) } as const;
  const { id: documentId } = await callBackend(analyst, addDocument, { body });
  for (const actionId of [one, other]) await attach(analyst, actionId, documentId);
  await remove(analyst, one, documentId);
  expect((await list(analyst, other)).map(({ id }) => id)).toEqual([documentId]);
  await callBackend(analyst, deleteDocument, { params: { documentId: String(documentId) } });
  expect(await list(analyst, other)).toEqual([]);
});

test("who may only read, and who is another customer's, changes nothing, nor learns what is there", async () => {
  const [analyst, viewer, stranger] = [await as("analyst"), await as("viewer"), await as("stranger")];
  const { id } = await begin(analyst, "Ours");
  const ours = await attachFile(analyst, id, await fileOf(analyst));
  await expect(attach(viewer, id, ours.id)).rejects.toMatchObject({ status: 403 });
  await expect(remove(viewer, id, ours.id)).rejects.toMatchObject({ status: 403 });
  const { id: theirs } = await begin(stranger, "Theirs");
  const mappedFilename = await fileOf(stranger);
  for (const attempt of [
    () => list(stranger, id),
    () => attach(stranger, id, ours.id),
    () => attachFile(stranger, id, mappedFilename),
    () => attach(stranger, theirs, ours.id),
    () => remove(stranger, id, ours.id),
    () => remove(stranger, theirs, ours.id),
    () => list(analyst, 999_999_999),
    () => attach(analyst, id, 999_999_999),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ status: 404 });
  }
  const sent = await fileOf(analyst);
  await expect(attachFile(stranger, theirs, sent)).rejects.toMatchObject({ status: 422 });
  expect(await list(stranger, theirs)).toEqual([]);
  expect(await list(analyst, id)).toEqual([unkept(ours)]);
});

test("of many who attach at once none gets beyond the most", async () => {
  const analyst = await as("analyst");
  const { id } = await begin(analyst, "Full");
  const body = { documentType: "other", mappedFilename: await fileOf(analyst) } as const;
  const { id: documentId } = await callBackend(analyst, addDocument, { body });
  // As many of the same file as leave room for one: each is a document of its own.
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      with made as (
        insert into documents (customer_id, mapped_filename, document_type)
        select d.customer_id, d.mapped_filename, d.document_type
          from documents d, generate_series(1, ${MOST_ATTACHMENTS - 1}::int) where d.id = ${documentId}
        returning customer_id, id)
      insert into action_documents (customer_id, action_id, document_id) select customer_id, ${id}::bigint, id from made`),
  );
  const files = [await fileOf(analyst), await fileOf(analyst)];
  const answers = await Promise.allSettled(files.map((mappedFilename) => attachFile(analyst, id, mappedFilename)));
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(answers.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { status: 409, code: "too_many", details: { most: MOST_ATTACHMENTS } },
  });
  expect(await list(analyst, id)).toHaveLength(MOST_ATTACHMENTS);
});

/** Runs while another transaction has deleted the document and has not ended. */
const whileDeleted = <A>(documentId: number, attempt: () => Promise<A>) =>
  whileHeld(use.database, (tx) => tx.execute(sql`delete from documents where id = ${documentId}`), attempt);

test("a document that is being deleted while it is attached is not there, and the other way round it is taken off", async () => {
  const analyst = await as("analyst");
  const { id } = await begin(analyst, "At once");
  const body = { documentType: "other" } as const;
  const add = async () =>
    callBackend(analyst, addDocument, { body: { ...body, mappedFilename: await fileOf(analyst) } });
  const { id: first } = await add();
  expect(await whileDeleted(first, () => attach(analyst, id, first))).toMatchObject({
    status: "rejected",
    reason: { status: 404, code: "not_found" },
  });
  const { id: second } = await add();
  await attach(analyst, id, second);
  expect(await whileDeleted(second, () => remove(analyst, id, second))).toMatchObject({
    status: "rejected",
    reason: { status: 404, code: "not_found" },
  });
  expect(await list(analyst, id)).toEqual([]);
  // Whichever of two is first, each is answered.
  for (let round = 0; round < 5; round += 1) {
    const { id: documentId } = await add();
    const gone = { params: { documentId: String(documentId) } };
    const answers = await Promise.allSettled([
      attach(analyst, id, documentId),
      callBackend(analyst, deleteDocument, gone),
      callBackend(analyst, deleteDocument, gone),
      remove(analyst, id, documentId),
    ]);
    const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason.status] : []));
    expect(refused.filter((status) => status !== 404)).toEqual([]);
  }
  expect(await list(analyst, id)).toEqual([]);
});
