import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend, streamBackend } from "~/backend/client.server";
import { changeAction, listActions, readAction } from "~/backend/contract/actions";
import { listEvidence } from "~/backend/contract/evidence";
import {
  exportMeasures,
  listMeasures,
  readMeasure,
  recommendMeasures,
  startMeasures,
} from "~/backend/contract/measures";
import { undoOperation } from "~/backend/contract/operations";
import { readSession } from "~/backend/contract/session";
import { actions } from "../../server/backend/platform/db/schema/actions";
import { putRule } from "../../server/backend/platform/rules/register";
import { BASE_MEASURES } from "../../server/backend/work/measures/base-measures";
import { MEASURE_FIT } from "../../server/backend/work/measures/measure-fit";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";

const use = ownBackend();
const as = (who: Persona) => signInAs(use.transport, who);
let customerId: number;
let suppliers: number[];
let country: number;

/** Three suppliers with forced labour in their alerts, each worth so many points, and one country. */
beforeAll(async () => {
  const { user } = await callBackend(await as("analyst"), readSession, {});
  customerId = user.customer.id;
  [suppliers, country] = await use.database.asSystem(async (tx) => {
    const names = ["Hargrove Castings", "Vantor Textiles", "Lindqvist Dyes"];
    const ids = await addTargets(
      tx,
      names.map((name) => ({ name, country: "DE" })),
    );
    const [land = 0] = await addTargets(tx, [{ name: "Freedonia", type: "country", ctype: "country" }]);
    for (const [at, id] of ids.entries()) await score(tx, id, { "forced-labour": 900 - 200 * at });
    return [ids, land];
  });
});

type Tx = Parameters<Parameters<typeof use.database.asSystem>[0]>[0];
async function score(tx: Tx, targetId: number, points: Record<string, number>): Promise<void> {
  await tx.execute(sql`
    insert into scores (customer_id, perspective, target_id, score, alerts, points, points_by_type, missing, alert_count, rule_versions, computed_at)
    values (${customerId}, 'Sustainability', ${targetId}, 90, 90, 1, ${JSON.stringify(points)}::jsonb, 0, 1, '{}', now())
    on conflict (customer_id, perspective, target_id) do update set points_by_type = excluded.points_by_type`);
}

const recommended = async (targetIds: number[], measureId?: string) =>
  callBackend(await as("analyst"), recommendMeasures, { body: { targetIds, ...(measureId && { measureId }) } });
const start = async (measureId: string, targetIds: number[], more: object = {}) =>
  callBackend(await as("analyst"), startMeasures, {
    params: { measureId },
    body: { version: "1", selection: { targetIds }, ...more },
  });
const idsOf = (list: { targetId: number }[]) => list.map(({ targetId }) => targetId);

test("the catalogue has its measures in the language of the user, each with its source", async () => {
  const { content } = await callBackend(await as("analyst"), listMeasures, {});
  expect(content.length).toBeGreaterThanOrEqual(40);
  const params = { measureId: "fee-repayment" };
  const english = await callBackend(await as("analyst"), readMeasure, { params });
  const german = await callBackend(await as("manager"), readMeasure, { params });
  expect([english.title, german.title]).toEqual([
    "Repayment of recruitment fees",
    "Rückzahlung von Vermittlungsgebühren",
  ]);
  expect(english.steps).toHaveLength(4);
  expect(english).toMatchObject({ confidence: "B", laws: ["lksg-7", "csddd-11"], lastResort: false, successor: null });
});

test("what is recommended says why: its points add up to the fit, and the last resort is not among it", async () => {
  const { ruleVersion, considered, measures } = await recommended([...suppliers, country]);
  expect([ruleVersion, considered]).toEqual(["1", 3]);
  expect(measures.length).toBeGreaterThan(5);
  for (const { best, effect, assessed } of measures) {
    expect(Object.values(best.points).reduce((sum, one) => sum + one)).toBeCloseTo(best.fit);
    expect([effect, assessed]).toEqual([0.5, 0]);
  }
  const ids = measures.map(({ measure }) => measure.id);
  expect(ids).toContain("fee-repayment");
  expect(ids).not.toContain("orders-paused");
  const types = measures.slice(0, MEASURE_FIT.value.top.places).map(({ measure }) => measure.typeId);
  for (const type of types) expect(types.filter((one) => one === type).length).toBeLessThanOrEqual(2);
  expect((await recommended([...suppliers].reverse())).measures).toEqual((await recommended(suppliers)).measures);
});

