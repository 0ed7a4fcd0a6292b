import { sql } from "drizzle-orm";
import { actorOf } from "../../people/session/actor";
import { appendEvidence } from "../../platform/evidence/ledger";
import type { Undo } from "../../platform/operations/handlers";
import { noteUndone } from "../../platform/operations/operation-row";
import { UNTOUCHED } from "../actions/untouched";

/** Takes a start back: its actions are aborted, and stay as evidence. One that somebody has worked on since then goes on. */
export const startMeasuresUndo: Undo = {
  permission: "actions:manage",
  async run({ tx, scope, session }, row) {
    const { customerId } = scope;
    const ids = (row.result?.changed as number[] | undefined) ?? [];
    const { rows } = await tx.execute<{ id: number; title: string }>(sql`
      update actions x set meta_status = 'Aborted', version = x.version + 1, updated_at = now()
       where x.customer_id = ${customerId} and x.id = any(${sql.param(ids)}::bigint[])
         and ${UNTOUCHED} and x.meta_status = 'Planned'
         and not exists (select from action_steps s
           where s.customer_id = x.customer_id and s.action_id = x.id and s.done_at is not null)
      returning x.id::int, x.title`);
    const after = await noteUndone(tx, row);
    const aborted = rows.sort((a, b) => a.id - b.id);
    await appendEvidence(
      tx,
      customerId,
      aborted.map(({ id, title }) => ({
        actor: actorOf(session),
        subjectType: "action",
        subjectId: String(id),
        kind: "action.changed",
        before: { id, title, metaStatus: "Planned" },
        after: { id, title, metaStatus: "Aborted" },
      })),
    );
    return after;
  },
};
