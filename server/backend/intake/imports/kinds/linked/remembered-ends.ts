import { sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/db/database";
import { oneAtATime } from "../../../../platform/db/one-at-a-time";
import { memoryBefore } from "../../run/before-image";
import type { ImportKey } from "../../run/import-key";
import type { LinkedCandidate, RowEnd } from "./candidate";

/** What a person said before, by the key of an end or of a row that was left out. */
export type Remembered = ReadonlyMap<string, { decision: string; targetId: number | null; day: string }>;

/** A row that is left out is remembered by whom it is about and what it says, and nobody's name with it. */
export const skipKey = ({ ends }: LinkedCandidate, thing: string): string =>
  `leave-out:${thing}:${ends.map(({ key }) => key).join(">")}`.slice(0, 1000);

export async function rememberedBy(tx: Tx, customerId: number, keys: readonly string[]): Promise<Remembered> {
  const { rows } = await tx.execute<{ key: string; decision: string; targetId: string | null; day: string }>(sql`
    select d.key, d.decision, t.id as "targetId", to_char(d.decided_at at time zone 'UTC', 'YYYY-MM-DD') as day
      from import_decisions d
      left join targets t on t.id = d.target_id and (t.owner_id is null or t.owner_id = ${customerId})
       and t.type in ('organization', 'POI')
     where d.customer_id = ${customerId} and d.key = any(${sql.param([...new Set(keys)])}::text[])`);
  return new Map(
    rows.map(({ targetId, ...rest }) => [rest.key, { ...rest, targetId: targetId === null ? null : Number(targetId) }]),
  );
}

/** An unknown end as a person decided before: a target that is gone is asked for again. */
export function asRemembered(end: RowEnd, remembered: Remembered): RowEnd {
  const said = end.status === "unknown" ? remembered.get(end.key) : undefined;
  if (said?.decision === "join" && said.targetId !== null) {
    return { ...end, status: "known", targetId: said.targetId, decided: true, remembered: said.day };
  }
  if (said?.decision === "create" && !end.numberOnly) {
    return { ...end, status: "new", targetId: null, decided: true, remembered: said.day };
  }
  return end;
}

/**
 * Who of those whom a person wanted made has become a target since, by this import or another one; until the transaction ends no other import makes
 * any of them.
 */
export async function madeBefore(tx: Tx, customerId: number, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  await oneAtATime(tx, `import-ends:${customerId}`);
  return madeSince(tx, customerId, keys);
}

/** The same as it is now, without keeping anybody from making them: for who only tells. */
export async function madeSince(tx: Tx, customerId: number, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const remembered = await rememberedBy(tx, customerId, keys);
  return new Map(
    [...remembered].flatMap(([key, { decision, targetId }]) =>
      decision === "join" && targetId !== null ? [[key, targetId] as const] : [],
    ),
  );
}

export interface Said {
  key: string;
  decision: "create" | "join" | "skip";
  targetId: number | null;
  row: number;
}

/** Keeps what a person said, for the next file that has it; the last word counts. */
export async function remember(
  tx: Tx,
  key: ImportKey,
  said: readonly Said[],
  userId: number | null,
  { together = false }: { together?: boolean } = {},
) {
  const { customerId, importId } = key;
  const before = memoryBefore(key, together, {
    ...{ decision: sql`s.decision`, targetId: sql`s."targetId"`, rows: sql`s.rows` },
  });
  const rows = new Map<string, number[]>();
  for (const { key: end, row } of said) rows.set(end, [...(rows.get(end) ?? []), row]);
  const last = [...new Map(said.map((one) => [one.key, { ...one, rows: rows.get(one.key) }])).values()];
  if (last.length === 0) return;
  await tx.execute(sql`
    insert into import_decisions as d (customer_id, key, decision, target_id, import_id, row, decided_by, before)
    select ${customerId}::bigint, s.key, s.decision, s."targetId", ${importId}::bigint, s.row, ${userId}::bigint, ${before.inserted}
      from jsonb_to_recordset(${JSON.stringify(last)}::jsonb) as s(key text, decision text, "targetId" bigint, row int, rows jsonb)
    on conflict (customer_id, key) do update
      set decision = excluded.decision, target_id = excluded.target_id, import_id = excluded.import_id, row = excluded.row,
          decided_by = excluded.decided_by, decided_at = now(), before = ${before.updated}`);
}

/** Who was made is known by its target from now on: said again, it would be made twice. */
export async function rememberMade(tx: Tx, { customerId }: ImportKey, made: ReadonlyMap<string, number>) {
  const list = [...made].map(([key, id]) => ({ key, id }));
  await tx.execute(sql`
    update import_decisions d set decision = 'join', target_id = m.id
      from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as m(key text, id bigint)
     where d.customer_id = ${customerId} and d.key = m.key and d.decision = 'create'`);
}
