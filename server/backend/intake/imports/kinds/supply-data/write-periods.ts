import { sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/db/database";
import type { ImportKey } from "../../run/import-key";
import { storableJson } from "../../run/storable-json";
import type { Written } from "../linked/links";
import { type Days, remainders } from "./remainders";
import { isSame, overlap, type StoredPeriod, storedPeriods, thingOf } from "./stored-periods";
import type { SupplyCandidate } from "./supply";

/** Kept with a row: the period that it made, and with the first row of a supplier and input what was there before and what is left of it. */
export interface PeriodUndo {
  thing: string;
  made?: number;
  before?: { id: number }[];
  /** With the version of each: changed since, none of it is taken back. */
  left?: { id: number; version: number }[];
}

/**
 * Writes periods, while nobody else does (`onePeriodAtATime`). A stored one is ended on the day before a newer one begins, goes on after its end, and goes where nothing is left of it; one that
 * says the same for the same time stays as it is. `rows` of one supplier and input may come in several portions.
 */
export async function writePeriods(
  tx: Tx,
  key: ImportKey,
  rows: readonly SupplyCandidate[],
): Promise<Map<number, Written>> {
  const stored = await storedPeriods(tx, key.customerId, rows);
  const groups = new Map<string, SupplyCandidate[]>();
  for (const row of rows) {
    const thing = thingOf(row.ends[0]?.targetId ?? null, row.says);
    groups.set(thing, [...(groups.get(thing) ?? []), row]);
  }
  const undo = new Map<number, PeriodUndo>();
  const newer: SupplyCandidate[] = [];
  const older: { row: number; period: StoredPeriod; left: Days[] }[] = [];
  for (const [thing, some] of groups) {
    const known = stored.get(thing) ?? [];
    const said = some.filter(({ says }) => !known.some((period) => isSame(period, says)));
    for (const { row } of some) undo.set(row, { thing });
    newer.push(...said);
    for (const period of known) {
      const over = said.filter(({ says }) => overlap(period, says)).map(({ says }) => says);
      if (over.length > 0) older.push({ row: some[0]?.row ?? 0, period, left: remainders(period, over) });
    }
  }
  await endOlder(tx, key, older, undo);
  await makeNewer(tx, key, newer, undo);
  const isNew = new Set(newer.map(({ row }) => row));
  const replaced = new Set(older.map(({ period }) => thingOf(period.supplierId, period)));
  return new Map(
    rows.map(({ row }) => {
      const kept = undo.get(row) as PeriodUndo;
      const state = isNew.has(row) && !replaced.has(kept.thing) ? "created" : "joined";
      return [row, { state, undo: kept }];
    }),
  );
}

async function endOlder(
  tx: Tx,
  { customerId }: ImportKey,
  older: readonly { row: number; period: StoredPeriod; left: Days[] }[],
  undo: Map<number, PeriodUndo>,
): Promise<void> {
  if (older.length === 0) return;
  const ids = older.map(({ period }) => period.id);
  const pieces = older.flatMap(({ period, left }) => left.map((days) => ({ id: period.id, ...days })));
  // A piece belongs to the import that its whole came with.
  const { rows: left } = await tx.execute<{ id: string; whole: string; version: number }>(sql`
    with pieces as (
      select row_number() over () as n, p.* from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb)
        as p(id bigint, "validFrom" date, "validTo" date)
    ), made as (
      insert into edge_impacts (customer_id, supplier_id, input, input_key, hs_code, product_line, product_line_key, share,
                                max_share, stock_own, stock_supplier, transit, recovery_site, recovery_insolvency, ramp_days,
                                revenue_at_risk, currency, valid_from, valid_to, confirmed_on, import_id, version, created_at)
      select e.customer_id, e.supplier_id, e.input, e.input_key, e.hs_code, e.product_line, e.product_line_key, e.share,
             e.max_share, e.stock_own, e.stock_supplier, e.transit, e.recovery_site, e.recovery_insolvency, e.ramp_days,
             e.revenue_at_risk, e.currency, p."validFrom", p."validTo", e.confirmed_on, e.import_id, e.version, e.created_at
        from pieces p join edge_impacts e on e.customer_id = ${customerId} and e.id = p.id order by p.n
      returning id, supplier_id, input_key, product_line_key, valid_from, version
    )
    select m.id, e.id as whole, m.version from made m
      join edge_impacts e on e.customer_id = ${customerId} and e.id = any(${sql.param(ids)}::bigint[])
       and e.supplier_id = m.supplier_id and e.input_key = m.input_key and e.product_line_key = m.product_line_key
       and m.valid_from >= e.valid_from and (e.valid_to is null or m.valid_from <= e.valid_to)`);
  await tx.execute(sql`
    delete from edge_impacts where customer_id = ${customerId} and id = any(${sql.param(ids)}::bigint[])`);
  for (const { row, period } of older) {
    const kept = undo.get(row);
    if (kept === undefined) continue;
    const mine = left.filter(({ whole }) => Number(whole) === period.id);
    kept.before = [...(kept.before ?? []), period.stored];
    kept.left = [...(kept.left ?? []), ...mine.map(({ id, version }) => ({ id: Number(id), version }))];
  }
}

async function makeNewer(
  tx: Tx,
  { customerId, importId }: ImportKey,
  newer: readonly SupplyCandidate[],
  undo: Map<number, PeriodUndo>,
): Promise<void> {
  if (newer.length === 0) return;
  const list = newer.map(({ row, ends, says }) => ({ ...says, row, supplierId: ends[0]?.targetId }));
  const { rows } = await tx.execute<{ id: string; row: number }>(sql`
    with told as (
      select * from jsonb_to_recordset(${storableJson(list)}::jsonb)
        as t(row int, "supplierId" bigint, input text, "inputKey" text, "hsCode" text, "productLine" text, "productLineKey" text,
             share float8, "maxShare" float8, "stockOwn" float8, "stockSupplier" float8, transit float8, "recoverySite" float8,
             "recoveryInsolvency" float8, "rampDays" float8, "revenueAtRisk" float8, currency text, "validFrom" date,
             "validTo" date, "confirmedOn" date)
    ), made as (
      insert into edge_impacts (customer_id, supplier_id, input, input_key, hs_code, product_line, product_line_key, share,
                                max_share, stock_own, stock_supplier, transit, recovery_site, recovery_insolvency, ramp_days,
                                revenue_at_risk, currency, valid_from, valid_to, confirmed_on, import_id)
      select ${customerId}::bigint, "supplierId", input, "inputKey", "hsCode", "productLine", "productLineKey", share,
             "maxShare", "stockOwn", "stockSupplier", transit, "recoverySite", "recoveryInsolvency", "rampDays",
             "revenueAtRisk", currency, "validFrom", "validTo", "confirmedOn", ${importId}::bigint
        from told order by row
      returning id, supplier_id, input_key, product_line_key, valid_from
    )
    select m.id, t.row from made m
      join told t on t."supplierId" = m.supplier_id and t."inputKey" = m.input_key and t."productLineKey" = m.product_line_key
       and t."validFrom" = m.valid_from`);
  for (const { id, row } of rows) {
    const kept = undo.get(row);
    if (kept !== undefined) kept.made = Number(id);
  }
}
