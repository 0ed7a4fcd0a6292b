import { sql } from "drizzle-orm";
import { type TASK_HOLDERS, TASK_KINDS } from "~/backend/contract/task-words";
import {
  changeTask,
  changeTasks,
  exportTasks,
  listDoneTasks,
  listTasks,
  readTask,
  readTaskCounts,
  readTaskOwners,
  setTaskOwner,
} from "~/backend/contract/tasks";
import { exportWorkload, readWorkload } from "~/backend/contract/workload";
import { recordChange } from "../../people/people/record-change";
import { type AskedBySession, answer, answerStream, type Handler } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import { requirePermission } from "../../platform/call/require-permission";
import type { Tx } from "../../platform/db/database";
import { operations } from "../../platform/db/schema/imports";
import { toOperation } from "../../platform/operations/operation-row";
import { changeMany, changeOne } from "./change-tasks";
import { countTasks } from "./count-tasks";
import { listDone } from "./done-tasks";
import { mine, ofTeam, type Ways, waysOf } from "./holders";
import { listOpen } from "./list-tasks";
import { readOne } from "./read-task";
import { requireDefaultOwner } from "./required";
import type { Holder } from "./source";
import { doneFile, openFile, workloadFile } from "./task-file";
import { CHANGE_TASKS } from "./undo-change";
import { countWorkload } from "./workload";

export const taskHandlers: Handler[] = [
  answer(listTasks, async (asked) => {
    const { owner, teamId, timeZone, statutory, ...page } = asked.query;
    const ways = await waysOf(asked, timeZone);
    const holder = await holderFor(asked, ways, { owner, teamId });
    return listOpen(asked.tx, ways, holder, { ...page, statutory: statutory === "true" });
  }),

  answerStream(exportTasks, async ({ database, scope, session, query }) => {
    const { owner, teamId, timeZone, statutory, done, format, ...filter } = query;
    // Before anything is written: who may not see this list gets no file.
    const { ways, holder } = await database.asCustomer(scope, async (tx) => {
      const ways = await waysOf({ tx, scope, session }, timeZone);
      return { ways, holder: done ? null : await holderFor({ tx, scope, session }, ways, { owner, teamId }) };
    });
    const how = { format, language: session.user.language, timeZone };
    if (done) return doneFile(database, scope, ways, how);
    return openFile(database, scope, ways, { holder, ...filter, statutory: statutory === "true" }, how);
  }),

  answer(listDoneTasks, async (asked) => listDone(asked.tx, await waysOf(asked, "UTC"), asked.query)),

  answer(readTaskCounts, async (asked) => countTasks(asked.tx, await waysOf(asked, asked.query.timeZone))),

  answer(readWorkload, async (asked) =>
    countWorkload(asked.tx, await waysOf(asked, asked.query.timeZone), asked.query.teamId),
  ),

  answerStream(exportWorkload, async ({ database, scope, session, query: { format, teamId, timeZone } }) => {
    const { owners } = await database.asCustomer(scope, async (tx) =>
      countWorkload(tx, await waysOf({ tx, scope, session }, timeZone), teamId),
    );
    return workloadFile(owners, { format, language: session.user.language, timeZone });
  }),

  answer(readTask, (asked) => readOne(asked, asked.params.key, asked.query.timeZone)),

  answer(changeTask, (asked) => changeOne(asked, asked.params.key, asked.body.version, asked.body.change)),

  answer(changeTasks, async (asked) => {
    const { tx, scope, body } = asked;
    const { changed, failures } = await changeMany(asked, body);
    const [row] = await tx
      .insert(operations)
      .values({
        customerId: scope.customerId,
        kind: CHANGE_TASKS,
        createdBy: scope.userId,
        ...{ total: body.keys.length, done: body.keys.length, state: "Done" as const },
        input: { change: body.change },
        result: { changed, ...(failures.length > 0 && { failures, failedBy: countedBy(failures) }) },
        finishedAt: new Date(),
      })
      .returning();
    if (!row) throw new Error("An insert answered no row");
    return toOperation(row);
  }),

  answer(readTaskOwners, async (asked) => {
    const { chosen } = await waysOf(asked, "UTC");
    const { rows } = await asked.tx.execute<{ kind: "user" | "team"; id: number; name: string }>(sql`
      select 'user' as kind, id::float8 as id, firstname || ' ' || lastname as name from users
       where customer_id = ${asked.scope.customerId} and id in (select holder_id from task_owners where holder_kind = 'user')
      union all
      select 'team', id::float8, name from teams where customer_id = ${asked.scope.customerId}`);
    return TASK_KINDS.map((kind) => {
      const owner = chosen.get(kind);
      return { kind, owner: rows.find((row) => row.kind === owner?.kind && row.id === owner.id) ?? null };
    });
  }),

  answer(setTaskOwner, async (asked) => {
    const { tx, scope, params, body } = asked;
    const { owner } = body;
    const before = (await waysOf(asked, "UTC")).chosen.get(params.kind) ?? null;
    if (owner) {
      await requireDefaultOwner(tx, scope.customerId, owner, params.kind);
      await tx.execute(sql`
        insert into task_owners (customer_id, kind, holder_kind, holder_id)
        values (${scope.customerId}, ${params.kind}, ${owner.kind}, ${owner.id})
        on conflict (customer_id, kind) do update set holder_kind = excluded.holder_kind, holder_id = excluded.holder_id`);
    } else {
      await tx.execute(sql`delete from task_owners where customer_id = ${scope.customerId} and kind = ${params.kind}`);
    }
    await recordChange(asked, "task.owner-set", params.kind, before, owner);
  }),
];

function countedBy(failures: readonly { why: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { why } of failures) counts[why] = (counts[why] ?? 0) + 1;
  return counts;
}

/** Whose list this is; null: everybody's. Throws 403 for one that is closed to the asker. */
async function holderFor(
  { tx, scope, session }: Pick<AskedBySession, "scope" | "session"> & { tx: Tx },
  ways: Ways,
  { owner, teamId }: { owner: (typeof TASK_HOLDERS)[number]; teamId?: number | undefined },
): Promise<Holder | null> {
  if (owner === "all") {
    requirePermission(session, "reports:approve");
    return null;
  }
  if (owner === "me") return mine(ways);
  if (teamId === undefined) throw missing("query.teamId");
  await requireTeam(tx, scope.customerId, teamId);
  // Who is not a member sees what a team has only where they see all.
  if (!ways.reader.teams.includes(teamId)) requirePermission(session, "reports:approve");
  return ofTeam(ways, teamId);
}

async function requireTeam(tx: Tx, customerId: number, id: number): Promise<void> {
  const { rows } = await tx.execute(sql`select 1 from teams where customer_id = ${customerId} and id = ${id}`);
  if (rows.length === 0) throw notFound("team");
}

const missing = (path: string): Refusal =>
  new Refusal(422, "invalid_input", "Some of the input is not valid", [{ path, message: "is needed" }]);
