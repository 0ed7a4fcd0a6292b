import { sql } from "drizzle-orm";
import type { FeedStatus } from "~/backend/contract/alert-words";
import type { Tx } from "../../../platform/db/database";

/** A row as PostgreSQL writes it; only handed back to it. */
type Row = Record<string, unknown> & { id: number; customer_id: number };

/** What became of the customers' alerts, to take it back. */
export interface FoldedAlerts {
  /** Of the merged event only: they are alerts of the kept one now. */
  repointed: { customerId: number; id: number }[];
  /** Where a customer had both: the merged event's alert as it was, gone now, and the kept one's before and after. */
  folded: { gone: Row; before: Row; after: Row; labels: Row[]; actions: Row[] }[];
  /** What the kept alerts got from the others. */
  addedLabels: Record<string, unknown>[];
  addedActions: Record<string, unknown>[];
  /** Which comments hang on the kept alert now, and on which they were made; missing where nobody moved any yet. */
  movedComments?: { customerId: number; id: number; from: number }[];
}

/**
 * From the least to the most advanced. What somebody decided stands before what nobody has, and relevant before archived: no merge puts
 * away what somebody said concerns the company.
 */
const ADVANCING: readonly FeedStatus[] = ["new", "in-review", "archived", "relevant"];

/** Of alerts that become one, the place of the one whose status holds: the most advanced, of equals the first. -1 where there is none. */
export const mostAdvanced = (statuses: readonly FeedStatus[]): number =>
  statuses.findIndex((one) => statuses.every((other) => ADVANCING.indexOf(other) <= ADVANCING.indexOf(one)));

/**
 * Lets each customer have one alert about two events that became one, with what the customer made of either: the more advanced status
 * holds; notes, labels, comments and actions come together. Both events have to be locked.
 */
export async function foldAlerts(tx: Tx, keptId: number, mergedId: number): Promise<FoldedAlerts> {
  const { rows: both } = await tx.execute<Both>(sql`
    select to_jsonb(m) as gone, to_jsonb(k) as before,
      (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from alert_label_links l
        where l.customer_id = m.customer_id and l.alert_id = m.id) as labels,
      (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from action_alerts c
        where c.customer_id = m.customer_id and c.alert_id = m.id) as actions
    from alerts m join alerts k on k.customer_id = m.customer_id and k.event_id = ${keptId}
    where m.event_id = ${mergedId} order by m.customer_id for update of m, k`);
  const after = await takeOver(tx, keptId, mergedId);
  const { rows: addedLabels } = await tx.execute(sql`
    insert into alert_label_links (customer_id, label_id, alert_id, at, added_by, added_at)
    select l.customer_id, l.label_id, k.id, k.at, l.added_by, l.added_at
    from alerts m join alert_label_links l on l.customer_id = m.customer_id and l.alert_id = m.id
      join alerts k on k.customer_id = m.customer_id and k.event_id = ${keptId}
    where m.event_id = ${mergedId} on conflict do nothing
    returning customer_id, label_id, alert_id`);
  const { rows: addedActions } = await tx.execute(sql`
    insert into action_alerts (customer_id, action_id, alert_id)
    select c.customer_id, c.action_id, k.id
    from alerts m join action_alerts c on c.customer_id = m.customer_id and c.alert_id = m.id
      join alerts k on k.customer_id = m.customer_id and k.event_id = ${keptId}
    where m.event_id = ${mergedId} on conflict do nothing
    returning customer_id, action_id, alert_id`);
  const { rows: comments } = await tx.execute<{ customer_id: string; id: string; from: string }>(sql`
    update alert_comments c set alert_id = k.id
    from alerts m join alerts k on k.customer_id = m.customer_id and k.event_id = ${keptId}
    where m.event_id = ${mergedId} and c.customer_id = m.customer_id and c.alert_id = m.id
    returning c.customer_id, c.id, m.id as "from"`);
  await tx.execute(sql`
    delete from alerts m using alerts k
    where m.event_id = ${mergedId} and k.customer_id = m.customer_id and k.event_id = ${keptId}`);
  const { rows: moved } = await tx.execute<{ customer_id: string; id: string }>(sql`
    update alerts set event_id = ${keptId}, version = version + 1, updated_at = now()
    where event_id = ${mergedId} returning customer_id, id`);
  return {
    repointed: moved.map(({ customer_id, id }) => ({ customerId: Number(customer_id), id: Number(id) })),
    folded: both.flatMap((row) => {
      const changed = after.get(row.before.id);
      return changed === undefined ? [] : [{ ...row, after: changed }];
    }),
    addedLabels,
    addedActions,
    movedComments: comments.map(({ customer_id, id, from }) => ({
      customerId: Number(customer_id),
      id: Number(id),
      from: Number(from),
    })),
  };
}

