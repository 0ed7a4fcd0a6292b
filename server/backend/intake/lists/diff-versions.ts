import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import type { ListedEntity } from "../../platform/db/shapes/listed-entity";

export type EntityField = Exclude<keyof ListedEntity, "id" | "listName">;

export interface EntityChange {
  id: string;
  before: ListedEntity;
  after: ListedEntity;
  /** What differs, in the order of FIELDS. */
  fields: EntityField[];
}

export interface VersionDiff {
  added: ListedEntity[];
  removed: ListedEntity[];
  changed: EntityChange[];
  unchanged: number;
}

/**
 * What changed between two versions of a list, each part sorted by list and id. The order of entries, and of names,
 * addresses and the like inside them, means nothing.
 */
export function diffVersions(before: Iterable<ListedEntity>, after: Iterable<ListedEntity>): VersionDiff {
  const old = byId(before);
  const current = byId(after);
  const diff: VersionDiff = { added: [], removed: [], changed: [], unchanged: 0 };
  for (const [id, entity] of current) {
    const known = old.get(id);
    if (known === undefined) diff.added.push(entity);
    else {
      const fields = FIELDS.filter((field) => spelling(known[field]) !== spelling(entity[field]));
      if (fields.length === 0) diff.unchanged++;
      else diff.changed.push({ id: entity.id, before: known, after: entity, fields });
    }
  }
  for (const [id, entity] of old) if (!current.has(id)) diff.removed.push(entity);
  diff.added.sort(byListAndId);
  diff.removed.sort(byListAndId);
  diff.changed.sort((one, other) => byListAndId(one.after, other.after));
  return diff;
}

/** sha256 in lower-case hex over everything but id and list: equal for entries that `diffVersions` calls unchanged. */
export function entityHash(entity: ListedEntity): string {
  const spelled = FIELDS.map((field) => spelling(entity[field]));
  return createHash("sha256").update(spelled.join("\u001f")).digest("hex");
}

const FIELDS: readonly EntityField[] = [
  "kind",
  "names",
  "countries",
  "addresses",
  "identifiers",
  "dates",
  "programs",
  "linkedTo",
  "remarks",
  "listedOn",
];

const keyOf = ({ listName, id }: ListedEntity): string => `${listName}\u001f${id}`;

function byId(entities: Iterable<ListedEntity>): Map<string, ListedEntity> {
  return new Map(Array.from(entities, (entity) => [keyOf(entity), entity]));
}

function byListAndId(one: ListedEntity, other: ListedEntity): number {
  const [a, b] = [keyOf(one), keyOf(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The same for the same value, whatever the order of a list's members. */
function spelling(value: unknown): string {
  if (!Array.isArray(value)) return canonicalize(value) ?? "";
  return value
    .map((member) => canonicalize(member) ?? "")
    .sort()
    .join("\u001e");
}
