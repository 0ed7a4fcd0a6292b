import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend, sendToBackend } from "~/backend/client.server";
import { addActionAttachment } from "~/backend/contract/action-attachments";
import { assessEffect, readActionEffect } from "~/backend/contract/action-effects";
import { changeAction, listActions, readAction, startAction } from "~/backend/contract/actions";
import { sendDocumentFile } from "~/backend/contract/document-files";
import { listEvidence } from "~/backend/contract/evidence";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";

const use = ownBackend();
const { as, begin, world } = actionsOn(use);

type Change = Parameters<typeof callBackend<typeof changeAction>>[2]["body"];
const change = async (actionId: number, body: Change, persona: "analyst" | "manager" = "analyst") =>
  callBackend(await as(persona), changeAction, { params: { actionId }, body });
const monthsOn = (months: number): string => {
  const date = new Date();
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), last);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, day)).toISOString().slice(0, 10);
};

test("an action keeps what it is for, its steps and by what it is judged", async () => {
  const plan = {
    purpose: "remedy",
    rightConcerned: "child-labour",
    rootCause: "Papers were not checked",
    success: { measure: "Workers under age", before: 4, after: 0 },
    steps: [{ title: "Ask for the lists" }, { title: "Check them", dueOn: "2027-02-01" }],
    dueOn: "2027-03-01",
    everyMonths: 12,
  } as const;
  const made = await begin({ ...plan, steps: [...plan.steps] });
  expect(made).toMatchObject({
    ...plan,
    steps: [
      { title: "Ask for the lists", dueOn: null, doneAt: null },
      { title: "Check them", dueOn: "2027-02-01", doneAt: null },
    ],
    effectDueOn: null,
    effect: null,
  });
});

test("no step is due after its action, neither at first nor later", async () => {
  const steps = [{ title: "A" }, { title: "Check", dueOn: "2027-03-02" }];
  const late = { code: "invalid_input", details: [{ path: "body.steps.1.dueOn" }] };
  await expect(begin({ dueOn: "2027-03-01", steps })).rejects.toMatchObject(late);
  const { id } = await begin({ dueOn: "2027-03-02", steps });
  await expect(change(id, { version: 1, dueOn: "2027-03-01" })).rejects.toMatchObject(late);
});

test("completing waits for every step, or needs a reason, which the action and its ledger keep", async () => {
  const { id } = await begin({ steps: [{ title: "Call" }, { title: "Write" }] });
  const ticked = await change(id, { version: 1, steps: [{ title: "Call", done: true }, { title: "Write" }] });
  expect(ticked.steps.map(({ doneAt }) => doneAt !== null)).toEqual([true, false]);
  await expect(change(id, { version: 2, metaStatus: "Completed" })).rejects.toMatchObject({
    status: 409,
    code: "steps_open",
    details: { steps: ["Write"] },
  });
  const completedReason = "They answered on the phone";
  const done = await change(id, { version: 2, metaStatus: "Completed", completedReason });
  expect(done).toMatchObject({ metaStatus: "Completed", completedReason });
  const { content } = await callBackend(await as("analyst"), listEvidence, { query: { subject: `action:${id}` } });
  expect(content[0]?.reason).toBe(completedReason);
});

test("an audit needs what proves it, or a reason for having none", async () => {
  const { id } = await begin({ typeId: "on-site-audit" });
  await expect(change(id, { version: 1, metaStatus: "Completed" })).rejects.toMatchObject({ code: "proof_missing" });
  const analyst = await as("analyst");
  const content = new Blob(["%PDF-1.7 report"]).stream();
  const { mappedFilename } = await sendToBackend(analyst, sendDocumentFile, { query: { fileName: "a.pdf" } }, content);
  await callBackend(analyst, addActionAttachment, { params: { actionId: id }, body: { mappedFilename } });
  expect(await change(id, { version: 1, metaStatus: "Completed" })).toMatchObject({ metaStatus: "Completed" });
});

test("a completed remedy is checked half a year later, and within a year whatever somebody wants", async () => {
  const { id } = await begin({ purpose: "remedy" });
  const done = await change(id, { version: 1, metaStatus: "Completed" });
  expect(done.effectDueOn).toBe(monthsOn(6));
  const at = (effectDueOn: string | null) => change(id, { version: 2, effectDueOn });
  for (const day of ["2020-01-01", "2099-01-01"]) {
    await expect(at(day)).rejects.toMatchObject({ status: 422, details: [{ path: "body.effectDueOn" }] });
  }
  expect((await at(monthsOn(9))).effectDueOn).toBe(monthsOn(9));
  const without = await change(id, { version: 3, effectDueOn: null });
  expect(without.effectDueOn).toBe(monthsOn(6));
  const supply = await begin({ purpose: "supply" });
  const bought = await change(supply.id, { version: 1, metaStatus: "Completed" });
  expect(bought.effectDueOn).toBeNull();
  expect((await change(supply.id, { version: 2, purpose: "prevent" })).effectDueOn).toBe(monthsOn(6));
});

test("what is over is opened again with a reason only, and its check is void then", async () => {
  const { id } = await begin({ purpose: "remedy" });
  await change(id, { version: 1, metaStatus: "Completed" });
  await expect(change(id, { version: 2, metaStatus: "InProgress" })).rejects.toMatchObject({
    details: [{ path: "body.reason" }],
  });
  const open = await change(id, { version: 2, metaStatus: "InProgress", reason: "It came back" });
  expect(open).toMatchObject({ completedAt: null, effectDueOn: null, effect: null });
  const { content } = await callBackend(await as("analyst"), listEvidence, { query: { subject: `action:${id}` } });
  expect(content[0]?.reason).toBe("It came back");
});

