import { sql } from "drizzle-orm";
import type { LinePart } from "~/backend/contract/name-list-words";
import type { LineCandidate, NameListLine } from "~/backend/contract/name-lists";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import type { StoredCandidate } from "../../platform/db/schema/name-list-lines";
import type { SupplierCandidate } from "../imports/rows/candidate";
import type { ListKey } from "./run/list-key";
import { PART } from "./shown-lists";

interface Asked {
  part: LinePart | undefined;
  /** The line before the first one. */
  after: number;
  size: number;
}

/** Lines that were matched, in the order of the list: at most `size`, and one more to know whether there is more. */
export async function linesOf(tx: Tx, key: ListKey, { part, after, size }: Asked): Promise<NameListLine[]> {
  const of = part === undefined ? sql`` : sql`and ${PART} = ${part}`;
  return shown(tx, key, sql`l.state is not null and l.line > ${after} ${of} order by l.line limit ${size + 1}`);
}

/** Throws `Refusal` 404. */
export async function lineOf(tx: Tx, key: ListKey, line: number): Promise<NameListLine> {
  const [found] = await shown(tx, key, sql`l.line = ${line} and l.state is not null`);
  if (found === undefined) throw notFound("line");
  return found;
}

interface Stored extends Record<string, unknown> {
  line: number;
  said: SupplierCandidate;
  state: NameListLine["state"];
  score: number | null;
  candidates: StoredCandidate[];
  decision: NonNullable<NameListLine["decision"]>["kind"] | null;
  targetId: string | null;
  remembered: boolean;
  by: string | null;
  decidedAt: Date | string | null;
  importId: string | null;
  version: number;
}

async function shown(
  tx: Tx,
  { customerId, operationId }: ListKey,
  which: ReturnType<typeof sql>,
): Promise<NameListLine[]> {
  const { rows } = await tx.execute<Stored>(sql`
    select l.line, l.candidate as said, l.state, l.score, l.candidates, l.decision, l.target_id as "targetId", l.version,
           l.remembered_at is not null as remembered, u.firstname || ' ' || u.lastname as by, l.decided_at as "decidedAt",
           (select i.id from imports i where i.customer_id = l.customer_id and i.id = l.import_id) as "importId"
      from name_list_lines l left join users u on u.customer_id = l.customer_id and u.id = l.decided_by
     where l.customer_id = ${customerId} and l.operation_id = ${operationId} and ${which}`);
  const ids = rows.flatMap(({ candidates, targetId }) => [...candidates.map(({ id }) => id), Number(targetId ?? 0)]);
  const targets = await targetsOf(tx, customerId, [...new Set(ids)]);
  return rows.map((row) => toLine(row, targets));
}

function toLine(row: Stored, targets: ReadonlyMap<number, LineCandidate["target"]>): NameListLine {
  const { line, said, state, score, decision, by, remembered, decidedAt, version } = row;
  const target = targets.get(Number(row.targetId ?? 0));
  return {
    ...{ line, state, score, version, importId: row.importId === null ? null : Number(row.importId) },
    said: {
      ...{ name: said.name, country: said.country, city: said.city },
      identifiers: said.identifiers.map(({ system, id }) => ({ system, value: id })),
    },
    candidates: row.candidates.flatMap(({ id, ...alike }) => {
      const known = targets.get(id);
      return known ? { target: known, ...alike } : [];
    }),
    decision: decision && {
      kind: decision,
      target: target ? { id: target.id, name: target.name, country: target.country, city: target.city } : null,
      ...{ by, remembered, at: new Date(decidedAt ?? 0).toISOString() },
    },
  };
}

/** As far as the customer sees them: row-level security leaves out the others. */
async function targetsOf(
  tx: Tx,
  customerId: number,
  ids: readonly number[],
): Promise<Map<number, LineCandidate["target"]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<LineCandidate["target"] & { id: string } & Record<string, unknown>>(sql`
    select t.id, t.name, t.country, t.city, t.owner_id is not null as own, f.target_id is not null as following, m.tier
      from targets t
      left join follows f on f.customer_id = ${customerId} and f.target_id = t.id
      left join monitored_targets m on m.customer_id = ${customerId} and m.target_id = t.id
     where t.id = any(${sql.param([...ids])}::bigint[]) and (t.owner_id is null or t.owner_id = ${customerId})`);
  return new Map(rows.map((row) => [Number(row.id), { ...row, id: Number(row.id) }]));
}
