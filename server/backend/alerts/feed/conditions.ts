import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import type { listFeed } from "~/backend/contract/feed";
import { days } from "~/time/duration";
import { namedCollections } from "../../network/collections/stored-collection";
import { alsoMerged } from "../../network/targets/merged-numbers";
import type { CustomerScope } from "../../platform/db/database";
import { IS_MUTED } from "./muted";
import { isOfCollections } from "./of-collections";
import { IS_AWAY, IS_HERE } from "./snoozed";

type Query = z.output<typeof listFeed.query>;
/** The filter as the contract's query says it, without paging. */
export type FeedFilter = Omit<Query, "order" | "size" | "after">;

/** Beside status and tier nothing is left out: the counters know how many there are. */
export function isPlain(filter: FeedFilter): boolean {
  const { statusId: _, tier: __, ...rest } = filter;
  return Object.values(rest).every((value) => value === undefined || value === "");
}

/** What an alert `a` of the customer has to be to be in the feed, joined by "and". Status and tier come first, as in the indexes. */
export function conditionsOf(filter: FeedFilter, { customerId, userId }: CustomerScope, now: Date = new Date()): SQL {
  const { statusId, tier } = filter;
  const customer = sql`${customerId}::bigint`;
  const all: (SQL | undefined)[] = [
    sql`a.customer_id = ${customer}`,
    sql`a.tier_n = ${tier === "n"}`,
    statusId === "all" ? undefined : sql`a.status_id = ${statusId}`,
    given(
      filter.priorities,
      (names) => sql`a.priority = any(${numbers(names.map((name) => PRIORITY_NAMES.indexOf(name) + 1))}::smallint[])`,
    ),
    given(
      filter.infotagGroups,
      (groups) => sql`(a.event_group = any(${texts(groups)}::text[]) or a.also_groups && ${texts(groups)}::text[])`,
    ),
    given(filter.impactLevels, (levels) => sql`a.impact_levels && ${texts(levels)}::text[]`),
    given(filter.countries, (codes) => sql`a.countries && ${texts(codes)}::text[]`),
    given(filter.targetCTypes, (ids) => sql`a.target_ctypes && ${texts(ids)}::text[]`),
    given(filter.alertStatus, (values) => sql`a.relevancy = any(${texts(values)}::text[])`),
    filter.dateRange?.from ? sql`a.at >= ${startOf(filter.dateRange.from)}` : undefined,
    filter.dateRange?.to ? sql`a.at < ${dayAfter(filter.dateRange.to)}` : undefined,
    given(filter.alertLabelId, (id) =>
      exists(
        sql`alert_label_links l where l.customer_id = ${customer} and l.label_id = ${seenLabel(customer, userId, id)} and l.alert_id = a.id`,
      ),
    ),
    given(filter.topicId, (id) =>
      exists(sql`topic_hits h where h.customer_id = ${customer} and h.topic_id = ${id} and h.alert_id = a.id`),
    ),
    given(filter.emailUUID, (uuid) =>
      exists(
        sql`alert_mail_alerts m where m.customer_id = ${customer} and m.uuid = ${uuid}::uuid and m.alert_id = a.id`,
      ),
    ),
    given(filter.targetIds, (ids) =>
      exists(
        sql`alert_targets t where t.customer_id = ${customer} and t.alert_id = a.id and t.target_id = any(${alsoMerged(customer, ids)})`,
      ),
    ),
    filter.snoozed === "include" ? undefined : filter.snoozed === "only" ? IS_AWAY : IS_HERE,
    filter.muted ? IS_MUTED : undefined,
    given(filter.assignedTo, (who) =>
      who === "nobody" ? sql`a.assigned_to is null` : sql`a.assigned_to = ${who === "me" ? userId : who}::bigint`,
    ),
    given(filter.collectionIds, (ids) => isOfCollections(seenOf(customerId, userId, ids), tier, customer)),
    given(filter.q, (text) => matchesText(text, customer)),
    ...actionConditions(filter, customer, now),
  ];
  return sql.join(
    all.filter((one): one is SQL => one !== undefined),
    sql` and `,
  );
}

