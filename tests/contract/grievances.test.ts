import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import type { GrievanceOutcome, GrievanceStep } from "~/backend/contract/grievance-words";
import {
  addGrievanceReport,
  type GrievanceInFull,
  type GrievanceReport,
  listGrievanceReports,
  readGrievanceReport,
  takeGrievanceStep,
} from "~/backend/contract/grievances";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use = ownBackend();
const REPORT = { title: "No breaks", description: "Twelve hours without a break.", topic: "wages" as const };
const of = (targetId: number) => ({ params: { targetId: String(targetId) } });
const one = ({ id }: { id: number }) => ({ params: { reportId: String(id) } });

async function reported(more: object = {}) {
  const manager = await signInAs(use.transport, "manager");
  const [targetId = 0] = await use.database.asSystem((tx) => addTargets(tx, [{ name: "Werk", country: "DE" }]));
  const report = await callBackend(manager, addGrievanceReport, { ...of(targetId), body: { ...REPORT, ...more } });
  const take = (
    { version }: Pick<GrievanceInFull, "version">,
    step: GrievanceStep,
    note = "",
    outcome: GrievanceOutcome | null = null,
  ) => callBackend(manager, takeGrievanceStep, { ...one(report), body: { step, note, outcome, version } });
  return { manager, targetId, report, take };
}

test("a report goes its way, each step with its words, and its deadlines are a week and three months more", async () => {
  const { manager, targetId, report, take } = await reported({ receivedOn: "2026-01-05" });
  expect(report).toMatchObject({
    state: "received",
    acknowledge: { on: "2026-01-12", doneAt: null, overdue: true },
    feedback: { on: "2026-04-12", doneAt: null, overdue: true },
  });
  const acknowledged = await take(report, "acknowledge");
  expect(acknowledged).toMatchObject({ state: "received", acknowledge: { overdue: false } });
  const examined = await take(acknowledged, "examine");
  await expect(take(report, "measures", "Late")).rejects.toMatchObject({ status: 409, code: "stale_version" });
  await expect(take(examined, "examine")).rejects.toMatchObject({ status: 409, code: "out_of_order" });
  await expect(take(examined, "measures")).rejects.toMatchObject({ status: 422 });
  const measured = await take(examined, "measures", "Breaks are on the plan.");
  const told = await take(measured, "feedback", "Written on the notice board.");
  await expect(take(told, "close", "Done")).rejects.toMatchObject({ status: 422 });
  const closed = await take(told, "close", "Time sheets show it.", "founded");
  expect(closed).toMatchObject({ state: "closed", outcome: "founded", closedAt: expect.any(String) });
  expect(closed.steps.map(({ step, by }) => [step, by])).toEqual(
    ["acknowledge", "examine", "measures", "feedback", "close"].map((step) => [step, "Jonas Brandt"]),
  );
  await expect(take(closed, "note", "More")).rejects.toMatchObject({ status: 409, code: "closed" });
  expect(await callBackend(manager, listGrievanceReports, of(targetId))).toMatchObject([{ state: "closed" }]);
});

test("the three months for the feedback run from an acknowledgement in time, and a late one leaves them as they are", async () => {
  const today = dayIn(0);
  const early = await reported({ receivedOn: today });
  expect(early.report.feedback.on).toBe(await threeMonthsAfter(dayIn(7)));
  const feedback = sql`subject_type = 'grievance-report' and kind = 'feedback' and subject_id = ${early.report.id}`;
  await use.database.asSystem((tx) =>
    tx.execute(sql`update clocks set rule_version = 'grievance-deadlines@0' where ${feedback}`),
  );
  const acknowledged = await early.take(early.report, "acknowledge");
  // The clock that was moved says by which version.
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`select rule_version as rule from clocks where ${feedback}`),
  );
  expect(rows).toEqual([{ rule: "grievance-deadlines@2" }]);
  expect(acknowledged.feedback).toMatchObject({ on: await threeMonthsAfter(today), doneAt: null });
  const subject = { query: { subject: `grievance-report:${acknowledged.id}` } };
  const { content } = await callBackend(early.manager, listEvidence, subject);
  expect(content[0]).toMatchObject({ kind: "grievance-report.acknowledge", ruleVersion: "grievance-deadlines@2" });
  // The second letter of the kind changes nothing.
  const again = await early.take(acknowledged, "acknowledge");
  expect(again.feedback).toEqual(acknowledged.feedback);
  const late = await reported({ receivedOn: "2026-01-05" });
  expect((await late.take(late.report, "acknowledge")).feedback.on).toBe("2026-04-12");
});

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** As the database counts months, which is not how the product does. */
async function threeMonthsAfter(day: string): Promise<string> {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ day: string }>(sql`select (${day}::date + interval '3 months')::date::text as day`),
  );
  return rows[0]?.day ?? "";
}

