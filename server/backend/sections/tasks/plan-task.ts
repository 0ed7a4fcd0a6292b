import { type SQL, sql } from "drizzle-orm";
import type { TaskKind } from "~/backend/contract/task-words";
import type { CustomerScope, Tx } from "../../platform/db/database";
import type { Owner } from "./holders";

export interface Planned {
  owner?: Owner | null;
  putOff?: { until: string; reason: string } | null;
  done?: true;
}

/** What a plan was before it was changed, and which version it has since; what undoing works from. */
export interface PlanBefore {
  owner: Owner | null;
  putOff: { until: string; reason: string } | null;
  version: number;
}

interface Numbered {
  kind: TaskKind;
  id: number;
}

/** Writes what was decided about a task beside it. */
export async function plan(
  tx: Tx,
  { customerId, userId }: CustomerScope,
  { kind, id }: Numbered,
  { owner, putOff, done }: Planned,
): Promise<PlanBefore> {
  const of = sql`customer_id = ${customerId} and kind = ${kind} and subject_id = ${id}`;
  await tx.execute(sql`
    insert into task_plans (customer_id, kind, subject_id, version) values (${customerId}, ${kind}, ${id}, 0)
    on conflict do nothing`);
  const { rows } = await tx.execute<Stored>(sql`
    select holder_kind as "holderKind", holder_id::float8 as "holderId", put_off_until::text as until, put_off_reason as reason
      from task_plans where ${of} for update`);
  const set: SQL[] = [
    sql`version = version + 1`,
    sql`updated_by = ${userId}::bigint`,
    sql`updated_at = now()`,
    ...(owner === undefined
      ? []
      : [sql`holder_kind = ${owner?.kind ?? null}`, sql`holder_id = ${owner?.id ?? null}::bigint`]),
    ...(putOff === undefined
      ? []
      : [sql`put_off_until = ${putOff?.until ?? null}::date`, sql`put_off_reason = ${putOff?.reason ?? ""}`]),
    ...(done ? [sql`done_at = now()`, sql`done_by = ${userId}::bigint`] : []),
  ];
  const { rows: after } = await tx.execute<{ version: number }>(
    sql`update task_plans set ${sql.join(set, sql`, `)} where ${of} returning version`,
  );
  return { ...inWords(rows[0]), version: after[0]?.version ?? 0 };
}

/** Makes the plan of a task that was open what it was, where nobody changed it since. */
export async function unplan(
  tx: Tx,
  { customerId, userId }: CustomerScope,
  { kind, id }: Numbered,
  { owner, putOff, version }: PlanBefore,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update task_plans set holder_kind = ${owner?.kind ?? null}, holder_id = ${owner?.id ?? null}::bigint,
           put_off_until = ${putOff?.until ?? null}::date, put_off_reason = ${putOff?.reason ?? ""},
           done_at = null, done_by = null, version = version + 1, updated_by = ${userId}::bigint, updated_at = now()
     where customer_id = ${customerId} and kind = ${kind} and subject_id = ${id} and version = ${version}`);
  return (rowCount ?? 0) > 0;
}

interface Stored extends Record<string, unknown> {
  holderKind: Owner["kind"] | null;
  holderId: number | null;
  until: string | null;
  reason: string;
}

const inWords = (stored: Stored | undefined): Pick<PlanBefore, "owner" | "putOff"> => ({
  owner: stored?.holderKind && stored.holderId !== null ? { kind: stored.holderKind, id: stored.holderId } : null,
  putOff: stored?.until ? { until: stored.until, reason: stored.reason } : null,
});