test("a measure is started at three suppliers with its steps; a country is left out and named; all of it is undone", async () => {
  const analyst = await as("analyst");
  const { user } = await callBackend(analyst, readSession, {});
  const assignees = [{ kind: "user" as const, id: user.id }];
  const operation = await start("document-return", [...suppliers, country], { assignees, dueOn: "2031-01-31" });
  expect(operation).toMatchObject({ state: "Done", changed: 3, canUndo: true, failedBy: { not_askable: 1 } });
  expect(operation.failures).toEqual([{ id: country, name: "Freedonia", why: "not_askable" }]);
  const { content } = await callBackend(analyst, listActions, { query: { state: "Planned" } });
  const begun = content.filter(({ title }) => title.startsWith("Return of passports"));
  expect(begun.map(({ title }) => title).sort()).toEqual([
    "Return of passports and papers – Hargrove Castings",
    "Return of passports and papers – Lindqvist Dyes",
    "Return of passports and papers – Vantor Textiles",
  ]);
  expect(begun[0]).toMatchObject({ dueOn: "2031-01-31", typeId: "ask-statement", assignees: [{ id: user.id }] });
  const steps = await use.database.asSystem((tx) =>
    tx.execute(sql`select count(*)::int as n, min(position) as first, max(position) as last from action_steps
      where customer_id = ${customerId} and action_id = ${begun[0]?.id ?? 0}`),
  );
  expect(steps.rows).toEqual([{ n: 3, first: 1, last: 3 }]);

  const underWay = await recommended(suppliers, "document-return");
  expect(underWay.measures).toEqual([]);
  expect(await start("document-return", suppliers)).toMatchObject({ changed: 0, failedBy: { under_way: 3 } });

  const [touched] = begun;
  if (!touched) throw new Error("Nothing was begun");
  const params = { actionId: touched.id };
  await callBackend(analyst, changeAction, { params, body: { version: 1, metaStatus: "InProgress" } });
  // A supplier is at work on a plan for the second.
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      insert into supplier_plans (customer_id, action_id, target_id, contact_email, language, title, message, due_on)
      values (${customerId}, ${begun[1]?.id ?? 0}, ${suppliers[0]}, 'ada@mill.example', 'en', 'Plan', 'Why?', '2031-01-31')`),
  );
  await callBackend(analyst, undoOperation, { params: { operationId: operation.id } });
  const after = await Promise.all(
    begun.map(({ id }) => callBackend(analyst, readAction, { params: { actionId: id } })),
  );
  expect(after.map(({ metaStatus }) => metaStatus).sort()).toEqual(["Aborted", "InProgress", "Planned"]);
  const aborted = after.find(({ metaStatus }) => metaStatus === "Aborted");
  const ledger = await callBackend(analyst, listEvidence, { query: { subject: `action:${aborted?.id}` } });
  expect(ledger.content.map(({ kind }) => kind)).toEqual(["action.changed", "action.started"]);
});

test("one action for all has every supplier", async () => {
  const operation = await start("recruiter-check", suppliers, { together: true });
  expect(operation).toMatchObject({ changed: 1 });
  const { content } = await callBackend(await as("analyst"), listActions, { query: { targetId: suppliers[1] } });
  const one = content.find(({ title }) => title === "Check of recruitment agencies");
  expect(one?.targets.map(({ id }) => id).sort()).toEqual([...suppliers].sort());
});

test("what was effective lifts the fit, what was aborted does not count, and shares are told from five on", async () => {
  const before = (await recommended(suppliers, "fee-repayment")).measures[0];
  await assessed("fee-repayment", ["effective", "effective", "effective", "partly"]);
  await use.database.asSystem((tx) =>
    tx.insert(actions).values({ ...done("fee-repayment", "not-effective"), metaStatus: "Aborted" }),
  );
  const after = (await recommended(suppliers, "fee-repayment")).measures[0];
  expect([after?.assessed, after?.effect]).toEqual([4, 4 / 6]);
  expect((after?.best.fit ?? 0) - (before?.best.fit ?? 0)).toBeCloseTo(20 * (4 / 6 - 0.5));
  expect(after?.measure.results).toEqual({ started: 4, assessed: 4, shares: null });
  await assessed("fee-repayment", ["not-effective"]);
  const enough = (await recommended(suppliers, "fee-repayment")).measures[0];
  expect(enough?.measure.results.shares).toEqual({ effective: 0.6, partly: 0.2, notEffective: 0.2 });
});

const done = (measure: string, effect: "effective" | "partly" | "not-effective") => ({
  ...{ customerId, typeId: "corrective-plan", title: "Done before", measure: `${measure}@1`, effect },
  metaStatus: "Completed" as const,
});
const assessed = (measure: string, effects: readonly Parameters<typeof done>[1][]) =>
  use.database.asSystem((tx) => tx.insert(actions).values(effects.map((effect) => done(measure, effect))));

test("the last resort is recommended only where something else did not help", async () => {
  const [first = 0] = suppliers;
  await use.database.asSystem(async (tx) => {
    const [row] = await tx.insert(actions).values(done("age-check", "not-effective")).returning({ id: actions.id });
    await tx.execute(
      sql`insert into action_targets (customer_id, action_id, target_id) values (${customerId}, ${row?.id ?? 0}, ${first})`,
    );
  });
  const { measures } = await recommended(suppliers, "orders-paused");
  expect(measures.map(({ targets }) => idsOf(targets))).toEqual([[first]]);
});

test("what was replaced since the page was opened is refused with its successor, and read as it was", async () => {
  const base = BASE_MEASURES.find(({ name }) => name === "measure.joint-audit");
  if (!base) throw new Error("There is no such measure");
  const rule = { ...base, version: "2", validFrom: new Date().toISOString().slice(0, 10) };
  await use.database.asSystem((tx) => putRule(tx, { ...rule, value: base.value }));
  await expect(start("joint-audit", suppliers)).rejects.toMatchObject({
    status: 409,
    code: "measure_retired",
    details: { successor: "joint-audit@2" },
  });
  await expect(start("no-such-thing", suppliers)).rejects.toMatchObject({ status: 409, details: { successor: null } });
  const viewer = await as("viewer");
  await expect(callBackend(viewer, listMeasures, {})).rejects.toMatchObject({ status: 403 });
});

test("more than five hundred are started by a job", async () => {
  const many = await use.database.asSystem((tx) =>
    addTargets(
      tx,
      Array.from({ length: 501 }, (_, n) => ({ name: `Many ${n}`, country: "DE" })),
    ),
  );
  const operation = await start("complaint-poster", many);
  expect(operation).toMatchObject({ state: "Queued", total: 501 });
  await use.drain();
  const [{ n } = { n: 0 }] = await use.database.asSystem((tx) =>
    tx.select({ n: sql<number>`count(*)::int` }).from(actions).where(eq(actions.measure, "complaint-poster@1")),
  );
  expect(n).toBe(501);
});

test("the catalogue is given out as a file, as data and as a workbook", async () => {
  const analyst = await as("analyst");
  const file = async (format: "json" | "xlsx") => streamBackend(analyst, exportMeasures, { query: { format } });
  const { measures } = (await (await file("json")).json()) as { measures: { id: string; steps: unknown[] }[] };
  const { content } = await callBackend(analyst, listMeasures, {});
  expect(measures.map(({ id }) => id).sort()).toEqual(content.map(({ id }) => id).sort());
  expect(measures.filter(({ steps }) => steps.length === 0)).toEqual([]);
  const workbook = new Uint8Array(await (await file("xlsx")).arrayBuffer());
  expect(Buffer.from(workbook.slice(0, 2)).toString()).toBe("PK");
});
