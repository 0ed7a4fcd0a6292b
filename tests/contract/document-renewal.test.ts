import pg from "pg";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { z } from "zod";
import { callBackend, sendToBackend } from "~/backend/client.server";
import { changeAction, listActions, readAction } from "~/backend/contract/actions";
import { sendDocumentFile } from "~/backend/contract/document-files";
import {
  addDocument,
  changeDocument,
  deleteDocument,
  notifyOfDocument,
  readDocument,
} from "~/backend/contract/documents";
import { listEvidence } from "~/backend/contract/evidence";
import { listNotifications } from "~/backend/contract/notifications";
import { enqueue } from "../../server/backend/platform/jobs/enqueue";
import { renewDocuments } from "../../server/backend/work/actions/renewal-task";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;
type New = z.input<NonNullable<typeof addDocument.body>>;

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const sent = (caller: Caller) =>
  sendToBackend(
    caller,
    sendDocumentFile,
    { query: { fileName: "a.pdf" } },
    new Blob(["%PDF-1.7 a certificate"]).stream(),
  );
async function add(caller: Caller, more: Partial<New>) {
  const { mappedFilename } = await sent(caller);
  return callBackend(caller, addDocument, { body: { documentType: "iso-14001", ...more, mappedFilename } });
}
const newTarget = async (name: string) => (await use.database.asSystem((tx) => addTargets(tx, [{ name }])))[0] ?? 0;
const paramsOf = ({ id }: { id: number }) => ({ documentId: String(id) });

test("an action is begun once for what runs out soon, for who added it, and they are told where they want to be", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const targetId = await newTarget("Spinnerei Hof");
  const soon = await add(analyst, { targetId, validUntil: dayIn(59) });
  const quiet = await add(analyst, { targetId, validUntil: dayIn(30) });
  await callBackend(analyst, notifyOfDocument, { params: paramsOf(quiet), body: { notifyCustomer: false } });
  const later = await add(analyst, { targetId, validUntil: dayIn(62) });
  for (let run = 0; run < 2; run += 1) {
    await use.database.asSystem((tx) => enqueue(tx, "documents.renew", null));
    await use.drain();
  }
  const { content } = await callBackend(analyst, listActions, { query: { targetId } });
  expect(content).toMatchObject([
    { title: "Renew ISO 14001 (environment) of Spinnerei Hof", dueOn: dayIn(30), assignees: [{ name: "Mara Keller" }] },
    { dueOn: dayIn(59) },
  ]);
  const read = ({ id }: { id: number }) => callBackend(analyst, readDocument, { params: { documentId: String(id) } });
  expect((await read(soon)).renewalActionId).toBe(content[1]?.id);
  expect((await read(later)).renewalActionId).toBeNull();
  const told = (await callBackend(analyst, listNotifications, {})).content.filter(
    ({ kind }) => kind === "document-expires",
  );
  const subjects = told.map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === `document:${soon.id}`)).toHaveLength(1);
  expect(subjects).not.toContain(`document:${quiet.id}`);
  const { version } = await read(soon);
  const renewed = { validUntil: dayIn(700), version };
  const after = await callBackend(analyst, changeDocument, { params: paramsOf(soon), body: renewed });
  expect(after.renewalActionId).toBeNull();
});

test("what ran out while nobody looked is begun for a year, and what ran out before that is let be", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const [lately, longAgo] = [
    await add(analyst, { validUntil: dayIn(-300) }),
    await add(analyst, { validUntil: dayIn(-400) }),
  ];
  await use.database.asSystem((tx) => enqueue(tx, "documents.renew", null));
  await use.drain();
  const begun = async (made: typeof lately) =>
    (await callBackend(analyst, readDocument, { params: paramsOf(made) })).renewalActionId !== null;
  expect([await begun(lately), await begun(longAgo)]).toEqual([true, false]);
});

