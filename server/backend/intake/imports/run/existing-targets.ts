import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import { foldName } from "../../../reference/names/fold-name";
import type { SupplierCandidate } from "../rows/candidate";
import { nameWords } from "../values/name-key";
import type { ExistingTarget } from "./existing-target";

/** Finds targets whose name or place is like a row's, by row. */
export type FindLike = (tx: Tx, candidates: readonly SupplierCandidate[]) => Promise<Found[]>;

/** Names that hold less of the row's than this are not looked at: a slip of the pen in each of two words is above it. */
const LEAST_ALIKE = 0.6;
/** For each row, by name. */
const MOST_FOUND = 5;
/** For each row, of one name or number: thousands of namesakes, or works under the number of one company, are not looked at one by one. */
const MOST_EQUAL = 60;
/** Of a row `g` and a target `t`: those that say the same of their place first, then the customer's own. */
const NEAREST = sql`
  coalesce(lower(t.address) = lower(g.address), false)::int * 4 + coalesce(t.postal_code = g."postalCode", false)::int * 2
    + coalesce(lower(t.city) = lower(g.city), false)::int desc, t.owner_id is null, t.id`;

/**
 * Targets that rows may mean, by row: those with one of its identifiers, and those of the same kind with a like name and no other
 * country. Runs as the system, because a search by trigram is none under row-level security: the owner is asked for here.
 */
export async function findExisting(
  tx: Tx,
  customerId: number,
  candidates: readonly SupplierCandidate[],
  findLike: FindLike,
  {
    alsoNamed = false,
  }: { /** Looks for like names of rows, too, of which there is the very name. */ alsoNamed?: boolean } = {},
): Promise<{ byRow: Map<number, number[]>; targets: Map<number, ExistingTarget> }> {
  const numbered = await byIdentifier(tx, customerId, candidates);
  const same = await byEqualName(tx, customerId, candidates);
  const named = new Set(same.map(({ row }) => row));
  const rest = alsoNamed ? candidates : candidates.filter(({ row }) => !named.has(row));
  return loaded(tx, customerId, [...numbered, ...same, ...(await findLike(tx, rest))]);
}

/** Each target of a row once, in the order in which it was found. */
async function loaded(tx: Tx, customerId: number, found: readonly Found[]) {
  const rows = new Map<number, Set<number>>();
  for (const { row, id } of found) {
    const ids = rows.get(row);
    if (ids) ids.add(Number(id));
    else rows.set(row, new Set([Number(id)]));
  }
  const byRow = new Map([...rows].map(([row, ids]) => [row, [...ids]]));
  return { byRow, targets: await loadExisting(tx, customerId, [...new Set([...byRow.values()].flat())]) };
}

/** The same for targets themselves, each of which has its own name: whose name is only like theirs is looked for beside equal ones. */
export async function findTwins(
  tx: Tx,
  customerId: number,
  candidates: readonly SupplierCandidate[],
  findLike: FindLike,
): Promise<{ byRow: Map<number, number[]>; targets: Map<number, ExistingTarget> }> {
  return loaded(tx, customerId, [
    ...(await byIdentifier(tx, customerId, candidates)),
    ...(await byEqualName(tx, customerId, candidates)),
    ...(await findLike(tx, candidates)),
  ]);
}

/** The same for one row and with all that a name is like, be another one equal to it; `also`: targets to look at in any case. */
export async function findAlike(
  tx: Tx,
  customerId: number,
  candidate: SupplierCandidate,
  also: readonly number[],
): Promise<ExistingTarget[]> {
  const found = [
    ...(await byIdentifier(tx, customerId, [candidate])),
    ...(await byEqualName(tx, customerId, [candidate])),
    ...(await findByTrigrams(tx, customerId, [candidate])),
  ];
  const ids = [...new Set([...found.map(({ id }) => Number(id)), ...also])];
  return [...(await loadExisting(tx, customerId, ids)).values()];
}

export type Found = { row: number; id: string | number };

