import { type SQL, sql } from "drizzle-orm";

/** Whose targets become one, and which of them stays. */
export interface Pair {
  customerId: number;
  keptId: number;
  mergedId: number;
}

export interface Merge extends Pair {
  mergeId: number;
}

/** A column of a row of a statement. */
export const column = (row: string, name: string): SQL => sql`${sql.identifier(row)}.${sql.identifier(name)}`;

export const table = (name: string): SQL => sql`${sql.identifier(name)}`;

/**
 * Rows agree in all of these. None of them is ever empty (a test holds that): `is not distinct from` would be looked up in no index and hashed by
 * no join, so that 30,000 alerts of a target were compared with each alert of the customer.
 */
export const agree = (names: readonly string[], one: string, other: string, checked?: string): SQL =>
  sql.join(
    [sql`true`, ...names.map((name) => sql`${sought(one, name, checked)} = ${sought(other, name, checked)}`)],
    sql` and `,
  );

/**
 * A column of a row that is looked up. `checked` (of `TableRule`) is only compared: a sum is in no index.
 */
export const sought = (row: string, name: string, checked?: string): SQL =>
  name === checked ? sql`(${column(row, name)} + 0)` : columnOrCall(row, name);

/** `lower(email)` of the list of tables is a call on a column. */
function columnOrCall(row: string, name: string): SQL {
  const lowered = /^lower\((\w+)\)$/.exec(name)?.[1];
  return lowered ? sql`lower(${column(row, lowered)})` : column(row, name);
}
