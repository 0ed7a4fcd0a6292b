import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createCollection } from "~/backend/contract/collections";
import { listEvidence } from "~/backend/contract/evidence";
import { forecastQuestionnaires, requestManyQuestionnaires } from "~/backend/contract/many-questionnaires";
import { readOperation, undoOperation } from "~/backend/contract/operations";
import { listQuestionnaires } from "~/backend/contract/questionnaires";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);
type Who = Awaited<ReturnType<typeof as>>;

/** A collection of targets of these names that everybody in the company sees, with a contact where `told`. */
async function collected(name: string, count: number, told: (n: number) => boolean = () => true) {
  const { id } = await callBackend(await as("admin"), createCollection, {
    body: { name, monitored: false, scope: "Customer" },
  });
  const given = Array.from({ length: count }, (_, n) => ({
    name: `${name} ${String(n).padStart(5, "0")}`,
    ...(told(n) && { details: { email: `contact-${n}@supplier.example` } }),
  }));
  const ids = await use.database.asSystem(async (tx) => {
    const made = await addTargets(tx, given);
    await tx.execute(sql`
      insert into collection_targets (customer_id, collection_id, target_id)
      select c.id, ${id}, t.id from customers c, unnest(${sql.param(made)}::bigint[]) t(id) where c.key = 'nordwind'`);
    return made;
  });
  return { ids, selection: { collectionId: id, filter: { q: name } } };
}
const forecast = (who: Who, selection: { collectionId: number; filter: { q?: string } }) =>
  callBackend(who, forecastQuestionnaires, { body: { selection } });
const ask = (who: Who, selection: { collectionId: number; filter: { q?: string } }, idempotencyKey?: string) =>
  callBackend(who, requestManyQuestionnaires, { body: { selection, message: "Please" }, idempotencyKey });
const operation = (who: Who, operationId: number) => callBackend(who, readOperation, { params: { operationId } });

async function mailsWaiting(): Promise<number> {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ n: number }>(sql`select count(*)::int as n from questionnaires where mails_asked > mails_written`),
  );
  return rows[0]?.n ?? 0;
}

test("all that match are counted beforehand, asked at once, and those that could not be are named with why", async () => {
  const analyst = await as("analyst");
  const { ids, selection } = await collected("Askable", 6, (n) => n < 4);
  const [first = 0, , , port = 0, silent = 0] = ids;
  await use.database.asSystem((tx) =>
    tx.execute(sql`update targets set type = 'POI', ctype = 'port' where id = ${port}`),
  );
  const alone = { body: { selection: { targetIds: [first, first] } } };
  expect(await callBackend(analyst, requestManyQuestionnaires, alone)).toMatchObject({ total: 1, changed: 1 });
  const failedBy = { already_open: 1, no_company: 1, no_contact: 2 };
  expect(await forecast(analyst, selection)).toEqual({ total: 6, askable: 2, failedBy });

  const before = await mailsWaiting();
  const asked = await ask(analyst, selection);
  expect(asked).toMatchObject({ state: "Done", total: 6, changed: 2, canUndo: false, failedBy });
  expect(asked.failures).toContainEqual({ id: silent, name: "Askable 00004", why: "no_contact" });
  expect(asked.failures).toHaveLength(4);
  expect((await mailsWaiting()) - before).toBe(2);
  const params = { targetId: String(ids[1]) };
  const { questionnaires } = await callBackend(analyst, listQuestionnaires, { params });
  expect(questionnaires).toMatchObject([{ state: "requested", requestedBy: "Mara Keller" }]);
  const { content } = await callBackend(analyst, listEvidence, {
    query: { subject: `questionnaire:${questionnaires[0]?.id}` },
  });
  expect(content).toMatchObject([{ kind: "questionnaire.requested", actor: { type: "user", name: "Mara Keller" } }]);
  const undone = callBackend(analyst, undoOperation, { params: { operationId: asked.id } });
  await expect(undone).rejects.toMatchObject({ status: 404 });
});

test("sent twice, by a second press or a second person, nobody is written to twice", async () => {
  const analyst = await as("analyst");
  const { selection } = await collected("Pressed", 3);
  const key = randomUUID();
  const before = await mailsWaiting();
  const [one, other] = await Promise.all([ask(analyst, selection, key), ask(analyst, selection, key)]);
  expect(one).toMatchObject({ changed: 3 });
  expect(other).toEqual(one);
  const [manager, admin] = [await as("manager"), await as("admin")];
  const later = await Promise.all([ask(manager, selection), ask(admin, selection)]);
  for (const again of later) expect(again).toMatchObject({ changed: 0, failedBy: { already_open: 3 } });
  expect((await mailsWaiting()) - before).toBe(3);
});

test("10,000 are a job with progress that, begun a second time, asks nobody again; more are refused", async () => {
  const analyst = await as("analyst");
  const { ids, selection } = await collected("Crowd", 10_000, (n) => n % 4 !== 0);
  expect(await forecast(analyst, selection)).toEqual({ total: 10_000, askable: 7500, failedBy: { no_contact: 2500 } });
  const started = await ask(analyst, selection);
  const twice = await ask(analyst, selection);
  expect(started).toMatchObject({ state: "Queued", done: 0, total: 10_000, changed: null, canUndo: false });
  await use.drain();
  const both = [await operation(analyst, started.id), await operation(analyst, twice.id)];
  // Two workers may take them up in any order, and the later one finds all of them asked.
  const [none, done] = both.sort((one, other) => (one.changed ?? 0) - (other.changed ?? 0));
  expect(done).toMatchObject({ state: "Done", done: 10_000, changed: 7500, failedBy: { no_contact: 2500 } });
  expect(done?.failures).toHaveLength(100);
  expect(none).toMatchObject({
    changed: 0,
    failedBy: { no_contact: 2500, already_open: 7500 },
  });
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ n: number }>(sql`
      select count(*)::int as n from questionnaires where target_id = any(${sql.param(ids)}::bigint[])`),
  );
  expect(rows).toEqual([{ n: 7500 }]);
  const { selection: more } = await collected("Crowd again", 1);
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      insert into collection_targets (customer_id, collection_id, target_id)
      select c.id, ${more.collectionId}, t.id from customers c, unnest(${sql.param(ids)}::bigint[]) t(id)
       where c.key = 'nordwind'`),
  );
  const everybody = { collectionId: more.collectionId, filter: {} };
  for (const call of [forecast, ask]) {
    await expect(call(analyst, everybody)).rejects.toMatchObject({
      status: 422,
      code: "too_many",
      details: { most: 10_000 },
    });
  }
}, 180_000);

test("another customer's collection, revenue, a day that is past and who may not ask are refused", async () => {
  const [analyst, viewer, stranger] = [await as("analyst"), await as("viewer"), await as("stranger")];
  const { selection } = await collected("Guarded", 1);
  for (const call of [forecast, ask]) {
    await expect(call(stranger, selection)).rejects.toMatchObject({ status: 404 });
  }
  for (const call of [forecast, ask]) {
    await expect(call(viewer, selection)).rejects.toMatchObject({ status: 403 });
  }
  const revenue = { body: { selection, definition: "revenue-discovery" } };
  await expect(callBackend(analyst, requestManyQuestionnaires, revenue)).rejects.toMatchObject({ status: 404 });
  await expect(callBackend(analyst, forecastQuestionnaires, revenue)).rejects.toMatchObject({ status: 404 });
  const past = { body: { selection, dueOn: "2020-01-01" } };
  await expect(callBackend(analyst, requestManyQuestionnaires, past)).rejects.toMatchObject({ status: 422 });
});
