import { type SQL, sql } from "drizzle-orm";
import type { ExplorerSort } from "~/backend/contract/explorer-words";

const TYPES = { text: sql`text`, int: sql`int`, bigint: sql`bigint`, real: sql`real` };
type Kind = keyof typeof TYPES;

interface Part {
  /** Of a row of the list. */
  of: SQL;
  kind: Kind;
  descending?: true;
}

const NAME: readonly Part[] = [
  { of: sql`sort_name`, kind: "text" },
  { of: sql`id`, kind: "bigint" },
];

/** Behind all codes of two letters, in every collation. */
export const NOWHERE = "ZZZ";

/**
 * Total orders, so that pages never shift. None of their values is null: what a target does not have is a number behind all others.
 * Relevance: where the words stand; the nearest tier; the likest name in steps of 0.05; the band of followers (tens); name; number.
 */
export const ORDERS: Record<ExplorerSort, readonly Part[]> = {
  relevance: [
    { of: sql`coalesce(found_by, 9)`, kind: "int" },
    { of: sql`case tier when 'none' then 9 else tier::int end`, kind: "int" },
    { of: sql`coalesce(likeness, 0)`, kind: "real", descending: true },
    { of: sql`followers`, kind: "int", descending: true },
    ...NAME,
  ],
  name: NAME,
  country: [
    // As literals: where nobody knows the country, and NOWHERE.
    { of: sql`coalesce(nullif(country, 'none'), 'ZZZ')`, kind: "text" },
    ...NAME,
  ],
  riskiest: [{ of: sql`coalesce(score, -1)`, kind: "real", descending: true }, ...NAME],
  newest: [{ of: sql`id`, kind: "bigint", descending: true }],
};

/** `parts`: by its first so many alone. */
export const orderBy = (sort: ExplorerSort, parts?: number): SQL =>
  sql.join(
    ORDERS[sort].slice(0, parts).map(({ of, descending }) => sql`${of}${descending ? sql` desc` : sql``}`),
    sql`, `,
  );

/** The columns k0, k1… by which a row tells its place. */
export const keyColumns = (sort: ExplorerSort): SQL =>
  sql.join(
    ORDERS[sort].map(({ of }, n) => sql`${of} as ${sql.identifier(`k${n}`)}`),
    sql`, `,
  );

type Key = readonly (string | number | null)[];

/** Whether a cursor's values are of this order. */
export const isKeyOf = (sort: ExplorerSort, key: Key): boolean =>
  key.length === ORDERS[sort].length &&
  ORDERS[sort].every(({ kind }, n) =>
    kind === "text"
      ? typeof key[n] === "string" && !key[n].includes("\0")
      : typeof key[n] === "number" &&
        (kind === "real" || Number.isInteger(key[n])) &&
        Math.abs(key[n]) < 2 ** 53 &&
        (kind !== "int" || Math.abs(key[n]) < 2 ** 31),
  );

/** Of rows that have no score, in the order of the riskiest: behind all that have one, by their names. */
function unscoredBehind(key: Key | null): SQL {
  const [score, ...name] = key ?? [];
  return score === undefined || Number(score) >= 0 ? sql`true` : behind("name", name);
}

/** A walk along an index of the directory: which rows, and in which order. */
export interface Walk {
  where: SQL;
  by: SQL;
}

/** How the directory is walked from a cursor on in an order; what several walks find together begins with what comes next. */
export function walksOf(sort: ExplorerSort, key: Key | null): Walk[] {
  // A target without a score stands behind all that have one, by its name: along the same index.
  if (sort === "riskiest") return [{ where: unscoredBehind(key), by: orderBy("name") }];
  if (sort !== "country") return [{ where: behind(sort, key), by: orderBy(sort) }];
  const by = sql`country, sort_name, id`;
  const [country, ...name] = key ?? [];
  const isNowhere = country === NOWHERE;
  const nowhere = { where: sql`country is null and ${behind("name", isNowhere ? name : null)}`, by };
  if (isNowhere) return [nowhere];
  const [sortName, id] = name;
  const beyond = key ? sql`(country, sort_name, id) > (${country}::text, ${sortName}::text, ${id}::bigint)` : sql`true`;
  // Apart: a comparison with null or with "or" would walk the index from its beginning.
  return [{ where: sql`country is not null and ${beyond}`, by }, nowhere];
}

/** Rows behind a cursor: `(a, b) > (…)` where all rise, so that an index is walked from there; else part by part. */
export function behind(sort: ExplorerSort, key: Key | null): SQL {
  if (!key) return sql`true`;
  const parts = ORDERS[sort];
  const value = (n: number) => sql`${key[n]}::${TYPES[parts[n]?.kind ?? "text"]}`;
  if (parts.every(({ descending }) => !descending)) {
    const columns = parts.map(({ of }) => of);
    return sql`(${sql.join(columns, sql`, `)}) > (${sql.join(
      parts.map((_, n) => value(n)),
      sql`, `,
    )})`;
  }
  const cases = parts.map(({ of, descending }, n) => {
    const equal = parts.slice(0, n).map((part, at) => sql`${part.of} = ${value(at)}`);
    return sql`(${sql.join([...equal, sql`${of} ${descending ? sql`<` : sql`>`} ${value(n)}`], sql` and `)})`;
  });
  return sql`(${sql.join(cases, sql` or `)})`;
}