/** Those that the reader sees: alerts would tell what somebody else's own collection holds. A rule of the customer sees all. */
const seenOf = (customerId: number, userId: number | null, ids: readonly number[]): SQL =>
  userId === null
    ? sql`${numbers(ids)}::bigint[]`
    : sql`array(select seen.id from (${namedCollections(customerId, userId, ids)}) seen)`;

/** No alert has a label of somebody else for its reader. */
const seenLabel = (customer: SQL, userId: number | null, id: number): SQL =>
  userId === null
    ? sql`${id}::bigint`
    : sql`(select b.id from alert_labels b where b.customer_id = ${customer} and b.id = ${id} and (b.scope = 'Customer' or b.user_id = ${userId}))`;

/** Each word has to begin a word of the title, the summary, or the name of a target that the alert touches. */
const matchesText = (text: string, customer: SQL): SQL =>
  exists(
    sql`alert_search s where s.customer_id = ${customer} and s.alert_id = a.id and s.words @@ search_query(${text}::text, '')`,
  );

function actionConditions(filter: FeedFilter, customer: SQL, now: Date): SQL[] {
  const created =
    filter.actionsCreatedRange && filter.actionsCreatedAt === "Custom" ? filter.actionsCreatedRange : null;
  const due = filter.actionsDueRange && filter.actionsDueDate === "Custom" ? filter.actionsDueRange : null;
  const assigned = (kind: "user" | "team", ids: number[]) =>
    exists(
      sql`action_assignees s where s.customer_id = ${customer} and s.action_id = x.id and s.kind = ${kind} and s.assignee_id = any(${numbers(ids)}::bigint[])`,
    );
  const wanted = [
    given(filter.actionsMetaStatuses, (values) => sql`x.meta_status = any(${texts(values)}::text[])`),
    given(filter.actionsTeams, (ids) => assigned("team", ids)),
    given(filter.actionsAssignees, (ids) => assigned("user", ids)),
    given(filter.actionsCreators, (ids) => sql`x.created_by = any(${numbers(ids)}::bigint[])`),
    given(
      filter.actionsCreatedAt && LAST_DAYS[filter.actionsCreatedAt],
      (count) => sql`x.created_at >= ${new Date(now.getTime() - days(count)).toISOString()}::timestamptz`,
    ),
    created?.from ? sql`x.created_at >= ${startOf(created.from)}` : undefined,
    created?.to ? sql`x.created_at < ${dayAfter(created.to)}` : undefined,
    filter.actionsDueDate === "Overdue"
      ? sql`x.due_on < ${dayOf(now)}::date and x.meta_status in ('Planned', 'InProgress')`
      : undefined,
    given(
      filter.actionsDueDate && NEXT_DAYS[filter.actionsDueDate],
      (count) => sql`x.due_on between ${dayOf(now)}::date and ${dayOf(new Date(now.getTime() + days(count)))}::date`,
    ),
    due?.from ? sql`x.due_on >= ${due.from}::date` : undefined,
    due?.to ? sql`x.due_on <= ${due.to}::date` : undefined,
  ].filter((one): one is SQL => one !== undefined);
  const ofAlert = sql`action_alerts l join actions x on x.customer_id = l.customer_id and x.id = l.action_id
    where l.customer_id = ${customer} and l.alert_id = a.id`;
  const has =
    filter.haveActions === undefined
      ? []
      : [filter.haveActions === "true" ? exists(ofAlert) : sql`not ${exists(ofAlert)}`];
  return wanted.length === 0 ? has : [...has, exists(sql`${ofAlert} and ${sql.join(wanted, sql` and `)}`)];
}

const LAST_DAYS: Record<string, number | undefined> = { Last7Days: 7, Last30Days: 30, Last90Days: 90 };
const NEXT_DAYS: Record<string, number | undefined> = { Next7Days: 7, Next30Days: 30 };

const exists = (from: SQL): SQL => sql`exists (select from ${from})`;
const numbers = (values: readonly number[]) => sql.param([...values]);
const texts = (values: readonly string[]) => sql.param([...values]);
const startOf = (day: string): SQL => sql`${`${day}T00:00:00Z`}::timestamptz`;
const dayAfter = (day: string): SQL => sql`${`${day}T00:00:00Z`}::timestamptz + interval '1 day'`;
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

function given<Value>(value: Value | undefined | "", condition: (value: Value) => SQL): SQL | undefined {
  return value === undefined || value === "" ? undefined : condition(value as Value);
}
