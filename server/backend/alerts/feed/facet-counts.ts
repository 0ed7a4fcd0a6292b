import { type SQL, sql } from "drizzle-orm";
import { type FeedOrder, PRIORITY_NAMES } from "~/backend/contract/alert-words";
import { seenBy } from "../../network/collections/stored-collection";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { conditionsOf, type FeedFilter, isPlain } from "./conditions";
import { findByWords } from "./find-by-words";
import { IS_MUTED } from "./muted";
import { collectionsOfAlerts } from "./of-collections";
import { beyond, ORDERS } from "./orders";
import { COUNTED, EFFORT } from "./read-total";
import { IS_AWAY } from "./snoozed";

/** What each facet of the answer is called in the counters. */
const FACETS = {
  priorities: "priority",
  infotagGroups: "group",
  eventTypes: "type",
  impactLevels: "impact",
  countries: "country",
  targetCTypes: "ctype",
} as const;
type Facet = keyof typeof FACETS;
/** What no counter knows, but an alert that is found. */
const OTHERS = [
  "alertStatus",
  "haveActions",
  "alertLabelId",
  "collectionIds",
  "actionsMetaStatuses",
  "assignedTo",
  "snoozed",
  "muted",
] as const;
type Other = (typeof OTHERS)[number];

/** How many alerts have each value; null where there are too many to count. */
type Counts = Record<string, number | null>;

/**
 * How many alerts the feed shows for each value of each facet: under the whole filter but for the facet's own values, which are
 * alternatives to each other. Read from counters where nothing else is filtered; otherwise counted up to 1,000 alerts, beyond which the
 * counters say which values there are, and nothing says how many. Of facets that are not among `only` nothing is said, and of those that no
 * counter knows only where they are among them.
 */
export async function facetCounts(
  tx: Tx,
  scope: CustomerScope,
  filter: FeedFilter,
  order: FeedOrder,
  only?: readonly (Facet | Other)[],
): Promise<Record<Facet | Other, Counts>> {
  const names = (Object.keys(FACETS) as Facet[]).filter((name) => only?.includes(name) ?? true);
  const shared = names.filter((name) => !isChosen(filter, name));
  const groups = [shared, ...names.filter((name) => isChosen(filter, name)).map((name) => [name])];
  const answer: Record<Facet | Other, Counts> = { ...NOTHING };
  let known: ReturnType<typeof fromCounters> | undefined;
  const counters = () => {
    known ??= fromCounters(tx, scope, filter);
    return known;
  };
  for (const group of groups.filter(({ length }) => length > 0)) {
    const own = group === shared ? {} : Object.fromEntries(group.map((name) => [name, undefined]));
    const under = { ...filter, ...own };
    const isKnown = isPlain(under) && !ORDERS[order].within;
    const counted = isKnown ? await counters() : await countedOneByOne(tx, scope, under, order);
    const counts = counted ?? uncounted(await counters());
    for (const name of group) answer[name] = counts(name);
  }
  const others = OTHERS.filter((name) => only?.includes(name));
  // Without a word snoozed alerts are left out: what showing them shows is another list.
  const alone = others.filter((name) => filter[name] !== undefined || name === "snoozed");
  for (const group of [others.filter((name) => !alone.includes(name)), ...alone.map((name) => [name])]) {
    if (group.length === 0) continue;
    const free = (name: Other) => (name === "snoozed" ? "include" : undefined);
    const own = Object.fromEntries(alone.filter((name) => group.includes(name)).map((name) => [name, free(name)]));
    const counts = await otherCounts(tx, scope, { ...filter, ...own }, order);
    for (const name of group) answer[name] = counts(name);
  }
  return answer;
}

const isChosen = (filter: FeedFilter, name: Facet): boolean => name !== "eventTypes" && filter[name] !== undefined;

const NOTHING = {
  priorities: {},
  infotagGroups: {},
  eventTypes: {},
  impactLevels: {},
  countries: {},
  targetCTypes: {},
  alertStatus: {},
  haveActions: {},
  alertLabelId: {},
  collectionIds: {},
  actionsMetaStatuses: {},
  assignedTo: {},
  snoozed: {},
  muted: {},
};

type CountsOf = (name: Facet) => Counts;

/** The values that there are, and of none how many alerts have it. */
const uncounted =
  (known: CountsOf): CountsOf =>
  (name) =>
    Object.fromEntries(Object.keys(known(name)).map((value) => [value, null]));

interface CountRow extends Record<string, unknown> {
  facet: string;
  value: string;
  n: number;
}

async function fromCounters(tx: Tx, { customerId }: CustomerScope, { tier, statusId }: FeedFilter): Promise<CountsOf> {
  const { rows } = await tx.execute<CountRow>(sql`
    select facet, value, sum(n)::int as n from (
      select facet, value, count as n from alert_counts
       where customer_id = ${customerId} and tier_n = ${tier === "n"}
         ${statusId === "all" ? sql`` : sql`and status_id = ${statusId}`}
      union all
      select f.facet, f.value, -1 from alerts a,
          alert_facets(a.event_group, a.also_groups, a.event_type_id, a.priority, a.impact_levels, a.countries, a.target_ctypes) f
       where a.customer_id = ${customerId} and a.tier_n = ${tier === "n"} and ${IS_AWAY}
         ${statusId === "all" ? sql`` : sql`and a.status_id = ${statusId}`}) counted
     where facet <> 'all' group by facet, value having sum(n) > 0`);
  return byName(rows);
}