test("what is closed is late with nothing any more", async () => {
  const { report, take } = await reported({ receivedOn: "2026-01-05" });
  const closed = await take(report, "close", "The reporter took it back.", "unfounded");
  const notDone = { doneAt: null, overdue: false };
  expect(closed).toMatchObject({ state: "closed", acknowledge: notDone, feedback: notDone });
});

test("who reported, and the notes, are told to those who manage reports only, and stand in no ledger", async () => {
  const reporter = { name: "Ines Wahl", contact: "+49 30 1234" };
  const { report, take, manager } = await reported({ reporter });
  await take(report, "note", "Ines was called.");
  expect(await callBackend(manager, readGrievanceReport, one(report))).toMatchObject({ reporter });
  const viewer = await signInAs(use.transport, "viewer");
  const { content } = await callBackend(viewer, listEvidence, { query: { subject: `grievance-report:${report.id}` } });
  expect(content.map(({ kind }) => kind)).toEqual(["grievance-report.note", "grievance-report.received"]);
  expect(content.at(-1)?.ruleVersion).toBe("grievance-deadlines@2");
  expect(JSON.stringify(content)).not.toContain("Ines");
});

test.each(["viewer", "analyst"] as const)(
  "a report is read by those who handle them: the %s sees that there is one, and where it stands",
  async (persona) => {
    const { report, targetId } = await reported({ reporter: { name: "Ines Wahl", contact: "" }, relation: "employee" });
    const colleague = await signInAs(use.transport, persona);
    const refused = callBackend(colleague, readGrievanceReport, one(report));
    await expect(refused).rejects.toMatchObject({ status: 403 });
    const [listed] = await callBackend(colleague, listGrievanceReports, of(targetId));
    const {
      title: _,
      relation: __,
      anonymous: ___,
      ...shown
    } = (
      await callBackend(await signInAs(use.transport, "manager"), listGrievanceReports, of(targetId))
    )[0] as GrievanceReport;
    expect(listed).toEqual({ ...shown, title: null, relation: null, anonymous: null });
    expect(JSON.stringify(listed)).not.toMatch(/breaks|Ines|employee/i);
  },
);

test("of an anonymous report nothing is kept that could name somebody", async () => {
  const { report } = await reported();
  expect(report).toMatchObject({ anonymous: true, reporter: null });
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`select reporter_name, reporter_contact from grievance_reports where id = ${report.id}`),
  );
  expect(rows).toEqual([{ reporter_name: null, reporter_contact: null }]);
});

test("open reports stand before closed ones, one from the future is refused, and another customer sees none", async () => {
  const { manager, targetId, report, take } = await reported();
  await take(report, "close", "Twice the same", "unfounded");
  const second = await callBackend(manager, addGrievanceReport, {
    ...of(targetId),
    body: { ...REPORT, title: "Older", receivedOn: "2026-01-01" },
  });
  const listed = await callBackend(manager, listGrievanceReports, of(targetId));
  expect(listed.map(({ id }) => id)).toEqual([second.id, report.id]);
  const future = callBackend(manager, addGrievanceReport, {
    ...of(targetId),
    body: { ...REPORT, receivedOn: "2099-01-01" },
  });
  await expect(future).rejects.toMatchObject({ status: 422 });
  for (const receivedOn of ["1999-12-31", "0000-01-01"]) {
    const early = callBackend(manager, addGrievanceReport, { ...of(targetId), body: { ...REPORT, receivedOn } });
    await expect(early).rejects.toMatchObject({ status: 422, details: [{ path: "body.receivedOn" }] });
  }
  const stranger = await signInAs(use.transport, "strangeAdmin");
  expect(await callBackend(stranger, listGrievanceReports, of(targetId))).toEqual([]);
  await expect(callBackend(stranger, readGrievanceReport, one(report))).rejects.toMatchObject({ status: 404 });
  const step = { ...one(second), body: { step: "examine" as const, version: 1 } };
  await expect(callBackend(stranger, takeGrievanceStep, step)).rejects.toMatchObject({ status: 404 });
});

test("today in the east, where it is tomorrow by UTC, is a day on which a report can come, and the day after is not", async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const { report } = await reported({ receivedOn: inDays(1) });
  expect(report).toMatchObject({ receivedOn: inDays(1), state: "received" });
  await expect(reported({ receivedOn: inDays(2) })).rejects.toMatchObject({ status: 422 });
});
