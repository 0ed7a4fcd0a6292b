import type { AskedBySession } from "../../../platform/call/handler";
import { notFound, Refusal } from "../../../platform/call/refusal";
import type { Tx } from "../../../platform/db/database";
import { collectionsAmong, mayFill, visibleCollections } from "../../collections/stored-collection";

type Asked = AskedBySession & { tx: Tx };

/**
 * Throws 404 unless the asker sees every one of these collections, and 403 `not_editor` for those that only others fill: it names
 * them, in `details.collections` too.
 */
export async function requireFillable({ tx, scope, session }: Asked, ids: readonly number[] = []): Promise<void> {
  if (ids.length === 0) return;
  const seen = await collectionsAmong(tx, { customerId: scope.customerId, session }, ids);
  if (seen.length !== new Set(ids).size) throw notFound("collection");
  const closed = seen.filter((row) => !mayFill(row, session)).map(({ id, name }) => ({ id, name }));
  if (closed.length === 0) return;
  const names = closed.map(({ name }) => `“${name}”`).join(", ");
  throw new Refusal(403, "not_editor", `Only editors can add targets to ${names} or remove them`, {
    collections: closed,
  });
}

/** The collections, by number, that the asker may fill. */
export async function fillable({ tx, scope, session }: Asked): Promise<number[]> {
  const all = await visibleCollections(tx, { customerId: scope.customerId, session });
  return all.filter((row) => mayFill(row, session)).map(({ id }) => id);
}