/** No user has this number: without one only the customer's collections are seen. */
const NOBODY = 0;

/** Null where there are more than are counted. */
async function countedOneByOne(
  tx: Tx,
  scope: CustomerScope,
  filter: FeedFilter,
  order: FeedOrder,
): Promise<CountsOf | null> {
  const found = await foundBy(tx, scope, filter, order);
  if (!found) return null;
  const { rows } = await tx.execute<CountRow>(sql`
    select f.facet, f.value, count(*)::int as n
      from (${found}) a, alert_facets(a.event_group, a.also_groups, a.event_type_id, a.priority, a.impact_levels, a.countries, a.target_ctypes) f
     group by 1, 2`);
  const all = rows.find(({ facet }) => facet === "all")?.n ?? 0;
  return all > COUNTED ? null : byName(rows);
}

/** Of what no counter knows; nothing where there are more than are counted. */
async function otherCounts(
  tx: Tx,
  scope: CustomerScope,
  filter: FeedFilter,
  order: FeedOrder,
): Promise<(name: Other) => Counts> {
  const found = await foundBy(tx, scope, filter, order);
  if (!found) return () => ({});
  const customer = sql`${scope.customerId}::bigint`;
  const { rows } = await tx.execute<CountRow>(sql`
    with a as materialized (${found})
    select 'all' as facet, '' as value, count(*)::int as n from a
    union all select 'alertStatus', relevancy, count(*)::int from a group by relevancy
    union all select 'assignedTo', coalesce(assigned_to::text, 'nobody'), count(*)::int from a group by assigned_to
    union all select 'assignedTo', 'me', count(*)::int from a where assigned_to = ${scope.userId}::bigint having count(*) > 0
    union all select 'snoozed', 'only', count(*)::int from a where ${IS_AWAY} having count(*) > 0
    union all select 'snoozed', 'include', count(*)::int from a
    union all select 'muted', 'only', count(*)::int from a where ${IS_MUTED} having count(*) > 0
    union all select 'haveActions', has::text, count(*)::int from (
      select exists (select from action_alerts l join actions x on x.customer_id = l.customer_id and x.id = l.action_id
                      where l.customer_id = ${customer} and l.alert_id = a.id) as has from a) h
      group by has
    union all select 'alertLabelId', b.id::text, count(*)::int
      from a join alert_label_links l on l.customer_id = ${customer} and l.alert_id = a.id
      join alert_labels b on b.customer_id = ${customer} and b.id = l.label_id
     where b.scope = 'Customer' or b.user_id = ${scope.userId}
     group by b.id
    union all select 'actionsMetaStatuses', x.meta_status, count(distinct a.id)::int
      from a join action_alerts l on l.customer_id = ${customer} and l.alert_id = a.id
      join actions x on x.customer_id = ${customer} and x.id = l.action_id
     group by x.meta_status
    union all select 'collectionIds', c.id::text, count(distinct held.alert_id)::int
      from (${collectionsOfAlerts(filter.tier, customer)}) held
      join collections c on c.customer_id = ${customer} and c.id = held.collection_id
      left join collection_roles r on r.customer_id = c.customer_id and r.collection_id = c.id and r.user_id = ${scope.userId}::bigint
     where ${seenBy(scope.userId ?? NOBODY)}
     group by c.id`);
  const all = rows.find(({ facet }) => facet === "all")?.n ?? 0;
  if (all > COUNTED) return () => ({});
  return (name) => Object.fromEntries(rows.filter(({ facet }) => facet === name).map(({ value, n }) => [value, n]));
}

async function foundBy(tx: Tx, scope: CustomerScope, filter: FeedFilter, order: FeedOrder): Promise<SQL | null> {
  if (!filter.q) {
    return sql`select a.* from alerts a where ${conditionsOf(filter, scope)}${beyond(order, null)} limit ${COUNTED + 1}`;
  }
  const within = ORDERS[order].within ? order : ("NewestFirst" as const);
  const asked = { filter, order: within, cursor: null, limit: COUNTED + 1, effort: EFFORT };
  const { places, isAll } = await findByWords(tx, scope, asked);
  const ids = places.map(({ id }) => id);
  return isAll
    ? sql`select a.* from alerts a where a.customer_id = ${scope.customerId} and a.id = any(${sql.param(ids)}::bigint[])`
    : null;
}

function byName(rows: readonly CountRow[]): CountsOf {
  return (name) =>
    Object.fromEntries(
      rows
        .filter(({ facet }) => facet === FACETS[name])
        .map(({ value, n }) => [name === "priorities" ? (PRIORITY_NAMES[Number(value) - 1] ?? value) : value, n]),
    );
}
