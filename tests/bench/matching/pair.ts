import type { EntityKind, NamedEntity } from "../../../server/backend/reference/names/types";

/** Two records of which is known whether they mean the same. */
export interface LabelledPair {
  kind: EntityKind;
  className: string;
  same: boolean;
  query: NamedEntity;
  candidate: NamedEntity;
}

export type Half = "tune" | "test";

/** Which half an entity belongs to: by its id, so that a change to one class moves no pair of another. */
export function halfOf(id: string): Half {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return ((hash >>> 7) & 1) === 0 ? "tune" : "test";
}
