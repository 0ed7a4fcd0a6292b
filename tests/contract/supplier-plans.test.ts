import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend, sendToBackend } from "~/backend/client.server";
import { listActionAttachments } from "~/backend/contract/action-attachments";
import { changeAction, readAction } from "~/backend/contract/actions";
import { findDocuments } from "~/backend/contract/documents";
import { listEvidence } from "~/backend/contract/evidence";
import { listNotifications } from "~/backend/contract/notifications";
import { openRequest, readRequestMails, stopRequestMails } from "~/backend/contract/requests";
import { readSession } from "~/backend/contract/session";
import {
  addPlanProof,
  decidePlan,
  listSupplierPlans,
  openLinkedPlan,
  proposePlan,
  reportPlanProgress,
  revokePlan,
  sendPlan,
} from "~/backend/contract/supplier-plans";
import { listTargetContacts, removeTargetContact } from "~/backend/contract/target-contacts";
import { listTasks } from "~/backend/contract/tasks";
import { mailTo } from "../support/outbox";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { inDays } from "../support/questionnaires";
import { proposal, supplierPlansOn } from "../support/supplier-plans";

const use = ownBackend();
const { action, asked, sent, linkOf, drain, expire, targets } = supplierPlansOn(use);
type Link = { requestId: string; secret: string };
let visitor: { backend: typeof use.transport };
beforeAll(() => {
  visitor = { backend: use.transport };
});

const open = (link: Link) => callBackend(visitor, openLinkedPlan, { body: link });
const propose = (link: Link, version: number) =>
  callBackend(visitor, proposePlan, { body: { ...link, ...proposal(version) } });
const prove = (link: Link, fileName = "payroll.pdf") =>
  sendToBackend(visitor, addPlanProof, { query: { fileName } }, new Blob(["%PDF-1.7 paid"]).stream(), link);
const ofPlan = (planId: number) => ({ params: { planId } });

