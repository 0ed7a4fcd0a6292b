import { entityHash } from "../../../intake/lists/diff-versions";
import type { ListedEntity } from "../../../platform/db/shapes/listed-entity";

/**
 * An entry as `writeEntities` takes it. Made in the thread that reads the list, hash included, so that the process has a text to hand on
 * and nothing to go through.
 */
export function entityJson(entity: ListedEntity): string {
  const { id, kind, names } = entity;
  return JSON.stringify({ id, kind, name: names[0]?.text ?? "", hash: entityHash(entity), entity }, storable);
}

/** PostgreSQL keeps no NUL and no half of a surrogate pair, whatever a file holds. */
export function storable(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.replace(/\0|\p{Surrogate}/gu, "") : value;
}