// `offset 0`: one look into the index for each row, whatever is known of the tables. Right after an import the statistics are
// those of before it, and a plan made from them took a hundred times as long.
async function byIdentifier(tx: Tx, customerId: number, candidates: readonly SupplierCandidate[]): Promise<Found[]> {
  const given = candidates.flatMap(({ row, identifiers, address, postalCode, city }) =>
    identifiers.map(({ system, id }) => ({ row, system, value: id, address, postalCode, city })),
  );
  if (given.length === 0) return [];
  const { rows } = await tx.execute<Found & Record<string, unknown>>(sql`
    select distinct g.row, f.id
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
             as g(row int, system text, value text, address text, "postalCode" text, city text)
     cross join lateral (
       select t.id from (
         select target_id from target_identifiers where system = g.system and value = g.value
            and (owner_id is null or owner_id = ${customerId}) offset 0) i
        cross join lateral (
          select id, owner_id, address, postal_code, city from targets where id = i.target_id
             and (owner_id is null or owner_id = ${customerId}) and type in ('organization', 'POI') offset 0) t
        order by ${NEAREST} limit ${MOST_EQUAL}) f
     order by 1, 2`);
  return rows;
}

/** What a name is looked up with. */
const lookups = (candidates: readonly SupplierCandidate[]) =>
  JSON.stringify(
    candidates.map(({ row, name, country, kind, address, postalCode, city }) => ({
      ...{ row, address, postalCode, city },
      folded: foldName(name),
      // Without the legal form, which one of two often lacks or abbreviates.
      core: nameWords(name).join(" "),
      country,
      type: kind === "site" ? "POI" : "organization",
    })),
  );

const visible = (customerId: number) => sql`
  t.type = g.type and (t.owner_id is null or t.owner_id = ${customerId})
  and (n.owner_id is null or n.owner_id = ${customerId})
  and (t.country is null or g.country is null or t.country = g.country)`;

async function byEqualName(tx: Tx, customerId: number, candidates: readonly SupplierCandidate[]): Promise<Found[]> {
  if (candidates.length === 0) return [];
  const { rows } = await tx.execute<Found & Record<string, unknown>>(sql`
    select distinct g.row, f.id
      from jsonb_to_recordset(${lookups(candidates)}::jsonb)
             as g(row int, folded text, country text, type text, address text, "postalCode" text, city text)
     cross join lateral (
       select t.id from (select target_id, owner_id from target_names where folded = g.folded offset 0) n
        cross join lateral (
          select id, type, country, owner_id, address, postal_code, city from targets where id = n.target_id offset 0) t
        where ${visible(customerId)}
        group by t.id, t.owner_id, t.address, t.postal_code, t.city order by ${NEAREST} limit ${MOST_EQUAL}) f
     where g.folded <> ''
     order by 1, 2`);
  return rows;
}

/** By the trigrams of the name: a few milliseconds for each of ten thousand names, so for short lists. */
export async function findByTrigrams(
  tx: Tx,
  customerId: number,
  candidates: readonly SupplierCandidate[],
): Promise<Found[]> {
  if (candidates.length === 0) return [];
  await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LEAST_ALIKE)}, true)`);
  const { rows } = await tx.execute<Found & Record<string, unknown>>(sql`
    select g.row, found.id
      from jsonb_to_recordset(${lookups(candidates)}::jsonb) as g(row int, core text, country text, type text)
     cross join lateral (
       select t.id from target_names n join targets t on t.id = n.target_id
        where n.folded %> g.core and ${visible(customerId)}
        group by t.id order by max(similarity(n.folded, g.core)) desc, t.id limit ${MOST_FOUND}) found
     order by 1, 2`);
  return rows;
}

/** Targets as rows are compared with them, by number; those that the customer does not see are left out. */
export async function loadExisting(
  tx: Tx,
  customerId: number,
  ids: readonly number[],
): Promise<Map<number, ExistingTarget>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<Omit<ExistingTarget, "id"> & { id: string }>(sql`
    select t.id, t.owner_id is not null as own, case t.type when 'POI' then 'site' else 'organization' end as kind,
           t.name, t.country, t.city, t.postal_code as "postalCode", t.address,
           -- A town's point is that of all who are in it.
           case when t.place is null or t.place ->> 'precision' = 'address' then t.lat end as lat,
           case when t.place is null or t.place ->> 'precision' = 'address' then t.lon end as lon,
           array(select n.text from target_names n where n.target_id = t.id
                    and (n.owner_id is null or n.owner_id = ${customerId}) order by n.text) as names,
           coalesce((select jsonb_agg(jsonb_build_object('system', i.system, 'value', i.value) order by i.system, i.value)
             from target_identifiers i where i.target_id = t.id
              and (i.owner_id is null or i.owner_id = ${customerId})), '[]') as identifiers
      from targets t where t.id = any(${sql.param([...ids])}::bigint[]) and (t.owner_id is null or t.owner_id = ${customerId})`);
  return new Map(rows.map((row) => [Number(row.id), { ...row, id: Number(row.id) }]));
}
