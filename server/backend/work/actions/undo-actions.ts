import { sql } from "drizzle-orm";
import { LAST_RESORT } from "~/backend/contract/action-words";
import { actorOf } from "../../people/session/actor";
import type { Tx } from "../../platform/db/database";
import { operations } from "../../platform/db/schema/imports";
import { appendEvidence } from "../../platform/evidence/ledger";
import type { AskedInTransaction, Undo } from "../../platform/operations/handlers";
import { noteUndone, one } from "../../platform/operations/operation-row";
import { lockActions, writeAssignees, writeColumns } from "./action-columns";
import { bulkEntries } from "./bulk-entries";
import type { Changed } from "./change-actions";
import { UNTOUCHED } from "./untouched";

/** Takes a change of many actions back; what somebody changed since stays as it is, and is counted. */
export const actionsChangeUndo: Undo = {
  permission: "actions:manage",
  async run(asked, row) {
    const { tx, scope } = asked;
    const changed = (row.result?.changed as Changed[] | undefined) ?? [];
    const { kept } = await takeBack(asked, changed, (row.result?.started as number[] | undefined) ?? []);
    if (kept > 0) {
      const result = { ...row.result, kept };
      await tx.update(operations).set({ result }).where(one(scope.customerId, row.id));
    }
    return noteUndone(tx, row);
  },
};

/**
 * Makes these actions what they were where nobody changed them since, and calls off what they started. Answers how many stay as they are, and
 * how many of those only because the asker lacks the permission.
 */
export async function takeBack(
  { tx, scope, session }: AskedInTransaction,
  changed: readonly Changed[],
  started: readonly number[],
): Promise<{ kept: number; forbidden: number }> {
  const { customerId } = scope;
  const names = await namesOf(tx, customerId, changed);
  const approves = session.permissions.includes("reports:approve");
  const locked = await lockActions(
    tx,
    customerId,
    changed.map(({ id }) => id),
  );
  let forbidden = 0;
  const pairs = changed.flatMap(({ id, version, columns, assignees }) => {
    const before = locked.get(id);
    if (before?.version !== version) return [];
    if (before.typeId === LAST_RESORT && (columns.metaStatus ?? "Aborted") !== "Aborted" && !approves) {
      forbidden += 1;
      return [];
    }
    const holders = stillThere(assignees, names);
    return [{ before, after: { ...before, ...columns, ...(holders && { assignees: holders }) }, holders }];
  });
  await writeColumns(
    tx,
    customerId,
    pairs.map(({ after }) => after),
  );
  await writeAssignees(
    tx,
    customerId,
    pairs.flatMap(({ after, holders }) => (holders ? [after] : [])),
  );
  const reopened = pairs.map(({ before }) => before.id);
  const aborted = await abortStarted(tx, customerId, started, reopened);
  const actor = actorOf(session);
  await appendEvidence(tx, customerId, [
    ...pairs.flatMap(({ before, after }) => bulkEntries(actor, before, after)),
    ...aborted.map(({ id, title }) => ({
      ...{ actor, subjectType: "action", subjectId: String(id), kind: "action.changed" },
      before: { id, title, metaStatus: "Planned" },
      after: { id, title, metaStatus: "Aborted" },
    })),
  ]);
  return { kept: changed.length - pairs.length, forbidden };
}

/** Who had it before, as far as they have not left; undefined where it stays with whoever has it: nobody of them is there any more. */
function stillThere(assignees: Changed["assignees"], names: ReadonlyMap<string, string>) {
  const there = assignees?.flatMap((one) => {
    const name = names.get(`${one.kind}:${one.id}`);
    return name === undefined ? [] : [{ ...one, name }];
  });
  return there?.length === 0 && assignees?.length !== 0 ? undefined : there;
}

/** Whoever had them before and is still there, by name; the ledger says whom they were given back to. */
async function namesOf(tx: Tx, customerId: number, changed: readonly Changed[]): Promise<Map<string, string>> {
  const idsOf = (kind: "user" | "team") =>
    sql.param([
      ...new Set(
        changed.flatMap(({ assignees = [] }) => assignees.filter((one) => one.kind === kind).map(({ id }) => id)),
      ),
    ]);
  const { rows } = await tx.execute<{ key: string; name: string }>(sql`
    select 'user:' || id as key, firstname || ' ' || lastname as name from users
     where customer_id = ${customerId} and deactivated_at is null and id = any(${idsOf("user")}::bigint[])
    union all
    select 'team:' || id, name from teams where customer_id = ${customerId} and id = any(${idsOf("team")}::bigint[])`);
  return new Map(rows.map(({ key, name }) => [key, name]));
}

/** What was started after these, as far as nobody has worked on it. It follows nothing then: completed again, they start the next one. */
async function abortStarted(tx: Tx, customerId: number, ids: readonly number[], after: readonly number[]) {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<{ id: number; title: string }>(sql`
    update actions x set meta_status = 'Aborted', follows_id = null, version = x.version + 1, updated_at = now()
     where x.customer_id = ${customerId} and x.id = any(${sql.param([...ids])}::bigint[])
       and x.follows_id = any(${sql.param([...after])}::bigint[]) and ${UNTOUCHED} and x.meta_status = 'Planned'
    returning x.id::int, case when x.confidential then '' else x.title end as title`);
  return rows;
}