test("a plan is asked for, proposed, returned, proposed again, accepted, done and proven, and the ledger has each step", async () => {
  const { analyst, actionId, plan, link, text, email } = await sent("Whole Plan", { dueOn: inDays(30) });
  expect(plan).toMatchObject({ state: "asked", contact: { email, name: "Ada Berg" }, version: 1 });
  expect(plan.waitingSince).not.toBeNull();
  expect(text).toContain(
    "Mara Keller of Nordwind Automotive asks Whole Plan for a corrective plan: “Wages at Whole Plan”",
  );
  expect(text).toContain("Wages are paid late. Please say why.");
  expect(await callBackend(visitor, openRequest, { body: link })).toMatchObject({ kind: "capa" });
  const opened = await open(link);
  expect(opened).toMatchObject({
    customer: "Nordwind Automotive",
    target: "Whole Plan",
    state: "asked",
    closed: false,
  });
  expect(opened.measures).toEqual([]);
  expect(Object.keys(opened)).not.toEqual(expect.arrayContaining(["contact"]));
  expect(Object.keys(opened)).not.toEqual(expect.arrayContaining(["sentBy"]));

  expect(await propose(link, 1)).toMatchObject({ state: "proposed", proposedBy: "Ada Berg", version: 2 });
  const decision = { accept: false, reason: "Name the new provider.", version: 2 };
  const returned = await callBackend(analyst, decidePlan, { ...ofPlan(plan.id), body: decision });
  expect(returned).toMatchObject({ state: "returned", returnReason: "Name the new provider.", version: 3 });
  const again = await linkOf(email, /returned/);
  expect(again.text).toContain("Name the new provider.");
  // The first link goes on to work.
  expect(await propose(link, 3)).toMatchObject({ state: "proposed", version: 4 });
  const accepted = await callBackend(analyst, decidePlan, { ...ofPlan(plan.id), body: { accept: true, version: 4 } });
  expect(accepted).toMatchObject({ state: "accepted", returnReason: null, decidedBy: "Mara Keller" });
  expect((await linkOf(email, /accepted/)).text).toContain("Report progress");
  const taken = await callBackend(analyst, readAction, { params: { actionId } });
  expect(taken).toMatchObject({
    // The plan's last measure is later than the action was to be.
    dueOn: inDays(60),
    rootCause: "The payroll provider changed.",
    steps: [
      { title: "Pay the late wages", dueOn: inDays(10), doneAt: null },
      { title: "Change the provider", dueOn: inDays(60), doneAt: null },
    ],
  });

  const body = { ...link, done: [0], version: 5 };
  expect(await callBackend(visitor, reportPlanProgress, { body })).toMatchObject({ state: "accepted", version: 6 });
  const half = await callBackend(analyst, readAction, { params: { actionId } });
  expect(half.steps.map(({ doneAt }) => doneAt !== null)).toEqual([true, false]);
  expect((await prove(link)).proofs).toMatchObject([{ name: "payroll.pdf" }]);
  const [proof] = await callBackend(analyst, listActionAttachments, { params: { actionId } });
  expect(proof).toMatchObject({ originalFilename: "payroll.pdf", createdBy: null, showOnTarget: false });
  const done = await callBackend(visitor, reportPlanProgress, { body: { ...link, done: [0, 1], version: 7 } });
  expect(done.state).toBe("done");
  const { plans } = await callBackend(analyst, listSupplierPlans, { params: { actionId } });
  expect(plans).toMatchObject([{ state: "done", waitingSince: null, proofs: [{ documentId: proof?.id }] }]);

  const { content } = await callBackend(analyst, listEvidence, { query: { subject: `action:${actionId}`, size: 50 } });
  const steps = content.filter(({ kind }) => kind.startsWith("action.plan-"));
  expect(steps.map(({ kind, actor }) => [kind.replace("action.plan-", ""), actor.type]).reverse()).toEqual([
    ["sent", "user"],
    ["proposed", "link"],
    ["returned", "user"],
    ["proposed", "link"],
    ["accepted", "user"],
    ["progress", "link"],
    ["proof", "link"],
    ["progress", "link"],
  ]);
  const news = await callBackend(analyst, listNotifications, {});
  expect(news.content.filter(({ subject }) => subject === `action:${actionId}`).map(({ kind }) => kind)).toEqual([
    "plan-proof",
    "plan-proposed",
  ]);
});

