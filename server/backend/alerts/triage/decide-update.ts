import { type SQL, sql } from "drizzle-orm";
import type { AlertUpdate } from "~/backend/contract/alert";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { appendEvidence } from "../../platform/evidence/ledger";
import { applyChange, type Changed, type Changer, type MadeChange } from "./apply-change";
import { recordChange, recordUndo } from "./record";
import { revertChange } from "./revert-change";

type Decision = AlertUpdate["decision"];

/** One change of one of the two alerts, and what it was before. */
interface Made {
  change: MadeChange;
  changed: Changed[];
}

/**
 * Decides for one customer whether two events are one, and keeps the answer. Joined: the earlier alert is archived, and what was
 * made of it goes to the later one where nothing was made of that. Open: what joining changed is taken back where it still stands.
 * The same decision again changes nothing. Throws 404 for a pair that is not this alert's.
 */
export async function decideUpdate(
  tx: Tx,
  changer: Changer,
  { alertId, updateId }: { alertId: number; updateId: number },
  decision: Decision,
): Promise<void> {
  const pair = await lockPair(tx, changer.customerId, alertId, updateId);
  const before = pair.decision ?? "open";
  if (before === decision) return;
  if (before === "joined") await takeBack(tx, changer, pair.changes ?? []);
  const changes = decision === "joined" ? await join(tx, changer, pair) : [];
  await keep(tx, changer, updateId, decision, changes);
  const subject = { subjectType: "alert", subjectId: String(alertId), kind: "alert.update" };
  await appendEvidence(tx, changer.customerId, [
    { actor: changer.actor, ...subject, before: { updateId, decision: before }, after: { updateId, decision } },
  ]);
}

interface Pair extends Record<string, unknown> {
  earlier: AlertState | null;
  later: AlertState | null;
  decision: Exclude<Decision, "open"> | null;
  changes: Made[] | null;
}

interface AlertState {
  id: number;
  status: "new" | "in-review" | "relevant" | "archived";
  touched: boolean;
  relevancy: "Relevant" | "Irrelevant" | "NotYetAssigned";
  note: string | null;
  assignee: { userId: number; name: string } | null;
  labels: number[];
}

/** Both alerts in the order of their numbers: two who decide at once wait for each other. */
async function lockPair(tx: Tx, customerId: number, alertId: number, updateId: number): Promise<Pair> {
  await tx.execute(sql`
    select a.id from alerts a join event_updates u on a.event_id in (u.later_id, u.earlier_id)
     where a.customer_id = ${customerId} and u.id = ${updateId} order by a.id for update of a`);
  const stateOf = (event: SQL) => sql`
    (select jsonb_build_object('id', a.id, 'status', a.status_id, 'touched', a.status_changed_at is not null,
              'relevancy', a.relevancy, 'note', a.note,
              'assignee', (select jsonb_build_object('userId', u.id, 'name', u.firstname || ' ' || u.lastname) from users u
                            where u.customer_id = a.customer_id and u.id = a.assigned_to),
              'labels', (select coalesce(jsonb_agg(l.label_id order by l.label_id), '[]') from alert_label_links l
                          where l.customer_id = a.customer_id and l.alert_id = a.id))
       from alerts a where a.customer_id = ${customerId} and a.event_id = ${event})`;
  const { rows } = await tx.execute<Pair>(sql`
    select ${stateOf(sql`u.earlier_id`)} as earlier, ${stateOf(sql`u.later_id`)} as later, d.decision, d.changes
      from event_updates u
      left join event_update_decisions d on d.customer_id = ${customerId} and d.update_id = u.id
     where u.id = ${updateId}
       and exists (select from alerts a where a.customer_id = ${customerId} and a.id = ${alertId}
                     and a.event_id in (u.later_id, u.earlier_id))`);
  const [pair] = rows;
  if (!pair) throw notFound("update");
  return pair;
}

async function join(tx: Tx, changer: Changer, { earlier, later }: Pair): Promise<Made[]> {
  if (!earlier || !later) return [];
  const wanted: [id: number, change: MadeChange][] = [[earlier.id, { kind: "status", statusId: "archived" }]];
  if (later.status === "new" && !later.touched && earlier.status !== "new" && earlier.status !== "archived")
    wanted.push([later.id, { kind: "status", statusId: earlier.status }]);
  if (later.relevancy === "NotYetAssigned" && earlier.relevancy !== "NotYetAssigned")
    wanted.push([later.id, { kind: "relevancy", relevancy: earlier.relevancy }]);
  if (earlier.assignee && !later.assignee) wanted.push([later.id, { kind: "assign", ...earlier.assignee }]);
  for (const labelId of earlier.labels) {
    if (!later.labels.includes(labelId)) wanted.push([later.id, { kind: "label", labelId, on: true }]);
  }
  const made: Made[] = [];
  for (const [id, change] of wanted) {
    const changed = await applyChange(tx, changer, [id], change);
    await recordChange(tx, changer, change, changed);
    if (changed.length > 0) made.push({ change, changed });
  }
  return made;
}

async function takeBack(tx: Tx, changer: Changer, made: readonly Made[]): Promise<void> {
  for (const { change, changed } of [...made].reverse()) {
    const ids = await revertChange(tx, changer.customerId, change, changed);
    await recordUndo(
      tx,
      changer,
      change,
      changed.filter(([id]) => ids.includes(id)),
    );
  }
}

async function keep(tx: Tx, changer: Changer, updateId: number, decision: Decision, changes: Made[]): Promise<void> {
  const { customerId, userId } = changer;
  if (decision === "open") {
    await tx.execute(sql`
      delete from event_update_decisions where customer_id = ${customerId} and update_id = ${updateId}`);
    return;
  }
  await tx.execute(sql`
    insert into event_update_decisions (customer_id, update_id, decision, decided_by, changes)
    values (${customerId}, ${updateId}, ${decision}, ${userId}, ${JSON.stringify(changes)}::jsonb)
    on conflict (customer_id, update_id) do update
      set decision = excluded.decision, decided_by = excluded.decided_by, decided_at = now(), changes = excluded.changes`);
}
