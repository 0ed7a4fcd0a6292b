import { type SQL, sql } from "drizzle-orm";
import type { NamedObject, ObjectKind } from "~/backend/contract/search";
import { namedCollections } from "../../network/collections/stored-collection";
import type { AskedBySession } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";

/** The names of these objects, in their order; what is gone or not the user's to see is left out. */
export async function findNames(
  asked: AskedBySession & { tx: Tx },
  refs: readonly { kind: ObjectKind; id: number }[],
): Promise<NamedObject[]> {
  const parts = KINDS.flatMap((kind) => {
    const ids = refs.filter((ref) => ref.kind === kind).map(({ id }) => id);
    return ids.length > 0 ? [sql`select ${kind}::text as kind, n.id, n.name from (${NAMED[kind](asked, ids)}) n`] : [];
  });
  if (parts.length === 0) return [];
  const { rows } = await asked.tx.execute<{ kind: ObjectKind; id: string; name: string }>(
    sql.join(parts, sql` union all `),
  );
  const found = new Map(rows.map(({ kind, id, name }) => [`${kind}:${id}`, name]));
  return refs.flatMap(({ kind, id }) => {
    const name = found.get(`${kind}:${id}`);
    return name === undefined ? [] : [{ kind, id, name }];
  });
}

const of = (ids: readonly number[]): SQL => sql`any(${sql.param([...ids])}::bigint[])`;

const NAMED: Record<ObjectKind, (asked: AskedBySession, ids: readonly number[]) => SQL> = {
  target: ({ scope }, ids) => sql`
    select t.id, t.name from targets t
     where t.id = ${of(ids)} and (t.owner_id is null or t.owner_id = ${scope.customerId})`,
  collection: ({ scope, session }, ids) => namedCollections(scope.customerId, session.user.id, ids),
  alert: ({ scope }, ids) => sql`
    select a.id, e.title as name from alerts a join events e on e.id = a.event_id
     where a.customer_id = ${scope.customerId} and a.id = ${of(ids)}`,
  action: ({ scope }, ids) => sql`
    select x.id, x.title as name from actions x where x.customer_id = ${scope.customerId} and x.id = ${of(ids)}`,
  document: ({ scope }, ids) => sql`
    select d.id, f.original_filename as name from documents d
      join document_files f on f.customer_id = d.customer_id and f.mapped_filename = d.mapped_filename
     where d.customer_id = ${scope.customerId} and d.id = ${of(ids)}`,
};
const KINDS = Object.keys(NAMED) as ObjectKind[];
