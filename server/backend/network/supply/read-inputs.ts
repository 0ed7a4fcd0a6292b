import { type SQL, sql } from "drizzle-orm";
import { SHARE_TOLERANCE, type SupplyInput } from "~/backend/contract/supply-inputs";
import type { Tx } from "../../platform/db/database";
import { matching, type SupplyFilter, validAt } from "./matching";

interface Asked extends SupplyFilter {
  size: number;
  /** The entry behind which the page begins; one that is gone, and the list begins anew. */
  after: number | null;
}

/** An entry with the input and product line as they are compared. */
export interface ReadInput {
  entry: SupplyInput;
  inputKey: string;
  lineKey: string;
}

/** One more than asked where there is more, by input, product line and number: in the order of the index `edge_impacts_inputs`. */
export async function readInputs(tx: Tx, customerId: number, asked: Asked): Promise<ReadInput[]> {
  const { size, after, ...filter } = asked;
  const last = after === null ? null : await readInput(tx, customerId, after);
  const behind = last
    ? sql`and (e.input_key, e.product_line_key, e.id) > (${last.inputKey}, ${last.lineKey}, ${last.entry.id}::bigint)`
    : sql``;
  return select(
    tx,
    customerId,
    filter.validOn,
    sql`
    select * from edge_impacts e where ${matching(customerId, filter)} ${behind}
     order by e.input_key, e.product_line_key, e.id limit ${size + 1}`,
  );
}

/** Null for none of the customer's. */
export async function readInput(tx: Tx, customerId: number, id: number): Promise<ReadInput | null> {
  const one = sql`select * from edge_impacts e where e.customer_id = ${customerId} and e.id = ${id}`;
  return (await select(tx, customerId, undefined, one))[0] ?? null;
}

/** At most `most` and one. */
export async function countInputs(tx: Tx, customerId: number, filter: SupplyFilter, most: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from edge_impacts e where ${matching(customerId, filter)} limit ${most + 1}) as counted`);
  return rows[0]?.count ?? 0;
}

async function select(tx: Tx, customerId: number, validOn: string | undefined, found: SQL): Promise<ReadInput[]> {
  // What is one whole is added up once for all of its entries on the page.
  const sums = sql`
    select i.input_key, i.product_line_key, coalesce(sum(g.share), 0) as sum, count(*) filter (where g.share is null)::int as unknown
      from (select distinct input_key, product_line_key from found) i
      join edge_impacts g on g.customer_id = ${customerId} and g.input_key = i.input_key and g.product_line_key = i.product_line_key
     where ${validOn === undefined ? sql`false` : validAt(sql`g`, validOn)}
     group by 1, 2`;
  const { rows } = await tx.execute<Stored>(sql`
    with found as materialized (${found}), sums as materialized (${sums})
    select e.id::float8 as id, t.id::float8 as "supplierId", t.name, t.country, e.input, e.hs_code as "hsCode",
           e.product_line as "productLine", e.share, e.max_share as "maxShare", e.stock_own as "stockOwn",
           e.stock_supplier as "stockSupplier", e.transit, e.recovery_site as "recoverySite",
           e.recovery_insolvency as "recoveryInsolvency", e.ramp_days as "rampDays", e.revenue_at_risk as "revenueAtRisk",
           e.currency, e.valid_from::text as "validFrom", e.valid_to::text as "validTo", e.confirmed_on::text as "confirmedOn",
           e.import_id::float8 as "importId", e.version, e.input_key as "inputKey", e.product_line_key as "lineKey",
           s.sum, s.unknown
      from found e join targets t on t.id = e.supplier_id
      left join sums s on s.input_key = e.input_key and s.product_line_key = e.product_line_key
     order by e.input_key, e.product_line_key, e.id`);
  return rows.map(({ inputKey, lineKey, supplierId, name, country, sum, unknown, ...rest }) => ({
    ...{ inputKey, lineKey },
    entry: { ...rest, supplier: { id: supplierId, name, country }, shares: sharesOf(sum, unknown) },
  }));
}

/** Sums of fractions are off by so much at most. */
const ROUNDING = 1e-9;

/** What nobody said may be what is missing; more than a whole is one too many in any case. */
function sharesOf(sum: number | null, unknown: number | null): SupplyInput["shares"] {
  if (sum === null || unknown === null) return null;
  const off = SHARE_TOLERANCE + ROUNDING;
  return { sum, unknown, isWhole: sum <= 1 + off && (unknown > 0 || sum >= 1 - off) };
}

interface Stored extends Omit<SupplyInput, "supplier" | "shares">, Record<string, unknown> {
  supplierId: number;
  name: string;
  country: string | null;
  inputKey: string;
  lineKey: string;
  sum: number | null;
  unknown: number | null;
}
