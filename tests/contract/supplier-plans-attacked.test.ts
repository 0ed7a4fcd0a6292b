import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend, sendToBackend } from "~/backend/client.server";
import { changeAction, readAction } from "~/backend/contract/actions";
import {
  addPlanProof,
  decidePlan,
  openLinkedPlan,
  proposePlan,
  reportPlanProgress,
  sendPlan,
} from "~/backend/contract/supplier-plans";
import { ownBackend } from "../support/own-backend";
import { inDays } from "../support/questionnaires";
import { proposal, supplierPlansOn } from "../support/supplier-plans";

const use = ownBackend();
const { sent, action, asked } = supplierPlansOn(use);
type Link = { requestId: string; secret: string };
let visitor: { backend: typeof use.transport };
beforeAll(() => {
  visitor = { backend: use.transport };
});
const open = (link: Link) => callBackend(visitor, openLinkedPlan, { body: link });
const propose = (link: Link, version: number, more: object = {}) =>
  callBackend(visitor, proposePlan, { body: { ...link, ...proposal(version), ...more } });
const ofPlan = (planId: number) => ({ params: { planId } });
const measure = (title: string, dueOn = inDays(10)) => ({ title, dueOn, who: "Jo" });

test("a day that is past all reason is refused at its measure", async () => {
  const { analyst, plan, link } = await sent("Far Day");
  for (const dueOn of ["9999-12-31", inDays(366 * 11)]) {
    const far = propose(link, 1, { measures: [measure("Pay"), measure("Wait", dueOn)] });
    await expect(far).rejects.toMatchObject({ status: 422, details: [{ path: "body.measures.1.dueOn" }] });
  }
  await propose(link, 1, { measures: [measure("Pay", inDays(360 * 5))] });
  await callBackend(analyst, decidePlan, { ...ofPlan(plan.id), body: { accept: true, version: 2 } });
});

test("what no database keeps is refused, and signs that turn what follows are left out", async () => {
  const { analyst, actionId, targetId, email } = await action("Nul Words");
  const input = { params: { actionId }, body: { ...asked(targetId, email), message: "a\0b" } };
  await expect(callBackend(analyst, sendPlan, input)).rejects.toMatchObject({ status: 422 });
  const { link, plan } = await sent("Nul Cause");
  await expect(propose(link, 1, { cause: "a\0b" })).rejects.toMatchObject({ status: 422 });
  await expect(propose(link, 1, { name: "a\0b" })).rejects.toMatchObject({ status: 422 });
  await expect(propose(link, 1, { measures: [measure("a\0b")] })).rejects.toMatchObject({ status: 422 });
  await propose(link, 1, { name: "Ada\u202egpj", measures: [measure("Pay\u202e now\u200b")] });
  const shown = await open(link);
  expect([shown.proposedBy, shown.measures[0]?.title]).toEqual(["Adagpj", "Pay now"]);
  const reason = { accept: false, reason: "a\0b", version: 2 };
  await expect(callBackend(analyst, decidePlan, { ...ofPlan(plan.id), body: reason })).rejects.toMatchObject({
    status: 422,
  });
});

test("of what is sent at the same moment one is taken, and two do not wait for each other", async () => {
  const { analyst, plan, actionId, link } = await sent("Twice");
  const codes = (all: PromiseSettledResult<unknown>[]) =>
    all.map((one) => (one.status === "fulfilled" ? "ok" : one.reason.code)).sort();
  expect(codes(await Promise.allSettled([propose(link, 1), propose(link, 1), propose(link, 1)]))).toEqual([
    "ok",
    "stale_version",
    "stale_version",
  ]);
  await callBackend(analyst, decidePlan, { ...ofPlan(plan.id), body: { accept: true, version: 2 } });
  const report = (done: number[]) => callBackend(visitor, reportPlanProgress, { body: { ...link, done, version: 3 } });
  expect(codes(await Promise.allSettled([report([0]), report([0, 1]), report([1])]))).toEqual([
    "ok",
    "stale_version",
    "stale_version",
  ]);
  // And beside it somebody changes the steps.
  for (let round = 0; round < 5; round++) {
    const current = await callBackend(analyst, readAction, { params: { actionId } });
    const { version } = await open(link);
    const steps = current.steps.map(({ title, dueOn, assigneeId }) => ({ title, dueOn, assigneeId }));
    const both = await Promise.allSettled([
      callBackend(analyst, changeAction, {
        params: { actionId },
        body: { steps: [...steps, { title: `More ${round}` }], version: current.version },
      }),
      callBackend(visitor, reportPlanProgress, { body: { ...link, done: [0, 1], version } }),
    ]);
    for (const one of both) if (one.status === "rejected") expect(one.reason.status).toBe(409);
  }
});