/** Takes `foldAlerts` back: what a customer has changed since stays as the customer left it. */
export async function unfoldAlerts(tx: Tx, folding: FoldedAlerts, mergedId: number, keptId: number): Promise<void> {
  const { repointed, folded, addedLabels, addedActions, movedComments = [] } = folding;
  await tx.execute(sql`
    update alerts a set event_id = ${mergedId}, version = a.version + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(repointed)}::jsonb) as row("customerId" bigint, id bigint)
    where a.customer_id = row."customerId" and a.id = row.id and a.event_id = ${keptId}`);
  await tx.execute(sql`
    insert into alerts overriding system value
    select * from jsonb_populate_recordset(null::alerts, ${JSON.stringify(folded.map(({ gone }) => gone))}::jsonb)
    on conflict do nothing`);
  await tx.execute(sql`
    update alert_comments c set alert_id = row."from"
    from jsonb_to_recordset(${JSON.stringify(movedComments)}::jsonb) as row("customerId" bigint, id bigint, "from" bigint)
    join alerts a on a.customer_id = row."customerId" and a.id = row."from"
    where c.customer_id = row."customerId" and c.id = row.id`);
  // A label or an action may have been deleted meanwhile.
  await tx.execute(sql`
    insert into alert_label_links
    select row.* from jsonb_populate_recordset(null::alert_label_links, ${JSON.stringify(folded.flatMap((one) => one.labels))}::jsonb) row
    join alert_labels l on l.customer_id = row.customer_id and l.id = row.label_id on conflict do nothing`);
  await tx.execute(sql`
    insert into action_alerts
    select row.* from jsonb_populate_recordset(null::action_alerts, ${JSON.stringify(folded.flatMap((one) => one.actions))}::jsonb) row
    join actions a on a.customer_id = row.customer_id and a.id = row.action_id on conflict do nothing`);
  await tx.execute(sql`
    delete from alert_label_links l using jsonb_populate_recordset(null::alert_label_links, ${JSON.stringify(addedLabels)}::jsonb) row
    where l.customer_id = row.customer_id and l.label_id = row.label_id and l.alert_id = row.alert_id`);
  await tx.execute(sql`
    delete from action_alerts c using jsonb_populate_recordset(null::action_alerts, ${JSON.stringify(addedActions)}::jsonb) row
    where c.customer_id = row.customer_id and c.action_id = row.action_id and c.alert_id = row.alert_id`);
  await giveBack(tx, folded);
}

async function giveBack(tx: Tx, folded: FoldedAlerts["folded"]): Promise<void> {
  const pairs = JSON.stringify(folded.map(({ before, after }) => ({ before, after })));
  await tx.execute(sql`
    update alerts a set status_id = b.status_id, status_changed_at = b.status_changed_at, status_changed_by = b.status_changed_by,
      relevancy = b.relevancy, note = b.note, flagged = b.flagged, muted_at_priority = b.muted_at_priority,
      assigned_to = b.assigned_to, snoozed_until = b.snoozed_until,
      version = a.version + 1, updated_at = now()
    from jsonb_to_recordset(${pairs}::jsonb) as pair(before jsonb, after jsonb),
      jsonb_populate_record(null::alerts, pair.before) b, jsonb_populate_record(null::alerts, pair.after) c
    where a.customer_id = b.customer_id and a.id = b.id and
      (a.status_id, a.status_changed_at, a.relevancy, a.note, a.flagged, a.muted_at_priority, a.assigned_to, a.snoozed_until) is not distinct from
      (c.status_id, c.status_changed_at, c.relevancy, c.note, c.flagged, c.muted_at_priority, c.assigned_to, c.snoozed_until)`);
}

interface Both extends Record<string, unknown> {
  gone: Row;
  before: Row;
  labels: Row[];
  actions: Row[];
}

async function takeOver(tx: Tx, keptId: number, mergedId: number): Promise<Map<number, Row>> {
  const advancing = sql`${sql.param([...ADVANCING])}::text[]`;
  const { rows } = await tx.execute<{ after: Row }>(sql`
    update alerts k set
      status_id = case when ahead then m.status_id else k.status_id end,
      status_changed_at = case when ahead then m.status_changed_at else k.status_changed_at end,
      status_changed_by = case when ahead then m.status_changed_by else k.status_changed_by end,
      relevancy = case when m.relevancy <> 'NotYetAssigned' and (ahead or k.relevancy = 'NotYetAssigned')
                       then m.relevancy else k.relevancy end,
      note = case when k.note = m.note then k.note else nullif(concat_ws(E'\n\n', k.note, m.note), '') end,
      flagged = coalesce(k.flagged, m.flagged),
      muted_at_priority = coalesce(k.muted_at_priority, m.muted_at_priority),
      assigned_to = coalesce(k.assigned_to, m.assigned_to),
      snoozed_until = case when ahead or fresh then coalesce(k.snoozed_until, m.snoozed_until) else k.snoozed_until end,
      version = k.version + 1, updated_at = now()
    from alerts m, lateral (
      select o.status_id = 'new' and o.status_changed_at is null as fresh,
             array_position(${advancing}, m.status_id) > array_position(${advancing}, o.status_id) as ahead from alerts o
      where o.customer_id = m.customer_id and o.event_id = ${keptId}) as untouched
    where m.event_id = ${mergedId} and k.customer_id = m.customer_id and k.event_id = ${keptId}
    returning to_jsonb(k) as after`);
  return new Map(rows.map(({ after }) => [after.id, after]));
}
