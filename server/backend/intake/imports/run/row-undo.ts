import type { TargetIdentifier, TargetName } from "../../../network/targets/create-targets";
import type { RowFields } from "./to-target";

/** What a row changed beside making its target, to change it back (`import_rows.undo`). */
export interface RowUndo {
  /** The target's columns before, where the row filled some in. */
  before?: StoredFields;
  /** The target's version that the import left behind: another one now, and somebody has worked on it. */
  after?: number;
  names?: Pick<TargetName, "text" | "kind">[];
  identifiers?: Pick<TargetIdentifier, "system" | "value">[];
  /** Rows of `target_parents`, of this target and of those above it. */
  links?: ParentLink[];
  /** Rows of `target_parents` that were there before and had no share or days, which this row told. */
  shares?: ParentLink[];
}

/** The columns of a target that an import may fill in, with what says that it was changed. */
export type StoredFields = RowFields & {
  version: number;
  /** As PostgreSQL writes it, to the microsecond. */
  updatedAt: string;
};

export interface ParentLink {
  targetId: number;
  parentId: number;
  kind: "site-of" | "subsidiary-of" | "owned-by";
}
