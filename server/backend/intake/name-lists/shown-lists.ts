import { sql } from "drizzle-orm";
import { DAYS_KEPT, type LinePart } from "~/backend/contract/name-list-words";
import type { NameList } from "~/backend/contract/name-lists";
import { days } from "~/time/duration";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import type { OperationRow } from "../../platform/operations/operation-row";
import { type ListKey, MATCH_LIST } from "./run/list-key";
import type { ListInput } from "./run/start-list";

/** What the operation of a list keeps beside its lines. */
export interface ListResult {
  /** The operation that followed its targets last. */
  adoptedBy?: number;
  /** The import that lines went into last. */
  importId?: number;
}

export type StoredList = Pick<OperationRow, "id" | "state" | "done" | "total" | "createdAt"> & {
  input: ListInput;
  result: ListResult | null;
  createdBy: NameList["createdBy"];
};

/** Throws `Refusal` 404 for an operation that is no list of the customer's. */
export async function loadList(tx: Tx, { customerId, operationId }: ListKey, lock = false): Promise<StoredList> {
  const [found] = await lists(tx, customerId, sql`and o.id = ${operationId} ${lock ? sql`for update of o` : sql``}`);
  if (found === undefined) throw notFound("list");
  return found;
}

/** Newest first: at most `size` below the id `before`, and one more to know whether there is more. */
export function newestLists(tx: Tx, customerId: number, before: number | null, size: number): Promise<StoredList[]> {
  const below = before === null ? sql`` : sql`and o.id < ${before}`;
  return lists(tx, customerId, sql`${below} order by o.id desc limit ${size + 1}`);
}

async function lists(tx: Tx, customerId: number, which: ReturnType<typeof sql>): Promise<StoredList[]> {
  const { rows } = await tx.execute<Record<string, unknown>>(sql`
    select o.id, o.state, o.done, o.total, o.created_at as "createdAt", o.input, o.result,
           case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.firstname || ' ' || u.lastname) end as "createdBy"
      from operations o left join users u on u.customer_id = o.customer_id and u.id = o.created_by
     where o.customer_id = ${customerId} and o.kind = ${MATCH_LIST} ${which}`);
  return (rows as unknown as (StoredList & { id: string })[]).map((row) => ({
    ...row,
    id: Number(row.id),
    createdAt: new Date(row.createdAt),
  }));
}

/** The lists with their figures, in the order given. */
export async function withFigures(tx: Tx, customerId: number, stored: readonly StoredList[]): Promise<NameList[]> {
  const figures = await figuresOf(
    tx,
    customerId,
    stored.map(({ id }) => id),
  );
  return stored.map((list) => {
    const { id, state, done, total, createdAt, createdBy, input } = list;
    return {
      ...{ operationId: id, name: input.name, state, done, total: total ?? 0, createdBy, leftOut: input.leftOut },
      ...(figures.get(id) ?? NOTHING),
      createdAt: createdAt.toISOString(),
      keptUntil: new Date(createdAt.getTime() + days(DAYS_KEPT)).toISOString(),
    };
  });
}

type Figures = Pick<NameList, "counts" | "targets" | "rest">;
const NOTHING: Figures = { counts: { found: 0, several: 0, none: 0, decided: 0 }, targets: 0, rest: 0 };

/** Of a line in which part it is listed; null while it waits. `l` is the line. */
export const PART = sql`case when l.decision is not null then 'decided' else l.state end`;
/** Lines that are nobody we know, and went into no import. */
export const IS_REST = sql`l.import_id is null and (l.decision = 'none' or l.decision is null and l.state = 'none')`;

async function figuresOf(tx: Tx, customerId: number, ids: readonly number[]): Promise<Map<number, Figures>> {
  if (ids.length === 0) return new Map();
  const part = (name: LinePart) => sql`count(*) filter (where ${PART} = ${name})::int`;
  const { rows } = await tx.execute<{ id: string } & Figures["counts"] & { targets: number; rest: number }>(sql`
    select l.operation_id as id, ${part("found")} as found, ${part("several")} as several, ${part("none")} as none,
           ${part("decided")} as decided, count(distinct l.target_id) filter (where l.decision = 'target')::int as targets,
           count(*) filter (where ${IS_REST})::int as rest
      from name_list_lines l
     where l.customer_id = ${customerId} and l.operation_id = any(${sql.param([...ids])}::bigint[])
     group by l.operation_id`);
  return new Map(
    rows.map(({ id, targets, rest, ...counts }) => {
      const { found, several, none, decided } = counts;
      return [Number(id), { counts: { found, several, none, decided }, targets, rest }];
    }),
  );
}
