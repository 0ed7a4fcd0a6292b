import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeActions } from "~/backend/contract/action-changes";
import { ACTION_PURPOSES } from "~/backend/contract/action-words";
import { changeAction, readAction } from "~/backend/contract/actions";
import { applyImport } from "~/backend/contract/imports";
import { undoOperation } from "~/backend/contract/operations";
import { BackendRefusedError } from "~/backend/errors";
import { ACTION_COMPLETION } from "../../server/backend/work/actions/completion";
import { plusMonths } from "../../server/backend/work/actions/plus-months";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";
import { sendList } from "../support/sent-list";

// LkSG §§ 6(5), 7(4): what was completed to prevent or remedy something is checked within a year.
const use = ownBackend();
const { as, begin } = actionsOn(use);
type Caller = Awaited<ReturnType<typeof as>>;

const today = new Date().toISOString().slice(0, 10);
const LATEST = plusMonths(today, ACTION_COMPLETION.value.checkWithinMonths);

const purpose = fc.constantFrom(...ACTION_PURPOSES);
const day = fc.constantFrom(null, "2020-01-01", plusMonths(today, 3), plusMonths(today, 30));
const status = fc.constantFrom("Planned", "InProgress", "Completed", "Aborted");
const move = fc.oneof(
  fc.record({
    how: fc.constant("change"),
    at: fc.nat(4),
    metaStatus: status,
    effectDueOn: fc.option(day, { nil: undefined }),
    purpose: fc.option(purpose),
  }),
  fc.record({ how: fc.constant("bulk"), metaStatus: status, undone: fc.boolean() }),
);
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never;

/** What is refused changes nothing, which is as good: a check day out of bounds, proof that is missing, a step that is not there. */
async function orRefused<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status < 500) return null;
    throw error;
  }
}

async function play(caller: Caller, ids: readonly number[], one: Move): Promise<void> {
  if ("undone" in one) {
    const body = {
      selection: { actions: ids.map((id) => ({ id })) },
      change: { metaStatus: one.metaStatus, reason: "In one go" },
    };
    const done = await orRefused(callBackend(caller, changeActions, { body } as never));
    if (one.undone && done) await orRefused(callBackend(caller, undoOperation, { params: { operationId: done.id } }));
    return;
  }
  const actionId = ids[one.at % ids.length] ?? 0;
  const { version } = await callBackend(caller, readAction, { params: { actionId } });
  const body = {
    ...{ version, metaStatus: one.metaStatus, reason: "As it was agreed with the supplier" },
    ...(one.effectDueOn !== undefined && { effectDueOn: one.effectDueOn }),
    ...(one.purpose !== null && { purpose: one.purpose }),
  };
  await orRefused(callBackend(caller, changeAction, { params: { actionId }, body } as never));
}

/** Those that were completed for a purpose that the law wants checked, and have no day for it, one that is too late, or no reason. */
async function unchecked(ids: readonly number[]) {
  return use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute(sql`
      select id::int, purpose, meta_status, effect_due_on::text as day, effect_waived from actions
       where id = any(${sql.param([...ids])}::bigint[]) and meta_status = 'Completed'
         and purpose = any(${sql.param(ACTION_COMPLETION.value.checked)}::text[])
         and (effect_due_on is null or effect_due_on > ${LATEST}::date) and effect_waived is null`);
    return rows;
  });
}
const completed = async (ids: readonly number[]) =>
  use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ n: number }>(sql`
      select count(*)::int as n from actions where id = any(${sql.param([...ids])}::bigint[]) and meta_status = 'Completed'`);
    return rows[0]?.n ?? 0;
  });

async function imported(caller: Caller, title: string, purposes: readonly string[]): Promise<number[]> {
  const rows = purposes.map((one, at) => `Hargrove Castings;watch;${title} ${at};Completed;${one}`);
  const text = ["Supplier;Action type;Action title;Status;Purpose", ...rows].join("\n");
  const { id } = await sendList(caller, text, "actions");
  await use.drain();
  await callBackend(caller, applyImport, { params: { importId: String(id) } });
  await use.drain();
  return use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(
      sql`select id::int from actions where title like ${`${title} %`}`,
    );
    return rows.map((row) => row.id);
  });
}

test("whatever is done to actions one by one, in bulk, by undo and by reopening, what the law wants checked has its day", async () => {
  const caller = await as("manager");
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(purpose, { minLength: 2, maxLength: 3 }),
      fc.array(move, { minLength: 3, maxLength: 7 }),
      async (purposes, moves) => {
        const ids: number[] = [];
        for (const one of purposes) ids.push((await begin({ title: "Check day", purpose: one })).id);
        for (const one of moves) {
          await play(caller, ids, one);
          seen += await completed(ids);
          expect(await unchecked(ids)).toEqual([]);
        }
      },
    ),
    { numRuns: 25 },
  );
  expect(seen).toBeGreaterThan(20);
});

test("what a file says was completed has its check day, too, and keeps one when it is reopened and completed again", async () => {
  const caller = await as("manager");
  const ids = await imported(caller, "Imported check", ACTION_PURPOSES);
  expect([ids.length, await completed(ids)]).toEqual([ACTION_PURPOSES.length, ACTION_PURPOSES.length]);
  expect(await unchecked(ids)).toEqual([]);
  for (const metaStatus of ["InProgress", "Completed"] as const)
    await play(caller, ids, { how: "bulk", metaStatus, undone: false });
  expect(await completed(ids)).toBeGreaterThan(0);
  expect(await unchecked(ids)).toEqual([]);
});
