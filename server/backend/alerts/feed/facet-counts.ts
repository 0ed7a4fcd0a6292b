import { type SQL, sql } from "drizzle-orm";
import { type FeedOrder, PRIORITY_NAMES } from "~/backend/contract/alert-words";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { conditionsOf, type FeedFilter, isPlain } from "./conditions";
import { findByWords } from "./find-by-words";
import { beyond, ORDERS } from "./orders";
import { COUNTED, EFFORT } from "./read-total";

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

/** How many alerts have each value; null where there are too many to count. */
type Counts = Record<string, number | null>;

/**
 * How many alerts the feed shows for each value of each facet: under the whole filter but for the facet's own values, which are
 * alternatives to each other. Read from counters where nothing else is filtered; otherwise counted up to 1,000 alerts, beyond which the
 * counters say which values there are, and nothing says how many. Of facets that are not among `only` nothing is said.
 */
export async function facetCounts(
  tx: Tx,
  scope: CustomerScope,
  filter: FeedFilter,
  order: FeedOrder,
  only?: readonly Facet[],
): Promise<Record<Facet, Counts>> {
  const names = (Object.keys(FACETS) as Facet[]).filter((name) => only?.includes(name) ?? true);
  const shared = names.filter((name) => !isChosen(filter, name));
  const groups = [shared, ...names.filter((name) => isChosen(filter, name)).map((name) => [name])];
  const answer: Record<Facet, Counts> = { ...NOTHING };
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
    select facet, value, sum(count)::int as n from alert_counts
     where customer_id = ${customerId} and tier_n = ${tier === "n"} and facet <> 'all'
       ${statusId === "all" ? sql`` : sql`and status_id = ${statusId}`}
     group by facet, value having sum(count) > 0`);
  return byName(rows);
}

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
      from (${found}) a, alert_facets(a.event_group, a.event_type_id, a.priority, a.impact_levels, a.countries, a.target_ctypes) f
     group by 1, 2`);
  const all = rows.find(({ facet }) => facet === "all")?.n ?? 0;
  return all > COUNTED ? null : byName(rows);
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
