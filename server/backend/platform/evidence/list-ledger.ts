import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../db/database";
import type { evidence } from "../db/schema/evidence";
import { readHead } from "./read-ledger";
import { isReadable } from "./readable";

/** Filters that no index answers look through so many entries a page. */
export const WINDOW = 20_000;

export interface LedgerAsked {
  subject?: { type: string; id: string } | undefined;
  /** Several with commas between them. */
  subjectType?: string | undefined;
  userId?: number | undefined;
  /** Days of UTC, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** The entry before which to go on. */
  before: number | null;
  size: number;
}

type Row = typeof evidence.$inferSelect;

/**
 * Entries of a customer's ledger, newest first, at most `size`. `next` is the entry before which the next page begins, null at the end.
 * A page costs no more the longer the ledger is: times rise with the numbers, so a day's entries are found by halving.
 */
export async function listLedger(
  tx: Tx,
  customerId: number,
  asked: LedgerAsked,
): Promise<{ rows: Row[]; next: number | null }> {
  const { where, first, bottom } = await windowOf(tx, customerId, asked);
  const { rows } = await tx.execute<Stored>(sql`
    select seq, at, actor, subject_type as "subjectType", subject_id as "subjectId", kind, before, after, reason,
      rule_version as "ruleVersion", prev_hash as "prevHash", hash
    from evidence where ${where} order by seq desc limit ${asked.size + 1}`);
  const shown = rows
    .slice(0, asked.size)
    .map((row) => ({ ...row, customerId, seq: Number(row.seq), at: new Date(row.at) }));
  if (rows.length > asked.size) return { rows: shown, next: shown.at(-1)?.seq ?? null };
  return { rows: shown, next: bottom > first ? bottom : null };
}

/** How many there are, `most` at most; not exact where there are more, or where not all of the ledger was looked through. */
export async function countLedger(
  tx: Tx,
  customerId: number,
  asked: Omit<LedgerAsked, "before" | "size">,
  most: number,
): Promise<{ count: number; isExact: boolean }> {
  const { where, first, bottom } = await windowOf(tx, customerId, { ...asked, before: null });
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from evidence where ${where} limit ${most + 1}) as counted`);
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, most), isExact: count <= most && bottom <= first };
}

async function windowOf(tx: Tx, customerId: number, asked: Omit<LedgerAsked, "size">) {
  const { subject, subjectType, userId, before } = asked;
  const { first, last } = await boundsOf(tx, customerId, asked);
  const top = before === null ? last : Math.min(last, before - 1);
  const isLookedThrough = !subject && (subjectType !== undefined || userId !== undefined);
  const bottom = isLookedThrough ? Math.max(first, top - WINDOW + 1) : first;
  const where: SQL[] = [
    sql`customer_id = ${customerId} and seq between ${bottom} and ${top} and ${isReadable(sql.raw("evidence"))}`,
  ];
  if (subject) where.push(sql`subject_type = ${subject.type} and subject_id = ${subject.id}`);
  if (subjectType !== undefined) where.push(sql`subject_type = any(${sql.param(subjectType.split(","))}::text[])`);
  if (userId !== undefined) where.push(sql`actor ->> 'type' = 'user' and (actor ->> 'id')::bigint = ${userId}`);
  return { where: sql.join(where, sql` and `), first, bottom };
}

type Stored = Omit<Row, "customerId" | "seq" | "at"> & { seq: string; at: string };

/** The numbers of the first and the last entry of a period; the last is before the first where there is none. */
async function boundsOf(tx: Tx, customerId: number, { from, to }: Pick<LedgerAsked, "from" | "to">) {
  const { seq } = await readHead(tx, customerId);
  const first = from === undefined ? 1 : await firstAt(tx, customerId, seq, beginOf(from));
  // The database counts days behind the year 9999, which JavaScript writes in another way.
  const last =
    to === undefined ? seq : (await firstAt(tx, customerId, seq, sql`${beginOf(to)} + interval '1 day'`)) - 1;
  return { first, last };
}

const beginOf = (day: string): SQL => sql`${`${day}T00:00:00Z`}::timestamptz`;

/** The first entry of that moment or later, one behind the head where there is none. */
async function firstAt(tx: Tx, customerId: number, head: number, moment: SQL): Promise<number> {
  let [low, high] = [1, head + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const { rows } = await tx.execute<{ isEarlier: boolean }>(sql`
      select at < ${moment} as "isEarlier" from evidence where customer_id = ${customerId} and seq = ${middle}`);
    if (rows[0]?.isEarlier) low = middle + 1;
    else high = middle;
  }
  return low;
}
