import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { type ActionFacets, readActionFacets } from "~/backend/contract/action-facets";
import { ACTION_DUE, ACTION_LAWS, EFFECT_CHECKS, PURPOSES_OF_LAW } from "~/backend/contract/action-words";
import type { ACTION_CREATED_PERIODS } from "~/backend/contract/alert-words";
import type { Tx } from "../../platform/db/database";
import { allOf, beyondChoices, choices, HINDERED, isDue, isOfLast, isToCheck, seenAmong, todayIn } from "./conditions";
import type { Reader } from "./list-actions";
import { titled } from "./titled";
import { isOf, isOpenOn } from "./whose";

type FacetQuery = z.output<NonNullable<typeof readActionFacets.query>>;
type Facet = keyof ActionFacets;
type Question = keyof ReturnType<typeof choices>;

/**
 * How many actions each choice of the filter would show: under all of it but the question that the choice answers. One statement. It goes once
 * through the customer's actions for what stands in them, and groups those that at most one question leaves out, with which one (`but`): such
 * an action is counted for the choices of that question alone, and one that nothing leaves out for all. What is linked to them is counted by
 * its links.
 */
export async function countFacets(tx: Tx, reader: Reader, query: FacetQuery): Promise<ActionFacets> {
  const { collectionIds = [], ...filter } = query;
  const within = beyondChoices(reader, filter, await titled(tx, filter.q));
  const asked = choices(reader, filter);
  const except = (question: Question): SQL => allOf([...within, ...Object.values({ ...asked, [question]: null })]);
  const parts = [
    ...COLUMNS.map(([facet, column]) => countColumn(facet, column)),
    ...conditionsOf(filter).map(([facet, value], place) => countCondition(facet, value, flag(place))),
    countWhere("owner", "me", allOf([except("whose"), isOf(reader.customerId, reader.userId)])),
    countWhere("hindrance", "waiting-supplier", allOf([except("hindrance"), HINDERED["waiting-supplier"]])),
    countHolders(except("whose")),
    countCollections(except("collectionId"), seenAmong(reader, collectionIds)),
  ];
  const { rows } = await tx.execute<{ facet: Facet; value: string; n: number }>(sql`
    with g as materialized (${groups(filter, allOf(within), asked)}) ${sql.join(parts, sql` union all `)}`);
  const counts = Object.fromEntries(FACETS.map((facet) => [facet, {}])) as ActionFacets;
  for (const { facet, value, n } of rows) if (n > 0) counts[facet][value] = n;
  return counts;
}

const FACETS = Object.keys(readActionFacets.response.shape) as Facet[];

const COLUMNS = [
  ["state", sql`meta_status`],
  ["purpose", sql`purpose`],
  ["typeId", sql`type_id`],
  ["creators", sql`created_by`],
] as const;

type Conditional = Exclude<Question & Facet, "typeId" | "collectionId" | "creators">;

/** Choices that overlap, or that are more than the value of a column. */
function conditionsOf(filter: FacetQuery): [facet: Conditional, value: string, condition: SQL][] {
  const today = todayIn(filter);
  return [
    ["state", "open", isOpenOn(today)],
    ["state", "all", sql`true`],
    ...ACTION_DUE.map((value): [Conditional, string, SQL] => ["due", value, isDue(value, today)]),
    ...EFFECT_CHECKS.map((value): [Conditional, string, SQL] => ["effectCheck", value, isToCheck(value, today)]),
    ...ACTION_LAWS.map((value): [Conditional, string, SQL] => [
      "law",
      value,
      sql`coalesce(x.purpose = any(${sql.param([...PURPOSES_OF_LAW[value]])}::text[]), false)`,
    ]),
    ["hindrance", "blocked", HINDERED.blocked],
    ...PERIODS.map((value): [Conditional, string, SQL] => ["createdAt", value, isOfLast(value)]),
  ];
}

const PERIODS = ["Last7Days", "Last30Days", "Last90Days"] as const satisfies (typeof ACTION_CREATED_PERIODS)[number][];

const flag = (place: number): SQL => sql`${sql.identifier(`is${place}`)}`;

/** Actions that are alike in all that is counted, how many of each kind. */
function groups(filter: FacetQuery, within: SQL, asked: ReturnType<typeof choices>): SQL {
  const failed = Object.entries(asked).flatMap(([question, condition]) =>
    condition ? [sql`case when ${condition} then null else ${question}::text end`] : [],
  );
  const but =
    failed.length === 0 ? sql`'{}'::text[]` : sql`array_remove(array[${sql.join(failed, sql`, `)}], null::text)`;
  const flags = conditionsOf(filter).map(([, , condition], place) => sql`(${condition}) as ${flag(place)}`);
  const names = sql.join(
    flags.map((_, place) => flag(place)),
    sql`, `,
  );
  return sql`
    select meta_status, purpose, type_id, created_by, but[1] as but, ${names}, count(*)::int as n
      from (select x.meta_status, x.purpose, x.type_id, x.created_by, ${but} as but, ${sql.join(flags, sql`, `)}
              from actions x where ${within}) x
     where cardinality(but) <= 1
     group by meta_status, purpose, type_id, created_by, but, ${names}`;
}

/** Groups that no other question leaves out. */
const isLeftBy = (question: Question): SQL => sql`(but is null or but = ${question})`;

const countColumn = (facet: Question & Facet, column: SQL): SQL => sql`
  select ${facet}::text as facet, ${column}::text as value, sum(n)::int as n from g
   where ${isLeftBy(facet)} and ${column} is not null group by ${column}`;

const countCondition = (facet: Conditional, value: string, condition: SQL): SQL => sql`
  select ${facet}::text, ${value}::text, coalesce(sum(n), 0)::int from g where ${isLeftBy(facet)} and ${condition}`;

const countWhere = (facet: Facet, value: string, where: SQL): SQL => sql`
  select ${facet}::text, ${value}::text, count(*)::int from actions x where ${where}`;

const countHolders = (where: SQL): SQL => sql`
  select case l.kind when 'team' then 'teams' else 'assignees' end, l.assignee_id::text, count(*)::int
    from actions x join action_assignees l on l.customer_id = x.customer_id and l.action_id = x.id
   where ${where} group by l.kind, l.assignee_id`;

/** An action counts once for each, however many of its targets are in it. */
const countCollections = (where: SQL, seen: SQL): SQL => sql`
  select 'collectionId', c.collection_id::text, count(distinct x.id)::int
    from collection_targets c
    join action_targets t on t.customer_id = c.customer_id and t.target_id = c.target_id
    join actions x on x.customer_id = t.customer_id and x.id = t.action_id
   where c.collection_id in (${seen}) and ${where}
   group by c.collection_id`;