test("a step of somebody who has left does not keep a plan from being accepted, nor a step from being ticked", async () => {
  const { analyst, actionId, plan, link } = await sent("Left Step");
  const {
    rows: [leaver],
  } = await use.database.asSystem((tx) =>
    tx.execute<{ id: number }>(sql`
    insert into users (customer_id, email, firstname, lastname, language, password_hash, roles)
    select customer_id, 'leaver@nordwind.example', 'Lea', 'Ver', 'en', password_hash, roles from users where email = 'viewer@nordwind.example' returning id::float8 as id`),
  );
  const steps = [{ title: "Call", assigneeId: leaver?.id ?? 0 }];
  await callBackend(analyst, changeAction, { params: { actionId }, body: { steps, version: 1 } });
  await use.database.asSystem((tx) =>
    tx.execute(sql`update users set deactivated_at = now() where id = ${leaver?.id}`),
  );
  const ticked = await callBackend(analyst, changeAction, {
    params: { actionId },
    body: { steps: [{ ...steps[0], title: "Call", done: true }], version: 2 },
  });
  expect(ticked.steps[0]?.doneAt).not.toBeNull();
  await propose(link, 1);
  await callBackend(analyst, decidePlan, { ...ofPlan(plan.id), body: { accept: true, version: 2 } });
  await expect(
    callBackend(analyst, changeAction, {
      params: { actionId },
      body: { steps: [{ title: "Other", assigneeId: (leaver?.id ?? 0) + 1 }], version: 4 },
    }),
  ).rejects.toMatchObject({ status: 422 });
});

test("what is too many, too long, empty or past is refused", async () => {
  const { link } = await sent("Long Texts");
  await expect(
    propose(link, 1, { measures: Array.from({ length: 200 }, (_, at) => measure(`M ${at}`)) }),
  ).rejects.toMatchObject({ status: 422 });
  await expect(propose(link, 1, { cause: "a".repeat(1_000_000) })).rejects.toMatchObject({ status: 413 });
  await expect(propose(link, 1, { measures: [measure("")] })).rejects.toMatchObject({ status: 422 });
  await expect(propose(link, 1, { measures: [measure("Pay", inDays(-2))] })).rejects.toMatchObject({ status: 422 });
});

test("steps that were done stay done when a plan is accepted", async () => {
  const { analyst, actionId, plan, link } = await sent("Stay Done");
  await callBackend(analyst, changeAction, {
    params: { actionId },
    body: { steps: [{ title: "Pay the late wages", done: true }], version: 1 },
  });
  await propose(link, 1);
  await callBackend(analyst, decidePlan, { ...ofPlan(plan.id), body: { accept: true, version: 2 } });
  const { steps } = await callBackend(analyst, readAction, { params: { actionId } });
  expect(steps.map(({ title, doneAt }) => [title, doneAt !== null])).toEqual([
    ["Pay the late wages", true],
    ["Pay the late wages", false],
    ["Change the provider", false],
  ]);
});

test("the name of a file cannot hide what kind of file it is", async () => {
  const { analyst, plan, link } = await sent("File Names");
  await propose(link, 1);
  await callBackend(analyst, decidePlan, { ...ofPlan(plan.id), body: { accept: true, version: 2 } });
  const prove = (fileName: string, content = "%PDF-1.7 paid") =>
    sendToBackend(visitor, addPlanProof, { query: { fileName } }, new Blob([content]).stream(), link);
  const names: unknown[] = [];
  for (const name of [
    "a\u202efdp.pdf",
    "../../etc/passwd.pdf",
    "a\0.pdf",
    "<script>.pdf",
    "a\nb.pdf",
    `${"x".repeat(251)}.pdf`,
  ]) {
    names.push(
      await prove(name).then(
        ({ proofs }) => proofs.at(-1)?.name,
        (error) => [error.status, error.code],
      ),
    );
  }
  expect(names).toEqual([
    "afdp.pdf",
    "../../etc/passwd.pdf",
    [422, "invalid_input"],
    "<script>.pdf",
    "a b.pdf",
    `${"x".repeat(251)}.pdf`,
  ]);
});
