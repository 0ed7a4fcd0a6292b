import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { startAction } from "~/backend/contract/actions";
import { followTargets } from "~/backend/contract/following";
import { TIMELINE_KINDS } from "~/backend/contract/profile-words";
import { requestQuestionnaires } from "~/backend/contract/questionnaires";
import { activateSanctions } from "~/backend/contract/sanctions";
import { addTargetContact } from "~/backend/contract/target-contacts";
import { type Happened, listTargetTimeline } from "~/backend/contract/timeline";
import { changeAlertStatus } from "~/backend/contract/triage";
import { days } from "~/time/duration";
import { add, dayIn, newTarget } from "../support/documents/add-document";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { addAlerts } from "../support/scores/add-alerts";

const use = ownBackend();
let targetId = 0;
const list = async (query: object = {}, persona: Persona = "analyst") =>
  callBackend(await signInAs(use.transport, persona), listTargetTimeline, {
    params: { targetId: String(targetId) },
    query: { perspective: "Disruption", ...query },
  });

beforeAll(async () => {
  const analyst = await signInAs(use.transport, "analyst");
  targetId = await newTarget(use, "Presswerk Kork");
  const params = { targetId: String(targetId) };
  await callBackend(analyst, followTargets, { body: { targetIds: [targetId] } });
  const [alertId = 0] = await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`select id::int from customers where key = 'nordwind'`);
    const customerId = rows[0]?.id ?? 0;
    await tx.execute(sql`
      insert into score_history (customer_id, perspective, target_id, month, score, missing)
      select ${customerId}, 'Disruption', ${targetId}, month::date, score, 0
        from (values ('2025-01-01', 20), ('2025-02-01', 25), ('2025-03-01', 60), ('2025-05-01', 15)) as told(month, score)`);
    const one = { targetId, eventTypeId: "strike", priority: 3, impactLevel: "direct" } as const;
    const at = (ago: number) => new Date(Date.now() - days(ago));
    return addAlerts(
      tx,
      customerId,
      [1, 2, 2, 40, 700].map((ago) => ({ ...one, at: at(ago) })),
    );
  });
  await callBackend(analyst, changeAlertStatus, { params: { alertId }, body: { statusId: "relevant" } });
  await add(analyst, { targetId, documentType: "iso-9001", validUntil: dayIn(90) }, "a.pdf");
  const body = { email: "ada@kork.example", name: "Ada" };
  await callBackend(analyst, addTargetContact, { params, body });
  await callBackend(analyst, requestQuestionnaires, { body: { targetIds: [targetId] } });
  await callBackend(analyst, startAction, { body: { typeId: "second-source", title: "Act", targetIds: [targetId] } });
  await callBackend(analyst, activateSanctions, { params });
});

const keyOf = (one: Happened) =>
  one.kind === "alert" ? `alert ${one.alertId}` : one.kind === "score" ? one.month : `ledger ${one.decision.seq}`;

test("everything that happened is one list, newest first, of all kinds", async () => {
  const { content, after } = await list({ size: 100 });
  expect(after).toBeNull();
  expect([...new Set(content.map(({ kind }) => kind))].sort()).toEqual([...TIMELINE_KINDS].sort());
  const moments = content.map(({ at }) => Date.parse(at));
  expect(moments).toEqual([...moments].sort((a, b) => b - a));
});

test("pages of any size go on where the one before ended: nothing is left out and nothing told twice", async () => {
  const whole = (await list({ size: 100 })).content.map(keyOf);
  for (const size of [1, 2, 3, 7]) {
    const found: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ size, ...(after && { after }) });
      found.push(...page.content.map(keyOf));
      after = page.after;
    } while (after);
    expect(found, `by ${size}`).toEqual(whole);
  }
});

test("each kind is what the whole list has of it", async () => {
  const { content } = await list({ size: 100 });
  for (const kind of TIMELINE_KINDS) {
    const part = (await list({ size: 100, kind })).content;
    expect(part.map(keyOf), kind).toEqual(content.filter((one) => one.kind === kind).map(keyOf));
  }
});

test("a score is told of where its band changed, after months without one, too", async () => {
  const { content } = await list({ kind: "score" });
  expect(content).toMatchObject([
    { month: "2025-05-01", before: "High", after: "Low", score: 15, at: "2025-05-31T23:59:59.999Z" },
    { month: "2025-03-01", before: "Low", after: "High" },
  ]);
});

test("a period leaves out what is not in it, and what is no cursor is refused", async () => {
  const { content } = await list({ from: "2025-03-01", to: "2025-03-31" });
  expect(content.map(keyOf)).toEqual(["2025-03-01"]);
  for (const after of ["x", "5", "__0", "1-2_2025-13-01_"]) {
    await expect(list({ after })).rejects.toMatchObject({ status: 422 });
  }
});

test("another customer is told nothing of it, and who may not read the ledger is refused", async () => {
  expect((await list({}, "stranger")).content).toEqual([]);
});
