import pg from "pg";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { z } from "zod";
import { callBackend, sendToBackend } from "~/backend/client.server";
import { listActions } from "~/backend/contract/actions";
import { sendDocumentFile } from "~/backend/contract/document-files";
import { addDocument, changeDocument, notifyOfDocument, readDocument } from "~/backend/contract/documents";
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
async function add(caller: Caller, more: Partial<New>) {
  const file = new Blob(["%PDF-1.7 a certificate"]).stream();
  const { mappedFilename } = await sendToBackend(caller, sendDocumentFile, { query: { fileName: "a.pdf" } }, file);
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
