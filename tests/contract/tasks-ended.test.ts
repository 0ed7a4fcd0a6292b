import { expect, test } from "vitest";
import { type CallInput, callBackend } from "~/backend/client.server";
import { assessEffect } from "~/backend/contract/action-effects";
import { changeAction } from "~/backend/contract/actions";
import type { Call } from "~/backend/contract/call";
import { readOpenTaskCount } from "~/backend/contract/counts";
import { changeDocument, readDocument } from "~/backend/contract/documents";
import { takeGrievanceStep } from "~/backend/contract/grievances";
import { applyImport, cancelImport } from "~/backend/contract/imports";
import { moveOwnMeasure, putOwnMeasure } from "~/backend/contract/own-measures";
import { decidePlace } from "~/backend/contract/place-decisions";
import { withdrawQuestionnaire } from "~/backend/contract/questionnaires";
import { listReadItems, reviewReading } from "~/backend/contract/reading";
import { listReviewQueue } from "~/backend/contract/review-queue";
import { decideSanctionsMatch } from "~/backend/contract/sanctions";
import { decidePlan, revokePlan } from "~/backend/contract/supplier-plans";
import { decideSupplierProposal } from "~/backend/contract/suppliers";
import { addTargetContact } from "~/backend/contract/target-contacts";
import { decideDuplicate, listDuplicates } from "~/backend/contract/target-merges";
import { TASK_KINDS, type TaskKind } from "~/backend/contract/task-words";
import { listDoneTasks, listTasks } from "~/backend/contract/tasks";
import { changeAlertStatus } from "~/backend/contract/triage";
import { paths } from "~/paths";
import * as questionnaire from "~/routes/network/target-profile/questionnaire/route";
import { enqueue } from "../../server/backend/platform/jobs/enqueue";
import { RENEW_DOCUMENTS } from "../../server/backend/work/actions/renewal-task";
import { add, dayIn, paramsOf } from "../support/documents/add-document";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { fieldsBeside, routePage } from "../support/route-page";
import { WAGE_CHECK } from "../support/task-contents";
import { addTarget, peopleOf, WAITING } from "../support/tasks";

// What ends a task is the product's own call for what it is about, and not a row of the list of tasks.
const use = ownBackend();
const sessions = new Map<Persona, ReturnType<typeof signInAs>>();
/** With one session each: signing in is what takes long here. */
function as(persona: Persona) {
  const session = sessions.get(persona) ?? signInAs(use.transport, persona);
  sessions.set(persona, session);
  return session;
}

interface Waiting {
  /** What the task is numbered by. */
  id: number;
  targetId: number;
}

async function waiting(kind: TaskKind): Promise<Waiting> {
  const { customerId, people } = await peopleOf(use);
  return use.database.asSystem(async (tx) => {
    const targetId = await addTarget(tx, "Weberei Lindau");
    // Another person than its writer reviews an entry.
    const by = people[kind === "measure-review" ? "admin" : "manager"] ?? 0;
    return { id: await WAITING[kind](tx, { customerId, targetId, by }), targetId };
  });
}

const call = async <C extends Call>(one: C, input: CallInput<C>) => callBackend(await as("manager"), one, input);
const version = 1;