test("what did not work is started anew, once, and follows the one that failed", async () => {
  const analyst = await as("analyst");
  const { id } = await begin({ title: "Train", purpose: "remedy", steps: [{ title: "Invite" }] });
  const assess = (result: "effective" | "not-effective", version: number) =>
    callBackend(analyst, assessEffect, { params: { actionId: id }, body: { result, note: "Seen on site", version } });
  await expect(assess("effective", 1)).rejects.toMatchObject({ code: "not_completed" });
  await change(id, { version: 1, metaStatus: "Completed", completedReason: "By phone" });
  const failed = await assess("not-effective", 2);
  expect(failed.action.effect).toMatchObject({ result: "not-effective", note: "Seen on site", by: "Mara Keller" });
  expect(failed.next).toMatchObject({
    followsId: id,
    metaStatus: "Planned",
    title: "Train",
    steps: [{ doneAt: null }],
  });
  expect((await assess("not-effective", 3)).next?.id).toBe(failed.next?.id);
  await expect(assess("effective", 3)).rejects.toMatchObject({ code: "stale_version" });
  expect((await assess("effective", 4)).next).toBeNull();
});

test("what comes again starts anew from the day of completion, once", async () => {
  const { id } = await begin({ title: "Yearly audit", everyMonths: 12, dueOn: "2026-01-15" });
  await change(id, { version: 1, metaStatus: "Completed" });
  await change(id, { version: 2, metaStatus: "InProgress", reason: "Not yet" });
  await change(id, { version: 3, metaStatus: "Completed" });
  const { content } = await callBackend(await as("analyst"), listActions, { query: { q: "yearly AUDIT" } });
  const next = content.filter(({ followsId }) => followsId === id);
  expect(next.map(({ dueOn, everyMonths }) => [dueOn, everyMonths])).toEqual([[monthsOn(12), 12]]);
});

test("orders are suspended by who approves, with a reason", async () => {
  const body = { typeId: "suspend-orders" as const, reason: "Nothing else helped" };
  await expect(begin(body)).rejects.toMatchObject({ status: 403 });
  const manager = await as("manager");
  const start = (given: object) =>
    callBackend(manager, startAction, { body: { title: "Stop", targetIds: [world.target], ...body, ...given } });
  await expect(start({ reason: undefined })).rejects.toMatchObject({ details: [{ path: "body.reason" }] });
  expect(await start({})).toMatchObject({ typeId: "suspend-orders" });
});

test("events of the same group are counted before and after, once half a year has passed", async () => {
  const analyst = await as("analyst");
  const { id } = await begin();
  const compare = () => callBackend(analyst, readActionEffect, { params: { actionId: id } });
  await change(id, { version: 1, metaStatus: "Completed" });
  expect(await compare()).toEqual({
    groups: ["labour-and-human-rights"],
    before: { events: 0, months: 12 },
    after: null,
  });
  const completed = (ago: string) =>
    use.database.asSystem((tx) =>
      tx.execute(sql`update actions set completed_at = now() - ${ago}::interval where id = ${id}`),
    );
  const alerted = (ago: string) =>
    use.database.asSystem((tx) =>
      tx.execute(sql`update alerts set at = now() - ${ago}::interval where id = ${world.alertIds[0]}`),
    );
  await completed("8 months 1 day");
  await alerted("2 months");
  expect(await compare()).toMatchObject({ before: { events: 0 }, after: { events: 1, months: 8 } });
  await alerted("10 months");
  expect(await compare()).toMatchObject({ before: { events: 1 }, after: { events: 0, months: 8 } });
  await completed("5 months 20 days");
  expect((await compare()).after).toBeNull();
});

test("the list finds checks that are due, purposes, creators and collections", async () => {
  const analyst = await as("analyst");
  const { id } = await begin({ title: "To be checked", purpose: "end" });
  await change(id, { version: 1, metaStatus: "Completed" });
  await use.database.asSystem((tx) =>
    tx.execute(sql`update actions set effect_due_on = current_date - 1 where id = ${id}`),
  );
  const found = async (query: object) =>
    (await callBackend(analyst, listActions, { query: { size: 200, ...query } })).content.map((one) => one.id);
  expect(await found({ effectCheck: "overdue" })).toEqual([id]);
  expect(await found({ purpose: "end" })).toEqual([id]);
  expect(await found({ metaStatuses: "Completed,Aborted", purpose: "end", q: "be check" })).toEqual([id]);
  expect(await found({ metaStatuses: "Planned", purpose: "end" })).toEqual([]);
  expect(await found({ collectionId: "999999" })).toEqual([]);
  const one = await callBackend(analyst, readAction, { params: { actionId: id } });
  const dueRange = `${one.dueOn}..${one.dueOn}`;
  expect(await found({ dueRange, purpose: "end" })).toEqual([id]);
  expect(await found({ dueRange: "2020-01-01..2020-01-02" })).toEqual([]);
  await callBackend(analyst, assessEffect, {
    params: { actionId: id },
    body: { result: "partly", note: "So so", version: 2 },
  });
  expect(await found({ effectCheck: "open", purpose: "end" })).toEqual([]);
});
