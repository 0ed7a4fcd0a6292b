import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeActions } from "~/backend/contract/action-changes";
import { assessEffect } from "~/backend/contract/action-effects";
import { changeAction, readAction } from "~/backend/contract/actions";
import { CLOCK_SUBJECTS } from "~/backend/contract/clock-words";
import { undoOperation } from "~/backend/contract/operations";
import { listTasks, readTask } from "~/backend/contract/tasks";
import { CLOCK_TASKS, clockOf } from "../../server/backend/sections/tasks/clock-tasks";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";

const use = ownBackend();
const { as, begin } = actionsOn(use);

const read = async (actionId: number) => callBackend(await as("analyst"), readAction, { params: { actionId } });
async function change(actionId: number, change: Record<string, unknown>) {
  const { version } = await read(actionId);
  await callBackend(await as("analyst"), changeAction, { params: { actionId }, body: { version, ...change } });
}
/** The clock of its check: its day, its rule, and whether it runs. */
async function clock(actionId: number) {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ day: string; rule: string; state: string }>(sql`
      select due_on::text as day, rule_version as rule,
             case when done_at is not null then 'done' when ended_at is not null then 'ended' else 'runs' end as state
        from clocks where subject_type = 'action' and kind = 'effect' and subject_id = ${actionId}`),
  );
  return rows[0] ?? null;
}

test("the check of effect that the law wants is a clock from completion until it is judged, and one task", async () => {
  const { id } = await begin({ title: "Train the mill", purpose: "remedy" });
  expect(await clock(id)).toBeNull();
  await change(id, { metaStatus: "Completed" });
  const { effectDueOn } = await read(id);
  expect(await clock(id)).toEqual({ day: effectDueOn, rule: "action-completion@1", state: "runs" });
  const { content } = await callBackend(await as("analyst"), listTasks, { query: { size: 200 } });
  const those = content.filter(({ subject }) => subject.type === "action" && subject.id === id);
  expect(those).toMatchObject([{ key: `action-effect:${id}`, statutory: true, dueOn: effectDueOn }]);
  const { rule } = await callBackend(await as("analyst"), readTask, {
    params: { key: `action-effect:${id}` },
    query: {},
  });
  expect(rule).toEqual({ source: expect.stringContaining("LkSG §§ 6(5), 7(4)"), version: "1" });
  const { version } = await read(id);
  const body = { result: "effective" as const, note: "Fewer accidents", documentIds: [], version };
  await callBackend(await as("analyst"), assessEffect, { params: { actionId: id }, body });
  expect(await clock(id)).toMatchObject({ state: "done" });
});

test("it ends where the action goes on, and runs anew when that is completed again, also by a change of many and its undo", async () => {
  const { id } = await begin({ title: "Repay the fees", purpose: "remedy" });
  const bulk = async (to: Record<string, unknown>) =>
    callBackend(await as("analyst"), changeActions, {
      body: { selection: { actions: [{ id }] }, change: to },
    } as Parameters<typeof callBackend<typeof changeActions>>[2]);
  const completed = await bulk({ metaStatus: "Completed" });
  expect(await clock(id)).toMatchObject({ state: "runs" });
  await callBackend(await as("analyst"), undoOperation, { params: { operationId: String(completed.id) } });
  expect(await clock(id)).toMatchObject({ state: "ended" });
  await change(id, { metaStatus: "Completed" });
  expect(await clock(id)).toMatchObject({ state: "runs" });
  await change(id, { metaStatus: "InProgress", reason: "Two workers are still to be paid" });
  expect(await clock(id)).toMatchObject({ state: "ended" });
});

test("a day that stays keeps the version of the rule that it was set under, one that is moved has the newer one", async () => {
  const { id } = await begin({ title: "Fit guards", purpose: "prevent" });
  await change(id, { metaStatus: "Completed" });
  await use.database.asSystem((tx) =>
    tx.execute(
      sql`update clocks set rule_version = 'action-completion@0' where subject_type = 'action' and subject_id = ${id}`,
    ),
  );
  await change(id, { description: "At each loom" });
  expect(await clock(id)).toMatchObject({ rule: "action-completion@0" });
  const { completedAt } = await read(id);
  await change(id, { effectDueOn: completedAt?.slice(0, 10) });
  expect(await clock(id)).toMatchObject({ day: completedAt?.slice(0, 10), rule: "action-completion@1" });
});

test("what no law wants checked is under no clock", async () => {
  const { id } = await begin({ title: "Second source", purpose: "supply" });
  await change(id, { metaStatus: "Completed" });
  expect(await clock(id)).toBeNull();
});

test("every kind of subject has its tasks, each kind of task one clock at most", () => {
  expect(Object.keys(CLOCK_TASKS).sort()).toEqual([...CLOCK_SUBJECTS].sort());
  const kinds = Object.values(CLOCK_TASKS).flatMap((duties) => Object.values(duties));
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(clockOf("action-effect")).toEqual({ subjectType: "action", duty: "effect" });
  expect(clockOf("alert")).toBeNull();
});
