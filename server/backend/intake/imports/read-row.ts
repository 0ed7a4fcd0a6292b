import { sql } from "drizzle-orm";
import type { ImportRowRead } from "~/backend/contract/import-rows";
import { notFound } from "../../platform/call/refusal";
import type { CustomerScope, Database, Tx } from "../../platform/db/database";
import { askedEnd, isLinked, type LinkedCandidate } from "./kinds/linked/candidate";
import { partyOf } from "./kinds/linked/find-ends";
import { loadImport, rowOf } from "./queries";
import type { SupplierCandidate } from "./rows/candidate";
import type { ImportKey } from "./run/import-key";
import { takesDecisions } from "./run/import-steps";
import { besides, candidatesOf, factsOfRow } from "./run/row-candidates";

/** Rows that a person can still decide, while the import is at a point for it. */
const OPEN_STATES: readonly string[] = ["create", "join", "waiting", "skipped", "repeated"];

/** A row with the targets that it may be. Throws `Refusal` 404. */
export async function readRow(
  database: Database,
  scope: CustomerScope,
  key: ImportKey,
  row: number,
): Promise<ImportRowRead> {
  const { stored, ...read } = await database.asCustomer(scope, async (tx) => {
    const found = await loadImport(tx, key);
    const shown = await rowOf(tx, key, row);
    const stored = await storedRow(tx, key, row);
    const isOpen = !found.dryRun && takesDecisions(found);
    return {
      ...shown,
      stored,
      facts: stored.candidate && factsOfRow(stored.candidate),
      repeated: stored.candidate && stored.repeated && besides(stored.candidate, stored.repeated),
      decidable: isOpen && OPEN_STATES.includes(shown.state),
      waiting: await neighbours(tx, key, row),
      decided: await decidedBy(tx, key, row),
    };
  });
  const isOver = !OPEN_STATES.includes(read.state) || stored.candidate === null || !stored.isAsked;
  const targetId = stored.targetId === null ? null : Number(stored.targetId);
  const found = { targetId, score: read.score ?? 0 };
  return {
    ...read,
    candidates: isOver ? [] : await candidatesOf(database, scope, stored.candidate as SupplierCandidate, found),
  };
}

interface Stored extends Record<string, unknown> {
  candidate: SupplierCandidate | null;
  targetId: string | null;
  repeated: SupplierCandidate | null;
  /** Whether there is somebody to ask about: of a row of ends that are all known there is not. */
  isAsked: boolean;
}

interface StoredRow extends Record<string, unknown> {
  candidate: SupplierCandidate | LinkedCandidate | null;
  targetId: string | null;
  repeated: SupplierCandidate | LinkedCandidate | null;
}

async function storedRow(tx: Tx, { customerId, importId }: ImportKey, row: number): Promise<Stored> {
  const { rows } = await tx.execute<StoredRow>(sql`
    select r.candidate, r.target_id as "targetId", f.candidate as repeated
      from import_rows r
      left join import_rows f on f.customer_id = r.customer_id and f.import_id = r.import_id and f.row = r.repeats
     where r.customer_id = ${customerId} and r.import_id = ${importId} and r.row = ${row}`);
  if (rows[0] === undefined) throw notFound("row");
  const { candidate, targetId, repeated } = rows[0];
  const isAsked = !isLinked(candidate) || askedEnd(candidate.ends) >= 0;
  return { candidate: supplierIn(candidate), targetId, repeated: supplierIn(repeated), isAsked };
}

/** Of a row of ends, the one that a person is asked about. */
function supplierIn(candidate: SupplierCandidate | LinkedCandidate | null): SupplierCandidate | null {
  if (!isLinked(candidate)) return candidate;
  const end = candidate.ends[Math.max(0, askedEnd(candidate.ends))];
  return end === undefined ? null : partyOf(end, candidate.row);
}

async function neighbours(tx: Tx, { customerId, importId }: ImportKey, row: number): Promise<ImportRowRead["waiting"]> {
  const { rows } = await tx.execute<ImportRowRead["waiting"] & Record<string, unknown>>(sql`
    select count(*)::int as total, (count(*) filter (where row < ${row}))::int as before,
           coalesce(max(row) filter (where row < ${row}), max(row) filter (where row > ${row})) as previous,
           coalesce(min(row) filter (where row > ${row}), min(row) filter (where row < ${row})) as next
      from import_rows where customer_id = ${customerId} and import_id = ${importId} and state = 'waiting'`);
  return rows[0] ?? { total: 0, before: 0, previous: null, next: null };
}

async function decidedBy(tx: Tx, { customerId, importId }: ImportKey, row: number): Promise<ImportRowRead["decided"]> {
  const { rows } = await tx.execute<{ by: string | null; at: Date }>(sql`
    select nullif(trim(u.firstname || ' ' || u.lastname), '') as by, d.decided_at as at
      from import_decisions d left join users u on u.customer_id = d.customer_id and u.id = d.decided_by
     where d.customer_id = ${customerId} and d.import_id = ${importId} and d.row = ${row}`);
  return rows[0] ? { by: rows[0].by, at: new Date(rows[0].at).toISOString() } : null;
}
