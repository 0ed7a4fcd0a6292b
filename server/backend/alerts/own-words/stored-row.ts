import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { addLexiconRow, LexiconRow, lexiconFind } from "~/backend/contract/lexicon";
import type { RowLanguage } from "~/backend/contract/lexicon-words";
import type { OwnEntry } from "../../intake/news/own-words/find-own";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { lexiconEntries } from "../../platform/db/schema/lexicon";
import type { OwnRow } from "../../platform/db/shapes/lexicon";
import type { EventTypeId } from "../../reference/catalogue/event-types";

export type WrittenRow = z.output<typeof addLexiconRow.body>;

export const oneRow = (customerId: number, id: number) =>
  and(eq(lexiconEntries.customerId, customerId), eq(lexiconEntries.id, id), isNull(lexiconEntries.removedAt));

/** The columns that a person writes. */
export function columnsOf({ name, language, eventTypeId, active, ...row }: WrittenRow) {
  return { name, language, eventTypeId, active, row };
}

/** By name, or the one of this number. */
export async function rowsOf(tx: Tx, customerId: number, id: number | null = null): Promise<LexiconRow[]> {
  const { rows } = await tx.execute<StoredRow>(sql`
    select t.id, t.name, t.language, t.event_type_id as "eventTypeId", t.row, t.active, t.version, t.updated_at as "updatedAt",
           u.firstname || ' ' || u.lastname as "updatedBy", h.hits, l.at as "lastHitAt"
      from lexicon_entries t
      left join users u on u.customer_id = t.customer_id and u.id = t.updated_by
      cross join lateral (
        select count(*)::int as hits from lexicon_hits x
         where x.customer_id = t.customer_id and x.entry_id = t.id and x.at > now() - interval '30 days') h
      left join lateral (
        select x.at from lexicon_hits x where x.customer_id = t.customer_id and x.entry_id = t.id
         order by x.at desc nulls last, x.source_id desc nulls last limit 1) l on true
     where t.customer_id = ${customerId} and t.removed_at is null and (${id}::bigint is null or t.id = ${id}::bigint)
     order by lower(t.name), t.id`);
  return rows.map(({ row, updatedAt, lastHitAt, ...rest }) => ({
    ...row,
    ...rest,
    status: row.status === "past" ? null : row.status,
    id: Number(rest.id),
    updatedAt: new Date(updatedAt).toISOString(),
    lastHitAt: lastHitAt && new Date(lastHitAt).toISOString(),
  }));
}

interface StoredRow extends Record<string, unknown> {
  id: string;
  name: string;
  language: RowLanguage;
  eventTypeId: string;
  row: OwnRow;
  active: boolean;
  version: number;
  updatedAt: string;
  updatedBy: string | null;
  hits: number;
  lastHitAt: string | null;
}

/** Throws 404 where there is none. */
export async function rowOf(tx: Tx, customerId: number, id: number): Promise<LexiconRow> {
  const [row] = await rowsOf(tx, customerId, id);
  if (!row) throw notFound("row");
  return row;
}

/** Nobody else changes it meanwhile. Throws 404 where there is none. */
export async function lockRow(tx: Tx, customerId: number, id: number): Promise<LexiconRow> {
  await tx.select({ id: lexiconEntries.id }).from(lexiconEntries).where(oneRow(customerId, id)).for("update");
  return rowOf(tx, customerId, id);
}

/** A row at work. */
export interface EntryAtWork extends OwnEntry {
  customerId: number;
  language: string;
  name: string;
  version: number;
}

/** Those at work: of all customers, or of one and one language. */
export async function entriesAtWork(
  tx: Tx,
  of: { customerId: number; language: string } | null = null,
): Promise<EntryAtWork[]> {
  const some = of ? sql`and customer_id = ${of.customerId} and language = ${of.language}` : sql``;
  const { rows } = await tx.execute<AtWorkRow>(sql`
    select customer_id as "customerId", id, name, language, event_type_id as "eventTypeId", version, row
      from lexicon_entries where active and removed_at is null ${some} order by customer_id, language, id`);
  return rows.map(({ row, ...rest }) => ({
    ...row,
    ...rest,
    customerId: Number(rest.customerId),
    id: Number(rest.id),
  }));
}

interface AtWorkRow extends Record<string, unknown> {
  customerId: string;
  id: string;
  name: string;
  language: string;
  eventTypeId: EventTypeId;
  version: number;
  row: OwnRow;
}

const SHOWN = 20;

/** The newest finds of a row. */
export async function newestFinds(tx: Tx, customerId: number, id: number): Promise<z.input<typeof lexiconFind>[]> {
  const { rows } = await tx.execute<FindRow>(sql`
    select h.source_id as "itemId", s.title, s.source_name as "sourceName", coalesce(s.published_at, h.at) as at, h.quotes,
           a.id as "alertId"
      from lexicon_hits h join event_sources s on s.id = h.source_id
      left join alerts a on a.customer_id = h.customer_id and a.event_id = h.event_id
     where h.customer_id = ${customerId} and h.entry_id = ${id}
     order by h.at desc nulls last, h.source_id desc nulls last limit ${SHOWN}`);
  return rows.map((row) => ({
    ...row,
    itemId: Number(row.itemId),
    alertId: row.alertId === null ? null : Number(row.alertId),
    at: new Date(row.at).toISOString(),
  }));
}

interface FindRow extends Record<string, unknown> {
  itemId: string;
  title: string;
  sourceName: string;
  at: string;
  quotes: string[];
  alertId: string | null;
}
