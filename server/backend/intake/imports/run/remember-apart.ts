import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { SupplierCandidate } from "../rows/candidate";
import { decisionKey } from "./decision-key";
import { loadExisting } from "./existing-targets";
import type { ImportKey } from "./import-key";
import { pairHash } from "./pair-hash";

interface Reason {
  key: string;
  params: Record<string, string | number>;
  severity?: string;
}

/** A row that a person made a target of its own, and the target or the row that it is not. */
export interface ToldApart {
  row: number;
  otherId: number | null;
  repeats: number | null;
  score: number;
  reasons: Reason[];
  decidedBy: number | null;
  /** ISO 8601. */
  decidedAt: string;
}

const AT_ONCE = 500;

/**
 * Rows of which a person said that they are new and not the one that they are like, with when and by whom; asked before rows become targets,
 * which then stand in the place of those that they are not. Of rows that became one before, those that repeat another row: that one may become a target only now.
 */
export async function toldApart(tx: Tx, { customerId, importId }: ImportKey): Promise<ToldApart[]> {
  const apart: ToldApart[] = [];
  for (let after = 0; ; ) {
    const { rows } = await tx.execute<Decidable>(sql`
      select row, state, candidate, target_id::float8 as "otherId", repeats, score, reasons from import_rows
       where customer_id = ${customerId} and import_id = ${importId} and row > ${after}
         and (state = 'create' and (target_id is not null or repeats is not null) or state = 'created' and repeats is not null)
       order by row limit ${AT_ONCE}`);
    if (rows.length === 0) return apart;
    const keyed = rows.map(({ row, state, candidate }) => ({ row, state, key: decisionKey(candidate) }));
    const { rows: decided } = await tx.execute<{ row: number; decidedBy: number | null; decidedAt: string }>(sql`
      select k.row, d.decided_by::float8 as "decidedBy", d.decided_at::text as "decidedAt"
        from jsonb_to_recordset(${JSON.stringify(keyed)}::jsonb) as k(row int, state text, key text)
        join import_decisions d on d.customer_id = ${customerId} and d.key = k.key
       where d.decision = 'create' or k.state = 'created' and d.import_id = ${importId} and d.row = k.row`);
    const by = new Map(decided.map(({ row, ...who }) => [row, who]));
    for (const { state, candidate: _, otherId, score, ...found } of rows) {
      const who = by.get(found.row);
      // What a row became is not what it was told apart from.
      if (who) apart.push({ ...found, ...who, score: score ?? 0, otherId: state === "created" ? null : otherId });
    }
    after = rows.at(-1)?.row ?? after;
  }
}

interface Decidable extends Record<string, unknown>, Omit<ToldApart, "score" | "decidedBy" | "decidedAt"> {
  state: string;
  score: number | null;
  candidate: SupplierCandidate;
}

/** Writes down that what became of these rows is not the other one, as if it had been said of the two targets; asked when all rows are targets. */
export async function rememberApart(tx: Tx, key: ImportKey, apart: readonly ToldApart[]): Promise<void> {
  for (let from = 0; from < apart.length; from += AT_ONCE)
    await rememberSome(tx, key, apart.slice(from, from + AT_ONCE));
}

async function rememberSome(tx: Tx, { customerId, importId }: ImportKey, apart: readonly ToldApart[]): Promise<void> {
  const asked = apart.map(({ row, otherId, repeats }) => ({ row, otherId, repeats }));
  const { rows } = await tx.execute<{ row: number; madeId: number; otherId: number }>(sql`
    select a.row, r.target_id::float8 as "madeId", coalesce(f.target_id, a."otherId")::float8 as "otherId"
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(row int, "otherId" bigint, repeats int)
      join import_rows r on r.customer_id = ${customerId} and r.import_id = ${importId} and r.row = a.row and r.state = 'created'
      left join import_rows f on f.customer_id = ${customerId} and f.import_id = ${importId} and f.row = a.repeats
       and f.state in ('created', 'joined')
     where coalesce(f.target_id, a."otherId") <> r.target_id`);
  const targets = await loadExisting(tx, customerId, [...new Set(rows.flatMap((pair) => [pair.madeId, pair.otherId]))]);
  const said = new Map(apart.map((one) => [one.row, one]));
  const pairs = rows.flatMap(({ row, madeId, otherId }) => {
    const [one, other] = [targets.get(Math.min(madeId, otherId)), targets.get(Math.max(madeId, otherId))];
    const why = said.get(row);
    if (!one || !other || !why) return [];
    const reasons = why.reasons.filter(({ severity }) => severity === undefined);
    return [{ ...why, reasons, oneId: one.id, otherId: other.id, hash: pairHash(one, other) }];
  });
  await tx.execute(sql`
    insert into target_duplicates as d (customer_id, one_id, other_id, score, reasons, hash, state, decided_by, decided_at)
    select distinct on (p."oneId", p."otherId") ${customerId}::bigint, p."oneId", p."otherId", p.score, p.reasons, p.hash, 'apart', p."decidedBy", p."decidedAt"
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
        as p("oneId" bigint, "otherId" bigint, score real, reasons jsonb, hash text, "decidedBy" bigint, "decidedAt" timestamptz)
     order by p."oneId", p."otherId", p."decidedAt" desc
    on conflict (customer_id, one_id, other_id) do update
      set state = 'apart', hash = excluded.hash, decided_by = excluded.decided_by, decided_at = excluded.decided_at
      where d.state = 'open'`);
}