test("who may send: nobody of another customer, no viewer; to contacts of the action's targets only, once", async () => {
  const { analyst, actionId, targetId, email } = await action("Who May");
  const body = asked(targetId, email);
  const input = { params: { actionId }, body };
  const stranger = await signInAs(use.transport, "stranger");
  await expect(callBackend(stranger, sendPlan, input)).rejects.toMatchObject({ status: 404 });
  await expect(callBackend(stranger, listSupplierPlans, { params: { actionId } })).rejects.toMatchObject({
    status: 404,
  });
  const viewer = await signInAs(use.transport, "viewer");
  await expect(callBackend(viewer, sendPlan, input)).rejects.toMatchObject({ status: 403 });
  const refused = (change: Partial<typeof body>) =>
    expect(callBackend(analyst, sendPlan, { ...input, body: { ...body, ...change } })).rejects;
  const [other = 0] = await targets("Another Mill");
  await refused({ targetId: other }).toMatchObject({ status: 422, details: [{ path: "body.targetId" }] });
  await refused({ email: "nobody@supplier.example" }).toMatchObject({ status: 422, details: [{ path: "body.email" }] });
  await refused({ dueOn: inDays(-1) }).toMatchObject({ status: 422, details: [{ path: "body.dueOn" }] });
  await refused({ dueOn: inDays(400) }).toMatchObject({ status: 422, details: [{ path: "body.dueOn" }] });
  await refused({ message: "a".repeat(2001) }).toMatchObject({ status: 422 });
  expect(await callBackend(viewer, listSupplierPlans, { params: { actionId } })).toEqual({ plans: [], recipients: [] });
  const { recipients } = await callBackend(analyst, listSupplierPlans, { params: { actionId } });
  expect(recipients).toEqual([{ targetId, target: "Who May", email, name: "Ada Berg", language: "en" }]);
  const both = await Promise.allSettled([callBackend(analyst, sendPlan, input), callBackend(analyst, sendPlan, input)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await refused({}).toMatchObject({ status: 409, code: "already_open" });
  const { plans } = await callBackend(viewer, listSupplierPlans, { params: { actionId } });
  const one = ofPlan(plans[0]?.id ?? 0);
  const decision = { ...one, body: { accept: true, version: 1 } };
  await expect(callBackend(stranger, decidePlan, decision)).rejects.toMatchObject({ status: 404 });
  await expect(callBackend(stranger, revokePlan, { ...one, body: { version: 1 } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(callBackend(analyst, decidePlan, decision)).rejects.toMatchObject({ status: 409, code: "not_proposed" });
});

test("a confidential action is sent only when that is confirmed, and leaves no words in the ledger", async () => {
  const { analyst, actionId, targetId, email } = await action("Secret Mill", { confidential: true });
  const input = { params: { actionId }, body: asked(targetId, email) };
  await expect(callBackend(analyst, sendPlan, input)).rejects.toMatchObject({ status: 409, code: "confidential" });
  const plan = await callBackend(analyst, sendPlan, { ...input, body: { ...input.body, confirmed: true } });
  const { text: _, ...link } = await linkOf(email);
  await propose(link, plan.version);
  const manager = await signInAs(use.transport, "manager");
  const ledger = await callBackend(manager, listEvidence, { query: { subject: `action:${actionId}`, size: 50 } });
  expect(JSON.stringify(ledger.content)).not.toMatch(/late|payroll|Ada Berg/);
  const viewer = await signInAs(use.transport, "viewer");
  await expect(callBackend(viewer, listSupplierPlans, { params: { actionId } })).rejects.toMatchObject({ status: 404 });
  await callBackend(analyst, decidePlan, { ...ofPlan(plan.id), body: { accept: true, version: plan.version + 1 } });
  await prove(link, "of-secret-mill.pdf");
  const files = async (who: typeof analyst) =>
    (await callBackend(who, findDocuments, { query: { q: "of-secret-mill" } })).content.length;
  expect([await files(analyst), await files(viewer)]).toEqual([1, 0]);
});

test("whose turn it is stands among the tasks of who has the action, and leaves by itself", async () => {
  const { analyst, actionId, plan, link } = await sent("Whose Turn", { dueOn: inDays(30) });
  const turns = async (who = analyst) => {
    const { content } = await callBackend(who, listTasks, { query: { q: "Whose Turn", timeZone: "UTC" } });
    return content.filter(({ kind }) => kind.startsWith("plan-"));
  };
  const [waiting, ...others] = await turns();
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({
    ...{ key: `plan-answer:${plan.id}`, group: "waiting", waitingFor: "Ada Berg", dueOn: inDays(14) },
    ...{ subject: { type: "action", id: actionId }, since: plan.waitingSince },
  });
  await propose(link, 1);
  expect(await turns()).toMatchObject([{ key: `plan-review:${plan.id}`, waitingFor: null }]);
  // Given to a colleague, it is theirs.
  const manager = await signInAs(use.transport, "manager");
  const { user } = await callBackend(manager, readSession, {});
  const assignees = [{ kind: "user" as const, id: user.id }];
  await callBackend(analyst, changeAction, { params: { actionId }, body: { assignees, version: 1 } });
  expect(await turns()).toEqual([]);
  expect(await turns(manager)).toMatchObject([{ key: `plan-review:${plan.id}` }]);
  await callBackend(manager, decidePlan, { ...ofPlan(plan.id), body: { accept: true, version: 2 } });
  expect(await turns(manager)).toMatchObject([{ key: `plan-answer:${plan.id}`, dueOn: inDays(10) }]);
  await callBackend(visitor, reportPlanProgress, { body: { ...link, done: [0], version: 3 } });
  expect(await turns(manager)).toMatchObject([{ key: `plan-answer:${plan.id}`, dueOn: inDays(60) }]);
  await callBackend(visitor, reportPlanProgress, { body: { ...link, done: [1], version: 4 } });
  expect(await turns(manager)).toEqual([]);
});

test("a supplier that lets its day pass is the turn of who has the action, overdue and no longer waiting, where the reader is", async () => {
  const { analyst, plan } = await sent("Late Turn", { dueOn: inDays(30) });
  await use.database.asSystem((tx) =>
    tx.execute(sql`update supplier_plans set due_on = ${inDays(0)} where id = ${plan.id}`),
  );
  const turns = async (timeZone: string) => {
    const { content } = await callBackend(analyst, listTasks, { query: { q: "Late Turn", timeZone } });
    return content.flatMap(({ key, group, waitingFor }) => (key.startsWith("plan-") ? [[key, group, waitingFor]] : []));
  };
  expect(await turns("UTC")).toEqual([[`plan-answer:${plan.id}`, "waiting", "Ada Berg"]]);
  await use.database.asSystem((tx) =>
    tx.execute(sql`update supplier_plans set due_on = ${inDays(-1)} where id = ${plan.id}`),
  );
  expect(await turns("UTC")).toEqual([[`plan-overdue:${plan.id}`, "overdue", null]]);
});

test("who has the action and wants mails about tasks is written to when its supplier is asked, and who asked is not", async () => {
  const { analyst, actionId, targetId, email } = await action("Written To");
  const manager = await signInAs(use.transport, "manager");
  const { user } = await callBackend(manager, readSession, {});
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      insert into task_mails (customer_id, user_id, given) select customer_id, id, true from users where customer_id = ${user.customer.id}
      on conflict (customer_id, user_id) do update set given = true`),
  );
  const assignees = [{ kind: "user" as const, id: user.id }];
  await callBackend(analyst, changeAction, { params: { actionId }, body: { assignees, version: 1 } });
  const body = { ...asked(targetId, email), language: "fr" as const };
  await callBackend(analyst, sendPlan, { params: { actionId }, body });
  const { text } = await linkOf(email, /plan correctif/);
  expect(text).toContain("Bonjour Ada Berg,");
  const admin = await signInAs(use.transport, "admin");
  expect((await mailTo(admin, user.email, /Written To/, { tries: 1 })).text).toContain(`/action/${actionId}`);
  const mine = mailTo(admin, "analyst@nordwind.example", /Corrective plan requested/, { tries: 1 });
  await expect(mine).rejects.toThrow();
});

test("what the link shows is what was sent: a title that is changed later stays inside", async () => {
  const { analyst, actionId, link } = await sent("Later Words");
  await callBackend(analyst, changeAction, {
    params: { actionId },
    body: { title: "Prepare to leave them", version: 1 },
  });
  expect(JSON.stringify(await open(link))).not.toContain("leave them");
});

test("a wrong, expired, revoked or removed link is answered alike, whatever is asked of it", async () => {
  const wrong = await sent("Wrong Link");
  const late = await sent("Late Link");
  await expire(late.plan.id);
  const ended = await sent("Revoked Link");
  await callBackend(ended.analyst, revokePlan, { ...ofPlan(ended.plan.id), body: { version: 1 } });
  const gone = await sent("Removed Link");
  const [contact] = await callBackend(gone.analyst, listTargetContacts, {
    params: { targetId: String(gone.targetId) },
  });
  await callBackend(gone.analyst, removeTargetContact, {
    params: { targetId: String(gone.targetId), contactId: String(contact?.id) },
  });
  const answers = new Set<string>();
  for (const link of [
    { ...wrong.link, secret: "x" },
    { ...wrong.link, requestId: "00000000-0000-4000-8000-000000000000" },
    { ...wrong.link, requestId: "nonsense" },
    late.link,
    ended.link,
    gone.link,
  ]) {
    for (const attempt of [
      () => open(link),
      () => propose(link, 1),
      () => callBackend(visitor, reportPlanProgress, { body: { ...link, done: [0], version: 1 } }),
      () => prove(link),
    ]) {
      const { status, code, details } = await attempt().then(
        () => ({ status: 200, code: "open", details: null }),
        (error) => error,
      );
      answers.add(JSON.stringify([status, code, details]));
    }
  }
  expect([...answers]).toHaveLength(1);
  expect([...answers][0]).toContain("404");
  const { plans } = await callBackend(late.analyst, listSupplierPlans, { params: { actionId: late.actionId } });
  expect(plans[0]?.state).toBe("expired");
});

test("who is second is told what the first did: two analysts, and a supplier's stale page", async () => {
  const { analyst, plan, link } = await sent("Two At Once");
  await propose(link, 1);
  await expect(propose(link, 1)).rejects.toMatchObject({
    status: 409,
    code: "stale_version",
    details: { current: { state: "proposed", version: 2 } },
  });
  const manager = await signInAs(use.transport, "manager");
  const decide = (who: typeof analyst, accept: boolean) =>
    callBackend(who, decidePlan, { ...ofPlan(plan.id), body: { accept, reason: "No.", version: 2 } });
  const both = await Promise.allSettled([decide(analyst, true), decide(manager, false)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(both.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { status: 409, code: "stale_version" },
  });
});

test("an action that is over takes no plan, and more steps than it may have are refused", async () => {
  const { analyst, actionId, plan, link } = await sent("Too Many");
  await propose(link, 1);
  const steps = Array.from({ length: 29 }, (_, at) => ({ title: `Step ${at}` }));
  await callBackend(analyst, changeAction, { params: { actionId }, body: { steps, version: 1 } });
  const accept = { ...ofPlan(plan.id), body: { accept: true, version: 2 } };
  await expect(callBackend(analyst, decidePlan, accept)).rejects.toMatchObject({ status: 409, code: "too_many_steps" });
  await callBackend(analyst, changeAction, { params: { actionId }, body: { metaStatus: "Aborted", version: 2 } });
  await expect(callBackend(analyst, decidePlan, accept)).rejects.toMatchObject({ status: 409, code: "over" });
  await expect(propose(link, 2)).rejects.toMatchObject({ status: 409, code: "closed" });
  expect(await open(link)).toMatchObject({ closed: true });
});

test("proof comes after acceptance, is looked at as every upload, and is limited", async () => {
  const { analyst, plan, link } = await sent("Proof");
  await expect(prove(link)).rejects.toMatchObject({ status: 409, code: "closed" });
  await propose(link, 1);
  await callBackend(analyst, decidePlan, { ...ofPlan(plan.id), body: { accept: true, version: 2 } });
  await expect(prove(link, "payroll.png")).rejects.toMatchObject({ status: 415, code: "file_type_differs" });
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      update supplier_plans set proofs = (select jsonb_agg(jsonb_build_object('documentId', 1, 'name', 'a', 'at', now())) from generate_series(1, 20))
       where id = ${plan.id}`),
  );
  await expect(prove(link)).rejects.toMatchObject({ status: 409, code: "too_many" });
});

test("the contact stops the mails by the plan's link, and is asked no more", async () => {
  const { analyst, link, email, plan } = await sent("Stop Them");
  expect(await callBackend(visitor, readRequestMails, { body: link })).toMatchObject({ stopped: false });
  await callBackend(visitor, stopRequestMails, { body: link });
  await propose(link, 1);
  const body = { accept: false, reason: "More, please.", version: 2 };
  await callBackend(analyst, decidePlan, { ...ofPlan(plan.id), body });
  await drain();
  const admin = await signInAs(use.transport, "admin");
  await expect(mailTo(admin, email, /returned/, { tries: 1 })).rejects.toThrow();
  const other = await action("Stop Them Too");
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`select 1 from target_contacts where email = ${email} and state = 'opted-out'`),
  );
  expect(rows).toHaveLength(1);
  await use.database.asSystem((tx) =>
    tx.execute(sql`update target_contacts set email = ${email} where target_id = ${other.targetId}`),
  );
  const again = { params: { actionId: other.actionId }, body: asked(other.targetId, email) };
  await expect(callBackend(analyst, sendPlan, again)).rejects.toMatchObject({ status: 409, code: "opted_out" });
});
