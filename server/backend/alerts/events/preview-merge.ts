import { sql } from "drizzle-orm";
import type { FeedStatus } from "~/backend/contract/alert-words";
import type { EventMergePreview } from "~/backend/contract/event-merges";
import { idArray } from "../../intake/ingest/load-known";
import { mostAdvanced } from "../../intake/ingest/merging/fold-alerts";
import { keptApart } from "../../intake/ingest/merging/kept-apart";
import type { Tx } from "../../platform/db/database";
import type { FoundEvent } from "./read-events";

/** What merging the events into the first would leave: by the same rule as the merge, of what is there now. */
export async function previewMerge(
  tx: Tx,
  customerId: number,
  events: readonly FoundEvent[],
): Promise<EventMergePreview> {
  const ids = events.map(({ id }) => id);
  const states = new Map((await statesOf(tx, customerId, ids)).map((state) => [state.eventId, state]));
  const apart = await keptApart(tx, ids);
  const { reports, sources } = await reportsOf(tx, ids);
  const alerts = ids.flatMap((id) => states.get(id) ?? []);
  const ahead = alerts[mostAdvanced(alerts.map(({ statusId }) => statusId))];
  const [first] = alerts;
  return {
    events: events.map(({ mergedInto: _, ...event }) => ({
      ...event,
      state: shown(states.get(event.id)),
      apartFromFirst: apart.some(
        (pair) => event.id !== ids[0] && pair.includes(event.id) && pair.includes(ids[0] ?? 0),
      ),
    })),
    after: {
      reports,
      sources,
      alert:
        first && ahead
          ? {
              id: first.id,
              statusId: ahead.statusId,
              statusFrom: ahead.eventId,
              notes: new Set(alerts.flatMap(({ note }) => note ?? [])).size,
              comments: alerts.reduce((sum, { comments }) => sum + comments, 0),
              labels: new Set(alerts.flatMap(({ labelIds }) => labelIds)).size,
              actions: new Set(alerts.flatMap(({ actionIds }) => actionIds)).size,
              folded: alerts.length - 1,
            }
          : null,
    },
  };
}

interface State extends Record<string, unknown> {
  eventId: number;
  id: number;
  statusId: FeedStatus;
  note: string | null;
  comments: number;
  labelIds: string[];
  actionIds: string[];
  targets: number;
}

function shown(state: State | undefined): EventMergePreview["events"][number]["state"] {
  if (!state) return null;
  const { id, statusId, note, comments, labelIds, actionIds, targets } = state;
  return {
    id,
    statusId,
    hasNote: note !== null,
    comments,
    labels: labelIds.length,
    actions: actionIds.length,
    targets,
  };
}

async function statesOf(tx: Tx, customerId: number, ids: readonly number[]): Promise<State[]> {
  const { rows } = await tx.execute<State>(sql`
    select a.event_id as "eventId", a.id, a.status_id as "statusId", a.note, a.target_count as targets,
           (select count(*)::int from alert_comments c where c.customer_id = a.customer_id and c.alert_id = a.id) as comments,
           array(select l.label_id::text from alert_label_links l where l.customer_id = a.customer_id and l.alert_id = a.id) as "labelIds",
           array(select c.action_id::text from action_alerts c where c.customer_id = a.customer_id and c.alert_id = a.id) as "actionIds"
      from alerts a where a.customer_id = ${customerId} and a.event_id = any(${idArray(ids)})`);
  return rows.map((row) => ({ ...row, eventId: Number(row.eventId), id: Number(row.id) }));
}

async function reportsOf(tx: Tx, ids: readonly number[]): Promise<{ reports: number; sources: number }> {
  const { rows } = await tx.execute<{ reports: number; sources: number }>(sql`
    select count(*)::int as reports, count(distinct source_name)::int as sources from event_sources where event_id = any(${idArray(ids)})`);
  return rows[0] ?? { reports: 0, sources: 0 };
}