/** What the manager does about it, by kind. */
const ENDED_BY: Record<TaskKind, (about: Waiting) => Promise<unknown>> = {
  action: ({ id }) => call(changeAction, { params: { actionId: id }, body: { metaStatus: "Completed", version } }),
  "action-effect": ({ id }) =>
    call(assessEffect, {
      params: { actionId: id },
      body: { result: "effective", note: "Wages were paid in full since spring", version },
    }),
  "grievance-acknowledge": ({ id }) =>
    call(takeGrievanceStep, { params: { reportId: String(id) }, body: { step: "acknowledge", version } }),
  "grievance-feedback": ({ id }) =>
    call(takeGrievanceStep, { params: { reportId: String(id) }, body: { step: "feedback", note: "Told", version } }),
  "sanctions-match": ({ id }) =>
    call(decideSanctionsMatch, {
      params: { matchId: String(id) },
      body: { decision: "rejected", reason: "Another town", version },
    }),
  "questionnaire-review": async ({ id, targetId }) => {
    const path = "/network/target/:targetId/profile/questionnaires/:questionnaireId";
    const { get, post } = await routePage(questionnaire, path, use.transport, "manager");
    const address = paths.targetQuestionnaire(targetId, id);
    await post(address, fieldsBeside("Mark as reviewed", (await get(address)).html) ?? {});
  },
  "questionnaire-answer": ({ id }) => call(withdrawQuestionnaire, { params: { questionnaireId: String(id) } }),
  "plan-review": ({ id }) => call(decidePlan, { params: { planId: id }, body: { accept: true, version } }),
  "plan-overdue": ({ id }) => call(revokePlan, { params: { planId: id }, body: { version } }),
  "plan-answer": ({ id }) => call(revokePlan, { params: { planId: id }, body: { version } }),
  "supplier-proposal": ({ id, targetId }) =>
    call(decideSupplierProposal, {
      params: { targetId: String(targetId), proposalId: String(id) },
      body: { decision: "rejected", reason: "Not ours", version },
    }),
  "contact-bounced": ({ targetId }) =>
    call(addTargetContact, { params: { targetId: String(targetId) }, body: { email: "new@mill.example" } }),
  import: ({ id }) => call(cancelImport, { params: { importId: String(id) } }),
  "import-apply": ({ id }) => call(applyImport, { params: { importId: String(id) } }),
  duplicates: async () => {
    const { content } = await call(listDuplicates, {});
    for (const { id } of content)
      await call(decideDuplicate, { params: { pairId: String(id) }, body: { state: "apart" } });
  },
  "doubtful-places": async () => {
    const { content } = await call(listReviewQueue, { query: { kind: "doubt" } });
    for (const item of content) {
      if (item.kind !== "doubt") continue;
      const [params, seen] = [{ targetId: String(item.target.id) }, { lat: item.lat, lon: item.lon }];
      await call(decidePlace, { params, body: { decision: "keep", seen } });
    }
  },
  alert: ({ id }) =>
    call(changeAlertStatus, { params: { alertId: String(id) }, body: { statusId: "relevant", expected: "new" } }),
  "reading-review": async () => {
    const { content } = await call(listReadItems, { query: { toReview: "yes" } });
    for (const { id, readAt } of content)
      await call(reviewReading, { params: { itemId: id }, body: { verdict: "no-event", readAt } });
  },
  "measure-review": ({ id }) =>
    call(moveOwnMeasure, { params: { ownMeasureId: id }, body: { state: "reviewed", version } }),
  "measure-rework": ({ id }) => call(putOwnMeasure, { params: { ownMeasureId: id }, body: { ...WAGE_CHECK, version } }),
  "measure-publish": ({ id }) =>
    call(moveOwnMeasure, { params: { ownMeasureId: id }, body: { state: "published", version } }),
};

const openCount = async () => (await call(readOpenTaskCount, {})).count;

async function taskOf(persona: Persona, key: string) {
  const { content } = await callBackend(await as(persona), listTasks, { query: { size: 200 } });
  return content.find((task) => task.key === key);
}

/** What suppliers finish themselves, and what is worked off row by row: the page of done tasks says so. */
const NOBODYS: readonly TaskKind[] = [
  ...(["questionnaire-answer", "plan-answer", "plan-overdue"] as const),
  ...(["import", "duplicates", "doubtful-places", "reading-review"] as const),
  // Of these `tasks-done.test.ts` has what comes before.
  ...(["import-apply", "measure-rework"] as const),
];

test.each(TASK_KINDS)(
  "what waits of the kind %s is a task, and leaves the list once it is done there",
  async (kind) => {
    const about = await waiting(kind);
    const key = `${kind}:${about.id}`;
    const before = await openCount();
    const task = await taskOf("manager", key);
    expect(task).toMatchObject({ kind, owners: [{ kind: "user", name: "Jonas Brandt" }] });
    expect(JSON.stringify(task)).not.toContain("Secret");
    expect(await taskOf("viewer", key)).toBeUndefined();
    await ENDED_BY[kind](about);
    expect(await taskOf("manager", key)).toBeUndefined();
    expect(before - (await openCount())).toBe(kind.endsWith("-answer") ? 0 : 1);
    const { content } = await call(listDoneTasks, { query: { size: 200 } });
    expect(content.some((one) => one.key === key)).toBe(!NOBODYS.includes(kind));
  },
);

test("the renewal of a document is a task, and leaves the list once the document is renewed", async () => {
  const made = await add(await as("manager"), { validUntil: dayIn(30) });
  await use.database.asSystem((tx) => enqueue(tx, RENEW_DOCUMENTS, null));
  await use.drain();
  const { renewalActionId, version: now } = await call(readDocument, { params: paramsOf(made) });
  const key = `action:${renewalActionId}`;
  expect(await taskOf("manager", key)).toMatchObject({ kind: "action", dueOn: dayIn(30) });
  const before = await openCount();
  await call(changeDocument, { params: paramsOf(made), body: { validUntil: dayIn(700), version: now } });
  expect(await taskOf("manager", key)).toBeUndefined();
  expect(before - (await openCount())).toBe(1);
});
