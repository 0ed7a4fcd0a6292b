import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { changeSupplyInput, SupplyInput } from "~/backend/contract/supply-inputs";
import { recordChange } from "../../people/people/record-change";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound, Refusal, staleVersion } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { onePeriodAtATime } from "./one-period";
import { type ReadInput, readInput } from "./read-inputs";

type Asked = AskedBySession & { tx: Tx };
type Body = z.output<NonNullable<typeof changeSupplyInput.body>>;

/**
 * Corrects an entry, or with `since` ends it on the day before and says what holds from that day on as an entry of its own. The ledger keeps
 * both as they were and are. Throws 404, 409 `stale_version` and `supply_period_overlap`.
 */
export async function changeInput(asked: Asked, id: number, body: Body): Promise<SupplyInput> {
  const { tx, scope } = asked;
  const before = await lock(asked, id);
  if (before.entry.version !== body.version) throw staleVersion(before.entry);
  const { since, version: _, ...values } = body;
  if (since !== undefined && since <= before.entry.validFrom)
    throw new Refusal(422, "invalid_input", "Some of the input is not valid", [
      { path: "body.since", message: "is not behind the first day" },
    ]);
  const days = since === undefined ? values : { ...values, validFrom: since };
  await mustBeAlone(asked, before, days);
  const nowId = since === undefined ? await correct(asked, id, values) : await goOn(asked, id, days);
  const after = await readInput(tx, scope.customerId, nowId);
  if (after === null) throw notFound("entry");
  await recordChange(asked, "target.supply-changed", before.entry.supplier.id, told(before.entry), told(after.entry));
  return after.entry;
}

/** Two who change neighbours at once, by hand or by a list, would make them overlap. */
async function lock({ tx, scope }: Asked, id: number): Promise<ReadInput> {
  await onePeriodAtATime(tx, scope.customerId);
  const found = await readInput(tx, scope.customerId, id);
  if (found === null) throw notFound("entry");
  return found;
}

/** One period at a time holds for a supplier, an input and a product line. */
async function mustBeAlone(
  { tx, scope }: Asked,
  { entry, inputKey, lineKey }: ReadInput,
  { validFrom, validTo }: Pick<Body, "validFrom" | "validTo">,
): Promise<void> {
  const { rows } = await tx.execute<{ validFrom: string; validTo: string | null }>(sql`
    select e.valid_from::text as "validFrom", e.valid_to::text as "validTo" from edge_impacts e
     where e.customer_id = ${scope.customerId} and e.supplier_id = ${entry.supplier.id} and e.input_key = ${inputKey}
       and e.product_line_key = ${lineKey} and e.id <> ${entry.id}
       and daterange(e.valid_from, e.valid_to, '[]') && daterange(${validFrom}::date, ${validTo}::date, '[]')
     order by e.valid_from limit 1`);
  const [other] = rows;
  if (other) throw new Refusal(409, "supply_period_overlap", "Another period holds for some of these days", other);
}

type Values = Omit<Body, "since" | "version">;

async function correct({ tx, scope }: Asked, id: number, values: Values): Promise<number> {
  await tx.execute(sql`
    update edge_impacts set (${COLUMNS}) = (select ${COLUMNS} from ${asRow(values)}), version = version + 1, updated_at = now()
     where customer_id = ${scope.customerId} and id = ${id}`);
  return id;
}

/** The new entry comes with no list: undoing that one leaves it where it is. */
async function goOn({ tx, scope }: Asked, id: number, values: Values): Promise<number> {
  await tx.execute(sql`
    update edge_impacts set valid_to = ${values.validFrom}::date - 1, version = version + 1, updated_at = now()
     where customer_id = ${scope.customerId} and id = ${id}`);
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into edge_impacts (customer_id, supplier_id, input, input_key, hs_code, product_line, product_line_key, ${COLUMNS})
    select e.customer_id, e.supplier_id, e.input, e.input_key, e.hs_code, e.product_line, e.product_line_key, v.*
      from edge_impacts e, (select ${COLUMNS} from ${asRow(values)}) v
     where e.customer_id = ${scope.customerId} and e.id = ${id}
    returning id::float8 as id`);
  return rows[0]?.id ?? 0;
}

const COLUMNS = sql.raw(
  "share, max_share, stock_own, stock_supplier, transit, recovery_site, recovery_insolvency, ramp_days, revenue_at_risk, currency, valid_from, valid_to, confirmed_on",
);

const asRow = (values: Values) => {
  const row = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`), value]),
  );
  return sql`jsonb_populate_record(null::edge_impacts, ${JSON.stringify(row)}::jsonb)`;
};

/** What the ledger keeps of one. */
function told({ id, supplier: _, shares: _sum, importId: _list, version: _version, ...said }: SupplyInput) {
  return { entry: id, ...said };
}
