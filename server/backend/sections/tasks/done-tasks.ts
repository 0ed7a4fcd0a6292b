import { type SQL, sql } from "drizzle-orm";
import { TASK_KINDS, type TaskKind } from "~/backend/contract/task-words";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { isMoment } from "./cursor-parts";
import type { Ways } from "./holders";
import { partsOf, rowsOf } from "./shown-tasks";
import { SOURCES } from "./sources";

interface DonePlace extends Record<string, unknown> {
  kind: TaskKind;
  id: string;
  at: string;
}

/** What the reader finished within a year, newest first, by keyset. Throws 422 for a cursor of another list. */
export async function listDone(tx: Tx, ways: Ways, { size, after }: { size: number; after?: string | undefined }) {
  const { customerId, userId, may } = ways.reader;
  const parts: SQL[] = Object.values(SOURCES)
    .filter(({ permission }) => !permission || may(permission) === true)
    .flatMap(({ finished }) => (finished ? [finished(ways.reader)] : []));
  const ticked = sql`
    select kind, subject_id as id, done_at as at from task_plans
     where customer_id = ${customerId} and done_by = ${userId}::bigint and done_at > now() - interval '1 year'`;
  const cursor = after === undefined ? null : readCursor(after);
  const behind = cursor
    ? sql`where (at, kind, id) < (${cursor.at}::timestamptz, ${cursor.kind}::text collate "C", ${cursor.id}::bigint)`
    : sql``;
  const { rows } = await tx.execute<DonePlace>(sql`
    select kind, id::text, to_json(at) #>> '{}' as at from (
      select kind collate "C" as kind, id, at from (${sql.join([...parts, ticked], sql` union all `)}) d) done
    ${behind} order by done.at desc, done.kind desc, done.id desc limit ${size + 1}`);
  const places = rows.slice(0, size).map(({ kind, id, at }) => ({ kind, id: Number(id), at }));
  const shown = await rowsOf(tx, customerId, places);
  const last = rows.length > size ? places.at(-1) : undefined;
  return {
    content: places.flatMap(({ kind, id, at }) => {
      const row = shown.get(`${kind}:${id}`);
      return row ? [{ ...partsOf(row), doneAt: new Date(at).toISOString() }] : [];
    }),
    after: last ? Buffer.from(JSON.stringify([last.at, last.kind, last.id])).toString("base64url") : null,
  };
}

function readCursor(text: string): { at: string; kind: TaskKind; id: number } {
  try {
    const [at, kind, id] = JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as [string, TaskKind, number];
    if (isMoment(at) && TASK_KINDS.includes(kind) && Number.isSafeInteger(id)) return { at, kind, id };
  } catch {
    // Told below, like a cursor of another shape.
  }
  throw new Refusal(422, "invalid_input", "The cursor is not one of this list", [
    { path: "query.after", message: "is not a cursor of this list; leave it out to start at the first page" },
  ]);
}
