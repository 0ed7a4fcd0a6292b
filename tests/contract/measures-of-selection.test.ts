import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createCollection } from "~/backend/contract/collections";
import { listEvidence } from "~/backend/contract/evidence";
import { recommendMeasures, startMeasures } from "~/backend/contract/measures";
import { readOperation, undoOperation } from "~/backend/contract/operations";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);
const COUNT = 502;
const ids: number[] = [];
let collectionId = 0;

beforeAll(async () => {
  const { id } = await callBackend(await as("manager"), createCollection, {
    body: { name: "Selection of mills", scope: "Customer" },
  });
  collectionId = id;
  await use.database.asSystem(async (tx) => {
    const mills = Array.from({ length: COUNT }, (_, n) => ({ name: `Selected mill ${n}`, country: "DE" }));
    ids.push(...(await addTargets(tx, mills)));
    await tx.execute(sql`
      insert into collection_targets (customer_id, collection_id, target_id)
      select c.customer_id, c.id, t from collections c, unnest(${sql.param(ids)}::bigint[]) t where c.id = ${id}`);
    // The last two are the riskiest.
    await tx.execute(sql`
      insert into scores (customer_id, perspective, target_id, score, alerts, points, points_by_type, missing, alert_count, rule_versions, computed_at)
      select c.customer_id, 'Sustainability', t, 80, 80, 1, '{"forced-labour": 900}', 0, 1, '{}', now()
        from collections c, unnest(${sql.param(ids.slice(-2))}::bigint[]) t where c.id = ${id}`);
  });
});

const recommended = async (body: object) => callBackend(await as("analyst"), recommendMeasures, { body });
const all = () => ({ collectionId, filter: {} });

test("of a selection the riskiest five hundred are considered, and it is told of how many", async () => {
  const found = await recommended({ selection: all(), measureId: "fee-repayment" });
  expect(found).toMatchObject({ given: COUNT, considered: 500, more: true });
  expect(found.measures[0]?.targets.map(({ targetId }) => targetId)).toEqual(ids.slice(-2));
  expect(await recommended({ targetIds: ids.slice(0, 3) })).toMatchObject({ given: 3, considered: 3, more: false });
  expect(await recommended({})).toMatchObject({ given: null });
});

test("a filter narrows the selection to what it shows, and is then recommended for as those named are", async () => {
  const selection = { collectionId, filter: { q: "Selected mill 501" } };
  const found = await recommended({ selection });
  expect(found).toMatchObject({ given: 1, considered: 1, more: false });
  expect(found.measures).toEqual((await recommended({ targetIds: ids.slice(-1) })).measures);
  const gone = recommended({ selection: { collectionId: 999_999_999, filter: {} } });
  await expect(gone).rejects.toMatchObject({ status: 404 });
});

test("a measure that was started often fits no better for it: only what it did counts", async () => {
  const analyst = await as("analyst");
  const [last = 0, ...others] = [...ids.slice(-1), ...ids.slice(0, 40)];
  const fitsOf = async () => {
    const { measures } = await recommended({ targetIds: [last] });
    return measures.map(({ measure, best }) => [measure.id, best.fit]);
  };
  const before = await fitsOf();
  expect(before.length).toBeGreaterThan(5);
  const popular = String(before.at(-1)?.[0]);
  const started = await callBackend(analyst, startMeasures, {
    params: { measureId: popular },
    body: { version: "1", selection: { targetIds: others } },
  });
  expect(started.changed).toBe(40);
  expect(await fitsOf()).toEqual(before);
  await callBackend(analyst, undoOperation, { params: { operationId: started.id } });
  expect(await fitsOf()).toEqual(before);
});

test("started for a whole selection it is a job that says how far it is, and is undone as one", async () => {
  const analyst = await as("analyst");
  const started = await callBackend(analyst, startMeasures, {
    params: { measureId: "complaint-poster" },
    body: { version: "1", selection: all() },
  });
  expect(started).toMatchObject({ state: "Queued", total: COUNT, done: 0 });
  await use.drain();
  const params = { operationId: started.id };
  expect(await callBackend(analyst, readOperation, { params })).toMatchObject({
    ...{ state: "Done", done: COUNT, changed: COUNT, canUndo: true },
  });
  const states = async () =>
    use.database.asSystem(async (tx) => {
      const { rows } = await tx.execute<{ status: string; n: number }>(sql`
        select x.meta_status as status, count(*)::int as n from actions x
          join action_targets l on l.customer_id = x.customer_id and l.action_id = x.id
         where l.target_id = any(${sql.param(ids)}::bigint[]) and x.measure = 'complaint-poster@1' group by 1`);
      return rows;
    });
  expect(await states()).toEqual([{ status: "Planned", n: COUNT }]);
  await callBackend(analyst, undoOperation, { params });
  await use.drain();
  expect(await states()).toEqual([{ status: "Aborted", n: COUNT }]);
});

const started = async (measureId: string, body: object) =>
  callBackend(await as("analyst"), startMeasures, {
    params: { measureId },
    body: { version: "1", selection: all(), ...body },
  });

test("a selection that holds another number than was confirmed starts nothing, and says how many it holds", async () => {
  const refused = started("joint-audit", { selectedCount: COUNT - 1 });
  await expect(refused).rejects.toMatchObject({
    ...{ status: 409, code: "selection_changed", details: { count: COUNT } },
  });
  expect(await started("joint-audit", { selectedCount: COUNT })).toMatchObject({ state: "Queued", total: COUNT });
  await use.drain();
});

test("one action for all of thousands is a job of several steps, and is undone as one", async () => {
  const analyst = await as("analyst");
  const many = 2501;
  const targetIds = await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into targets (type, ctype, name, country)
      select 'organization', 'company', 'Together ' || n, 'DE' from generate_series(1, ${many}::int) n returning id::int`);
    return rows.map(({ id }) => id);
  });
  const begun = await started("chemicals-list", { selection: { targetIds }, together: true });
  expect(begun).toMatchObject({ state: "Queued", total: many, done: 0 });
  await use.drain();
  const params = { operationId: begun.id };
  expect(await callBackend(analyst, readOperation, { params })).toMatchObject({
    state: "Done",
    done: many,
    changed: 1,
  });
  const found = async () =>
    use.database.asSystem(async (tx) => {
      const { rows } = await tx.execute<{ id: number; status: string; targets: number }>(sql`
        select x.id::int as id, x.meta_status as status, count(*)::int as targets from actions x
          join action_targets l on l.customer_id = x.customer_id and l.action_id = x.id
         where l.target_id = any(${sql.param(targetIds)}::bigint[]) group by 1, 2`);
      return rows;
    });
  const [one] = await found();
  expect(await found()).toEqual([{ id: one?.id, status: "Planned", targets: many }]);
  const { content } = await callBackend(analyst, listEvidence, { query: { subject: `action:${one?.id}` } });
  expect(content.map(({ kind }) => kind)).toEqual(["action.changed", "action.started"]);
  expect(content[0]?.after).toMatchObject({ addedTargets: [{ name: expect.stringContaining("Together") }] });
  await callBackend(analyst, undoOperation, { params });
  expect(await found()).toEqual([{ id: one?.id, status: "Aborted", targets: many }]);
});
