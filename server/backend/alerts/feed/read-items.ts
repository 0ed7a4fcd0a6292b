import { sql } from "drizzle-orm";
import type { AlertItem } from "~/backend/contract/alert";
import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import type { CustomerScope, Tx } from "../../platform/db/database";
import type { ImpactLevel, LinkReason } from "../../platform/db/schema/events";
import { IS_MUTED } from "./muted";
import { reasonIn } from "./reason-words";
import { IS_AWAY, SNOOZED_UNTIL } from "./snoozed";

/** So many of an alert's targets stand in the list. */
const PRIMARY_TARGETS = 3;

/** A rule's reason, where it is a rule that decided. */
const reasonOfPriority =
  sql.raw(`case when a.rule_priority = a.priority then coalesce(a.rule_priority_reason, a.priority_reason)
                else a.priority_reason end`);

/** The alerts of these numbers as a list shows them, in the order of the numbers: one query, whatever they hold. */
export async function readItems(
  tx: Tx,
  { customerId, userId }: CustomerScope,
  ids: readonly number[],
  language: string,
): Promise<AlertItem[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<ItemRow & Record<string, unknown>>(sql`
    select a.id, a.version, a.at, a.status_id as "statusId", a.priority, ${reasonOfPriority} as "priorityReason", a.relevancy,
           a.event_type_id as "eventTypeId", a.event_group as "eventGroup",
           case when a.own_type_id is null then e.also_type_ids else '{}' end as "alsoTypeIds", a.target_count as "targetCount", a.countries,
           a.flagged, ${IS_MUTED} as muted, a.note,
           coalesce(${IS_AWAY}, false) as snoozed, ${SNOOZED_UNTIL} as "snoozedUntil",
           (select jsonb_build_object('id', u.id, 'name', u.firstname || ' ' || u.lastname, 'active', u.deactivated_at is null)
              from users u where u.customer_id = a.customer_id and u.id = a.assigned_to) as assignee,
           (select t.name from topic_hits h join topics t on t.customer_id = h.customer_id and t.id = h.topic_id
             where h.customer_id = a.customer_id and h.alert_id = a.id limit 1) as "topicName",
           e.title, e.summary, e.language, e.version > 1 as revised, e.withdrawn,
           s.first as source, s.n as "sourceCount", t.list as targets, l.list as labels, x.list as actions
      from unnest(${sql.param([...ids])}::bigint[]) with ordinality as asked(id, place)
      join alerts a on a.customer_id = ${customerId} and a.id = asked.id
      join events e on e.id = a.event_id
      left join lateral (
        select (array_agg(jsonb_build_object('name', source_name, 'url', url, 'publishedAt', published_at) order by id))[1] as first,
               count(*)::int as n
          from event_sources where event_id = a.event_id) s on true
      left join lateral (
        select jsonb_agg(to_jsonb(one) order by one.tier, one.confidence desc, one.id) as list from (
          select g.id, g.name, g.type, g.ctype, g.country, at.impact_level as "impactLevel", at.tier,
                 at.distance_km as "distanceKm", at.confidence, at.reason
            from alert_targets at join targets g on g.id = at.target_id
           where at.customer_id = a.customer_id and at.alert_id = a.id
           order by at.tier, at.confidence desc, g.id limit ${PRIMARY_TARGETS}) one) t on true
      left join lateral (
        select jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name, 'backgroundColor', b.background_color,
                 'textColor', b.text_color, 'visible', b.visible) order by b.name, b.id) as list
          from alert_label_links k join alert_labels b on b.customer_id = k.customer_id and b.id = k.label_id
         where k.customer_id = a.customer_id and k.alert_id = a.id
           and (b.scope = 'Customer' or b.user_id = ${userId})) l on true
      left join lateral (
        select jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title, 'metaStatus', c.meta_status, 'dueOn', c.due_on)
                 order by c.id) as list
          from action_alerts k join actions c on c.customer_id = k.customer_id and c.id = k.action_id
         where k.customer_id = a.customer_id and k.alert_id = a.id) x on true
     order by asked.place`);
  return rows.map((row) => toItem(row, language));
}

interface TargetRow {
  id: number;
  name: string;
  type: AlertItem["primaryTargets"][number]["type"];
  ctype: string;
  country: string | null;
  impactLevel: ImpactLevel;
  tier: number;
  distanceKm: number | null;
  confidence: number;
  reason: LinkReason;
}

interface ItemRow
  extends Omit<
    AlertItem,
    "id" | "at" | "priority" | "priorityReason" | "primaryTargets" | "hasMorePrimaryTargets" | "labels" | "actions"
  > {
  id: string;
  at: string;
  priority: number;
  priorityReason: LinkReason;
  targets: TargetRow[] | null;
  labels: AlertItem["labels"] | null;
  actions: AlertItem["actions"] | null;
}

function toItem({ targets, labels, actions, source, flagged, ...row }: ItemRow, language: string): AlertItem {
  const primaryTargets = (targets ?? []).map((target) => ({ ...target, reason: reasonIn(language, target.reason) }));
  return {
    ...row,
    id: Number(row.id),
    at: instant(row.at),
    snoozedUntil: row.snoozedUntil && instant(row.snoozedUntil),
    priority: PRIORITY_NAMES[row.priority - 1] ?? "Low",
    priorityReason: reasonIn(language, row.priorityReason),
    source: source && { ...source, publishedAt: source.publishedAt && instant(source.publishedAt) },
    sourceCount: row.sourceCount ?? 0,
    primaryTargets,
    hasMorePrimaryTargets: row.targetCount > primaryTargets.length,
    labels: labels ?? [],
    actions: actions ?? [],
    flagged: flagged && { reason: flagged.reason, comment: flagged.comment, at: flagged.at },
  };
}

/** PostgreSQL's way of writing a moment → ISO 8601 in UTC. */
export const instant = (text: string): string => new Date(text).toISOString();
