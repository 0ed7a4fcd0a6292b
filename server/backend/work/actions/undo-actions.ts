import { sql } from "drizzle-orm";
import { actorOf } from "../../people/session/actor";
import type { Tx } from "../../platform/db/database";
import { operations } from "../../platform/db/schema/imports";
import { appendEvidence } from "../../platform/evidence/ledger";
import type { Undo } from "../../platform/operations/handlers";
import { noteUndone, one } from "../../platform/operations/operation-row";
import { lockActions, writeAssignees, writeColumns } from "./action-columns";
import type { Changed } from "./change-actions";
import { readActions } from "./read-actions";
import { entriesOf } from "./record-action";

/** Takes a change of many actions back; what somebody changed since stays as it is, and is counted. */
export const actionsChangeUndo: Undo = {
  permission: "actions:manage",
  async run({ tx, scope, session }, row) {
    const { customerId } = scope;
    const changed = (row.result?.changed as Changed[] | undefined) ?? [];
    const locked = await lockActions(
      tx,
      customerId,
      changed.map(({ id }) => id),
    );
    const those = changed.filter(({ id, version }) => locked.get(id)?.version === version);
    const read = () =>
      readActions(
        tx,
        sql`where x.customer_id = ${customerId} and x.id = any(${sql.param(those.map(({ id }) => id))}::bigint[]) order by x.id`,
      );
    const before = await read();
    await writeColumns(
      tx,
      customerId,
      those.flatMap(({ id, columns }) => {
        const now = locked.get(id);
        return now ? [{ ...now, ...columns }] : [];
      }),
    );
    await writeAssignees(
      tx,
      customerId,
      those.flatMap(({ id, assignees }) => (assignees ? [{ id, assignees }] : [])),
    );
    const aborted = await abortStarted(tx, customerId, (row.result?.started as number[] | undefined) ?? []);
    const kept = changed.length - those.length;
    if (kept > 0) {
      const result = { ...row.result, kept };
      await tx.update(operations).set({ result }).where(one(customerId, row.id));
    }
    const after = await read();
    const noted = await noteUndone(tx, row);
    const actor = actorOf(session);
    const now = new Map(after.map((action) => [action.id, action]));
    await appendEvidence(tx, customerId, [
      ...before.flatMap((was) => {
        const is = now.get(was.id);
        return is ? entriesOf(actor, was, is) : [];
      }),
      ...aborted.map(({ id, title }) => ({
        ...{ actor, subjectType: "action", subjectId: String(id), kind: "action.changed" },
        before: { id, title, metaStatus: "Planned" },
        after: { id, title, metaStatus: "Aborted" },
      })),
    ]);
    return noted;
  },
};

/** What followed those that come again, as far as nobody has worked on it. */
async function abortStarted(tx: Tx, customerId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<{ id: number; title: string }>(sql`
    update actions set meta_status = 'Aborted', version = version + 1, updated_at = now()
     where customer_id = ${customerId} and id = any(${sql.param([...ids])}::bigint[]) and version = 1 and meta_status = 'Planned'
    returning id::int, case when confidential then '' else title end as title`);
  return rows;
}
