import { sql } from "drizzle-orm";
import type { DeliveringType } from "~/backend/contract/supplier-words";
import type { Supplier } from "~/backend/contract/suppliers";
import { enqueueRefresh } from "../../../network/monitored/follow";
import { recordChange } from "../../../people/people/record-change";
import type { AskedBySession } from "../../../platform/call/handler";
import { notFound, Refusal, staleVersion } from "../../../platform/call/refusal";
import { unlessTaken } from "../../../platform/call/unless-taken";
import type { Tx } from "../../../platform/db/database";
import { perspectiveOf } from "../../../risk/scores/perspective-of";
import { readSupplier } from "./read-suppliers";

type Asked = AskedBySession & { tx: Tx };
interface Content {
  type: DeliveringType;
  hsCodes: readonly string[];
}
interface Relation {
  targetId: number;
  edgeId: number;
}

/** Throws 404 for a supplier that the customer cannot see, 409 where it has told so already. */
export async function addSupplier(
  asked: Asked,
  targetId: number,
  { supplierId, type, hsCodes }: Content & { supplierId: number },
): Promise<Supplier> {
  const { tx, scope } = asked;
  const { rows: seen } = await tx.execute(sql`
    select from targets where id = ${supplierId} and (owner_id is null or owner_id = ${scope.customerId})`);
  if (seen.length === 0) throw notFound("supplier");
  if (supplierId === targetId) throw new Refusal(409, "same_target", "Nobody delivers to itself");
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into edges as e (owner_id, from_id, to_id, type, source, scope, probability, hs_codes)
    values (${scope.customerId}, ${supplierId}, ${targetId}, ${type}, 'Customer', 'Private', 1, ${sql.param([...hsCodes])}::text[])
    on conflict (from_id, to_id, type, source, (coalesce(owner_id, 0))) do update
      set state = 'active', hs_codes = excluded.hs_codes, goods = excluded.goods, version = e.version + 1, updated_at = now()
      where e.state = 'rejected'
    returning id`);
  const [row] = rows;
  if (!row) throw edgeExists();
  return finish(asked, "supplier.added", { targetId, edgeId: Number(row.id) }, null);
}

/** Throws 404, 409 with what stands there now, 409 for what somebody else told. */
export async function changeSupplier(
  asked: Asked,
  relation: Relation,
  { type, hsCodes, version }: Content & { version: number },
): Promise<Supplier> {
  const { tx, scope } = asked;
  const before = await lock(asked, relation);
  if (before.version !== version) throw staleVersion(before);
  const { rows: other } = await tx.execute(sql`
    select from edges where from_id = ${before.id} and to_id = ${relation.targetId} and type = ${type} and source = 'Customer'
       and owner_id = ${scope.customerId} and id <> ${relation.edgeId}`);
  if (other.length > 0) throw edgeExists();
  const write = sql`
    update edges set type = ${type}, hs_codes = ${sql.param([...hsCodes])}::text[],
           goods = (select coalesce(jsonb_agg(g), '[]') from jsonb_array_elements(goods) g
                     where g ->> 'code' = any(${sql.param([...hsCodes])}::text[])),
           version = version + 1, updated_at = now()
     where id = ${relation.edgeId}`;
  await unlessTaken("edges_once", edgeExists, () => tx.execute(write));
  return finish(asked, "supplier.changed", relation, before);
}

/** Throws 404, 409 for what somebody else told. */
export async function removeSupplier(asked: Asked, relation: Relation): Promise<void> {
  const before = await lock(asked, relation);
  await asked.tx.execute(sql`delete from edges where id = ${relation.edgeId}`);
  await enqueueRefresh(asked.tx, asked.scope.customerId);
  await recordChange(asked, "supplier.removed", relation.edgeId, { targetId: relation.targetId, ...before }, null);
}

const edgeExists = () => new Refusal(409, "edge_exists", "This supplier was already added");

async function lock(asked: Asked, relation: Relation): Promise<Supplier> {
  await asked.tx.execute(sql`
    select from edges where id = ${relation.edgeId} and owner_id = ${asked.scope.customerId} for update`);
  const found = await read(asked, relation);
  if (!found) throw notFound("supplier");
  if (!found.own) throw new Refusal(409, "not_own", "Only the customer whose data it is can change it");
  return found;
}

/** What stands behind what is followed may be another now: a job of the same transaction works it out. */
async function finish(asked: Asked, kind: string, relation: Relation, before: Supplier | null): Promise<Supplier> {
  const after = await read(asked, relation);
  if (!after) throw notFound("supplier");
  await enqueueRefresh(asked.tx, asked.scope.customerId);
  const { targetId } = relation;
  await recordChange(asked, kind, relation.edgeId, before && { targetId, ...before }, { targetId, ...after });
  return after;
}

const read = ({ tx, scope, session }: Asked, relation: Relation) =>
  readSupplier(tx, scope.customerId, { ...relation, perspective: perspectiveOf(session, {}) });
