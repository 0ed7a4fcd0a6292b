import { type SQL, sql } from "drizzle-orm";
import { TIERS } from "~/backend/contract/collection-words";
import type { TargetSort } from "~/backend/contract/target-words";
import type { Tx } from "../../../platform/db/database";
import { wordsIn } from "../../../platform/export/words";
import { CTYPES } from "../../../reference/catalogue/ctypes";
import type { Members } from "./members";
import { type Place, type PlaceRequest, type PlaceRow, thatFit, toPlace } from "./places";

/** What many targets have in common, and so a list sorted by it is one of groups, each by name. */
const COLUMNS = {
  country: { of: sql`m.country`, type: sql`text` },
  type: { of: sql`m.ctype`, type: sql`text` },
  tier: { of: sql`m.tier`, type: sql`smallint` },
} as const;
const SORTS = {
  country: "country",
  countryDescending: "country",
  type: "type",
  typeDescending: "type",
  tier: "tier",
  tierDescending: "tier",
} as const satisfies Partial<Record<TargetSort, keyof typeof COLUMNS>>;
type Grouped = keyof typeof SORTS;
type Column = keyof typeof COLUMNS;

export const isGrouped = (sort: TargetSort): sort is Grouped => sort in SORTS;

/** Whether a page of this order can have ended in this group: none where the order has no groups. */
export function isGroupOf(sort: TargetSort, group: string | null): boolean {
  if (!isGrouped(sort) || group === null) return !isGrouped(sort) && group === null;
  return SORTS[sort] !== "tier" || (TIERS as readonly string[]).includes(group);
}

type Request = Omit<PlaceRequest, "sort"> & { sort: Grouped };

/**
 * The first places behind the cursor in a list sorted by country, class or tier. The order of these is in no index: countries
 * have names in the reader's language. So they are asked for first, of which there are few, and each is then walked along its
 * index.
 */
export async function byGroup(tx: Tx, request: Request): Promise<Place[]> {
  const { members, sort, after, limit, language } = request;
  const column = SORTS[sort];
  const present = await groupsOf(tx, members, column);
  // One whose last target is gone since the page before still says where that page ended.
  const all = after?.group && !present.includes(after.group) ? [...present, after.group] : present;
  const rising = inOrder(all, column, language);
  const groups = sort === column ? rising : withEmptyLast(rising.toReversed());
  const rest = after ? groups.slice(groups.indexOf(after.group ?? "")) : groups;
  if (!members.isStored) return walk(tx, request, column, rest, limit);
  const places: Place[] = [];
  // As a rule the first fills the page. Where a filter leaves next to nothing, more are asked for at once each time.
  for (let from = 0, many = 1; from < rest.length && places.length < limit; from += many, many *= 2) {
    const next = { ...request, after: from === 0 ? after : null };
    places.push(...(await walk(tx, next, column, rest.slice(from, from + many), limit - places.length)));
  }
  return places;
}

/** Of these groups, in their order, the first places; the cursor stands in the first of them. */
async function walk(tx: Tx, request: Request, column: Column, groups: readonly string[], limit: number) {
  const { members, after } = request;
  const { of, type } = COLUMNS[column];
  const behind = after && sql`(m.sort_name, m.target_id) > (${after.name} collate "C", ${after.id}::bigint)`;
  // Alone, so that an index begins there.
  const beyond = !behind ? sql`true` : groups.length === 1 ? behind : sql`(g.place > 1 or ${behind})`;
  const wanted = sql`unnest(${sql.param([...groups])}::text[]) with ordinality as g(key, place)`;
  const walked: SQL = members.isStored
    ? sql`${wanted} cross join lateral (
        select m.target_id, m.tier, m.sort_name from ${members.from} ${thatFit(request)}
         where ${of} = g.key::${type} and ${beyond} order by m.sort_name, m.target_id limit ${limit}) m`
    : sql`${members.from} join ${wanted} on ${of} = g.key::${type} ${thatFit(request)} where ${beyond}`;
  const { rows } = await tx.execute<PlaceRow>(sql`
    select m.target_id as id, m.tier, m.sort_name as name, null::real as score, g.key as "group"
      from ${walked} order by g.place, m.sort_name, m.target_id limit ${limit}`);
  return rows.map(toPlace);
}

/** Which there are: from one to the next along the index, so that not every member is looked at. */
async function groupsOf(tx: Tx, { from, isStored }: Members, column: Column): Promise<string[]> {
  const { of } = COLUMNS[column];
  const { rows } = await tx.execute<{ key: string }>(
    isStored
      ? sql`with recursive g(key) as (
              (select ${of} from ${from} order by 1 limit 1)
              union all
              select (select ${of} from ${from} where ${of} > g.key order by 1 limit 1) from g where g.key is not null)
            select key::text from g where key is not null`
      : sql`select distinct ${of}::text as key from ${from}`,
  );
  return rows.map(({ key }) => key);
}

/** Countries by name, classes as filters and legends show them, tiers by number; what has none comes last. */
function inOrder(groups: readonly string[], column: Column, language: string): string[] {
  if (column === "tier") return groups.toSorted((a, b) => Number(a) - Number(b));
  if (column === "type") return withEmptyLast(groups.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)));
  const { country } = wordsIn(language);
  const { compare } = new Intl.Collator(language === "ch" ? "zh-Hans" : language);
  return withEmptyLast(groups.toSorted((a, b) => compare(country(a), country(b)) || (a < b ? -1 : 1)));
}

const RANKS = new Map<string, number>(CTYPES.map(({ id }, n) => [id, n]));
const rank = (ctype: string): number => RANKS.get(ctype) ?? RANKS.size;

const withEmptyLast = (groups: readonly string[]): string[] => [
  ...groups.filter((group) => group !== ""),
  ...groups.filter((group) => group === ""),
];