test("a document that cannot be renewed stops no other one, and each customer's ledger is written once, at its end", async () => {
  const [analyst, stranger] = [await signInAs(use.transport, "analyst"), await signInAs(use.transport, "stranger")];
  const ours: Awaited<ReturnType<typeof add>>[] = [];
  for (const days of [10, 11, 12]) ours.push(await add(analyst, { validUntil: dayIn(days) }));
  const theirs = await add(stranger, { validUntil: dayIn(13) });
  const broken = ours[1]?.id ?? 0;
  const renewed = () =>
    Promise.all(
      [...ours, theirs].map(async (made) => {
        const caller = made === theirs ? stranger : analyst;
        return (await callBackend(caller, readDocument, { params: paramsOf(made) })).renewalActionId !== null;
      }),
    );
  const run = () =>
    renewDocuments({
      payload: null,
      database: use.database,
      logger: pino({ level: "silent" }),
      attempt: 1,
    });
  const owner = new pg.Client(use.connection);
  await owner.connect();
  try {
    await owner.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
      create trigger refuse before insert on action_documents for each row when (new.document_id = ${broken})
      execute function refuse()`);
    await expect(run()).rejects.toThrow("1 renewals");
    expect(await renewed()).toEqual([true, false, true, true]);
    await owner.query("drop trigger refuse on action_documents");
    const ids = [...ours, theirs].map(({ id }) => String(id));
    const { rows } = await owner.query(
      `select customer_id, count(*)::int as entries, count(distinct at)::int as calls, min(xmin::text) as tx
         from evidence where kind = 'document.renewal' and subject_id = any($1) group by 1 order by 2 desc`,
      [ids],
    );
    expect(rows).toMatchObject([
      { entries: 2, calls: 1 },
      { entries: 1, calls: 1 },
    ]);
    expect(rows[0].tx).not.toBe(rows[1].tx);
    await run();
    expect(await renewed()).toEqual([true, true, true, true]);
  } finally {
    await owner.end();
  }
});

const begin = async () => {
  await use.database.asSystem((tx) => enqueue(tx, "documents.renew", null));
  await use.drain();
};
const documentOf = (caller: Caller, made: { id: number }) =>
  callBackend(caller, readDocument, { params: paramsOf(made) });
const actionOf = (caller: Caller, actionId: number) => callBackend(caller, readAction, { params: { actionId } });
const newestOf = async (caller: Caller, actionId: number) =>
  (await callBackend(caller, listEvidence, { query: { subject: `action:${actionId}` } })).content[0];
type Given = Partial<z.input<NonNullable<typeof changeDocument.body>>>;
async function changeTo(caller: Caller, made: { id: number }, given: Given) {
  const { version } = await documentOf(caller, made);
  return callBackend(caller, changeDocument, { params: paramsOf(made), body: { ...given, version } });
}
type GivenAction = Partial<z.input<NonNullable<typeof changeAction.body>>>;
async function changeIt(caller: Caller, actionId: number, given: GivenAction) {
  const { version } = await actionOf(caller, actionId);
  return callBackend(caller, changeAction, { params: { actionId }, body: { ...given, version } });
}

/** A document that runs out soon, and its renewal. */
async function expiring(caller: Caller) {
  const made = await add(caller, { targetId: await newTarget("Färberei Lech"), validUntil: dayIn(30) });
  await begin();
  const { renewalActionId } = await documentOf(caller, made);
  return { made, actionId: renewalActionId ?? 0 };
}
async function openOf(caller: Caller, targetId: number | null) {
  const { content } = await callBackend(caller, listActions, { query: { targetId: targetId ?? 0 } });
  return content.filter(({ metaStatus }) => metaStatus === "Planned" || metaStatus === "InProgress");
}

test("a renewal is completed by itself once the document is renewed, with steps open, and no next one is begun", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const { made, actionId } = await expiring(analyst);
  const { version } = await changeIt(analyst, actionId, { steps: [{ title: "Call them" }], everyMonths: 12 });
  const after = await changeTo(analyst, made, { validUntil: dayIn(700) });
  expect(after.renewalActionId).toBeNull();
  const ended = await actionOf(analyst, actionId);
  const reason = expect.stringMatching(/^The document is now valid until .*20\d\d\.$/);
  expect(ended).toMatchObject({ metaStatus: "Completed", version: version + 1, completedReason: reason });
  expect(ended.completedAt).not.toBeNull();
  expect(await newestOf(analyst, actionId)).toMatchObject({
    kind: "action.changed",
    actor: { type: "rule", id: "document-renewal" },
    before: { metaStatus: "Planned", title: ended.title },
    after: { metaStatus: "Completed", completedReason: reason },
    reason,
  });
  await begin();
  expect(await openOf(analyst, made.targetId)).toEqual([]);
  // Taken back, it is to be renewed after all: by one action.
  await changeTo(analyst, made, { validUntil: dayIn(30) });
  await begin();
  await begin();
  expect(await openOf(analyst, made.targetId)).toMatchObject([{ dueOn: dayIn(30) }]);
});

test.each([
  [{ validUntil: null }, "The document no longer expires."],
  [{ newFile: true }, "The document has a new file."],
])("a renewal is completed by %j", async ({ newFile, ...given }: Given & { newFile?: boolean }, reason) => {
  const analyst = await signInAs(use.transport, "analyst");
  const { made, actionId } = await expiring(analyst);
  const mappedFilename = newFile ? (await sent(analyst)).mappedFilename : undefined;
  await changeTo(analyst, made, { ...given, mappedFilename });
  expect(await actionOf(analyst, actionId)).toMatchObject({ metaStatus: "Completed", completedReason: reason });
});

test("a renewal goes on by the new last day as long as the document runs out soon, and stays where nothing else changes", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const { made, actionId } = await expiring(analyst);
  const before = await actionOf(analyst, actionId);
  await changeTo(analyst, made, { documentType: "iso-9001", description: "Renamed" });
  expect(await actionOf(analyst, actionId)).toEqual(before);
  await changeTo(analyst, made, { validUntil: dayIn(60) });
  await begin();
  expect(await openOf(analyst, made.targetId)).toMatchObject([{ id: actionId, dueOn: dayIn(60), version: 2 }]);
  // Not to a day before its steps.
  await changeIt(analyst, actionId, { steps: [{ title: "Call them", dueOn: dayIn(50) }] });
  await changeTo(analyst, made, { validUntil: dayIn(40) });
  expect(await actionOf(analyst, actionId)).toMatchObject({ dueOn: dayIn(60) });
  await changeTo(analyst, made, { validUntil: dayIn(61) });
  expect(await actionOf(analyst, actionId)).toMatchObject({ metaStatus: "Completed" });
});

test("a renewal is aborted when its document is deleted, also by who does not read it, and no word of it is told", async () => {
  const [analyst, manager] = [await signInAs(use.transport, "analyst"), await signInAs(use.transport, "manager")];
  const { made, actionId } = await expiring(analyst);
  await changeIt(manager, actionId, { confidential: true, assignees: [] });
  await expect(actionOf(analyst, actionId)).rejects.toMatchObject({ status: 404 });
  await callBackend(analyst, deleteDocument, { params: paramsOf(made) });
  expect(await actionOf(manager, actionId)).toMatchObject({ metaStatus: "Aborted", version: 3, completedAt: null });
  const entry = await newestOf(manager, actionId);
  expect(entry).toMatchObject({ before: { metaStatus: "Planned" }, after: { metaStatus: "Aborted" }, reason: null });
  expect(JSON.stringify([entry?.before, entry?.after])).not.toContain("Färberei");
  const { made: other, actionId: open } = await expiring(analyst);
  await callBackend(analyst, deleteDocument, { params: paramsOf(other) });
  expect(await newestOf(analyst, open)).toMatchObject({ reason: "The document was deleted." });
});

test.each(["Completed", "Aborted"] as const)(
  "a renewal that somebody has moved to %s stays as it is",
  async (metaStatus) => {
    const analyst = await signInAs(use.transport, "analyst");
    const { made, actionId } = await expiring(analyst);
    const ended = await changeIt(analyst, actionId, { metaStatus });
    const { mappedFilename } = await sent(analyst);
    expect((await changeTo(analyst, made, { mappedFilename })).renewalActionId).toBe(actionId);
    await changeTo(analyst, made, { validUntil: dayIn(700) });
    expect(await actionOf(analyst, actionId)).toMatchObject({ metaStatus, version: ended.version });
    // Its document runs out again: another one.
    await changeTo(analyst, made, { validUntil: dayIn(20) });
    await begin();
    expect(await openOf(analyst, made.targetId)).toMatchObject([{ dueOn: dayIn(20) }]);
  },
);
