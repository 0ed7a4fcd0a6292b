import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import { readQuestionnaire } from "~/backend/contract/questionnaires";
import { changeTask, readTask } from "~/backend/contract/tasks";
import { paths } from "~/paths";
import * as questionnaire from "~/routes/network/target-profile/questionnaire/route";
import * as selfAssessment from "~/routes/network/target-profile/self-assessment/route";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { fieldsBeside, routePage } from "../support/route-page";
import { addTarget, peopleOf, WAITING } from "../support/tasks";

const use = ownBackend();
const MARK = "Mark as reviewed";
const GONE = "These answers no longer wait for review: somebody reviewed them first, or they were withdrawn.";
const CHANGED = "Somebody changed this task first. Check it and try again.";
const ONE = "/network/target/:targetId/profile/questionnaires/:questionnaireId";

const pageFor = (persona: Persona) => routePage(questionnaire, ONE, use.transport, persona);

/** Answers that the manager asked for and nobody has read. */
async function answered() {
  const { customerId, people } = await peopleOf(use);
  return use.database.asSystem(async (tx) => {
    const targetId = await addTarget(tx, "Weberei Lindau");
    const id = await WAITING["questionnaire-review"](tx, { customerId, targetId, by: people.manager ?? 0 });
    return { id, targetId, address: paths.targetQuestionnaire(targetId, id), key: `questionnaire-review:${id}` };
  });
}

test("answers are marked as reviewed where they are read, once, and the page and the ledger say by whom", async () => {
  const { id, address } = await answered();
  const { get, post } = await pageFor("manager");
  const before = await get(address);
  const fields = fieldsBeside(MARK, before.html);
  expect(fields).toMatchObject({ intent: "review", questionnaireId: String(id), version: "0" });
  expect(before.html).not.toContain(">Reviewed<");

  const done = await post(address, fields ?? {});
  expect([done.status, done.to]).toEqual([303, address]);
  const [, toast = ""] = /^tierwatch-toast=([^;]+)/.exec(done.cookies.join("\n")) ?? [];
  const said = JSON.parse(Buffer.from(decodeURIComponent(toast), "base64").toString());
  expect(said).toMatchObject({ tone: "good", key: "questionnaires:toasts.reviewed" });
  // The same form again, as after a second press.
  expect((await post(address, fields ?? {})).status).toBe(303);

  const after = await get(address);
  expect(fieldsBeside(MARK, after.html)).toBeNull();
  expect(after.html).toMatch(/>Reviewed<\/dt><dd[^>]*>[^<]*Jonas Brandt</);
  const manager = await signInAs(use.transport, "manager");
  const read = await callBackend(manager, readQuestionnaire, { params: { questionnaireId: String(id) } });
  expect(read).toMatchObject({ reviewedAt: expect.any(String), reviewedBy: "Jonas Brandt" });
  const { content } = await callBackend(manager, listEvidence, { query: { subject: `questionnaire:${id}` } });
  expect(content.map(({ kind }) => kind)).toEqual(["task.done"]);
});

test("who reviews what somebody else has reviewed meanwhile is told so, and sees who did", async () => {
  const { address } = await answered();
  const [first, second] = [await pageFor("manager"), await pageFor("admin")];
  const [one, other] = [await first.get(address), await second.get(address)];
  expect((await second.post(address, fieldsBeside(MARK, other.html) ?? {})).status).toBe(303);
  const late = await first.post(address, fieldsBeside(MARK, one.html) ?? {});
  expect(late.status).toBe(409);
  expect(late.html).toContain(GONE);
  expect(late.html).toMatch(/>Reviewed<\/dt>/);
  expect(fieldsBeside(MARK, late.html)).toBeNull();
});

test("of a task that somebody put off meanwhile the page says so, and its form works then", async () => {
  const { address, key } = await answered();
  const { get, post } = await pageFor("manager");
  const fields = fieldsBeside(MARK, (await get(address)).html) ?? {};
  const admin = await signInAs(use.transport, "admin");
  const { task } = await callBackend(admin, readTask, { params: { key }, query: {} });
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const change = { putOff: { until, reason: "" } };
  await callBackend(admin, changeTask, { params: { key }, body: { change, version: task.version } });
  const refused = await post(address, fields);
  expect(refused.status).toBe(409);
  expect(refused.html).toContain(CHANGED);
  const again = fieldsBeside(MARK, refused.html) ?? {};
  expect(again.version).not.toBe(fields.version);
  expect((await post(address, again)).status).toBe(303);
});

test("who may review does so though the task is the manager's, who is named; who only reads has no button and is refused with 403", async () => {
  const { id, address, key } = await answered();
  const forged = { intent: "review", questionnaireId: String(id), version: "0", idempotencyKey: "forged-by-hand" };
  const viewer = await pageFor("viewer");
  expect(fieldsBeside(MARK, (await viewer.get(address)).html)).toBeNull();
  expect((await viewer.post(address, forged)).status).toBe(403);
  const manager = await (await pageFor("manager")).get(address);
  expect(fieldsBeside(MARK, manager.html)).not.toBeNull();
  expect(manager.html).not.toContain("Assigned to");
  // It is read and ended by whoever may; it is still not theirs to give away.
  const caller = await signInAs(use.transport, "analyst");
  const { people } = await peopleOf(use);
  const change = { assign: { kind: "user" as const, id: people.analyst ?? 0 } };
  const given = callBackend(caller, changeTask, { params: { key }, body: { change, version: 0 } });
  await expect(given).rejects.toMatchObject({ status: 404 });
  const analyst = await pageFor("analyst");
  const shown = await analyst.get(address);
  expect(shown.html).toContain("Assigned to Jonas Brandt");
  expect((await analyst.post(address, fieldsBeside(MARK, shown.html) ?? {})).status).toBe(303);
  expect((await analyst.get(address)).html).toMatch(/>Reviewed<\/dt><dd[^>]*>[^<]*Mara Keller</);
});

test("what is no version is refused, and nothing is reviewed", async () => {
  const { id, address } = await answered();
  const { post, get } = await pageFor("manager");
  const { status } = await post(address, { intent: "review", questionnaireId: String(id), version: "x" });
  expect(status).toBe(400);
  expect(fieldsBeside(MARK, (await get(address)).html)).not.toBeNull();
});

test("the page of a supplier's self-assessment has the same step for the newest answers", async () => {
  const { targetId } = await answered();
  const pattern = "/network/target/:targetId/profile/self-assessment";
  const { get, post } = await routePage(selfAssessment, pattern, use.transport, "manager");
  const address = paths.targetSelfAssessment(targetId);
  const done = await post(address, fieldsBeside(MARK, (await get(address)).html) ?? {});
  expect([done.status, done.to]).toEqual([303, address]);
  expect((await get(address)).html).toMatch(/>Reviewed<\/dt><dd[^>]*>[^<]*Jonas Brandt</);
});
