import type { Tx } from "../../../platform/db/database";
import { kindOf } from "../kinds/kind-of";
import { mustBeReadyFor } from "./ask-for-step";
import type { ImportKey } from "./import-key";
import type { Import } from "./import-steps";

/** Targets that go, that become what they were, and that stay. */
export interface UndoPreview {
  removed: number;
  restored: number;
  kept: number;
  keptTargets: { id: number; name: string }[];
  /** The same of what is no target: relations, periods. */
  entries?: { removed: number; restored: number; kept: number };
}

/** What `undoImport` would do now. Throws `Refusal` 409 where nothing can be undone. */
export async function previewUndo(
  tx: Tx,
  key: ImportKey,
  found: Pick<Import, "step" | "state" | "kind">,
): Promise<UndoPreview> {
  mustBeReadyFor("undo", found);
  return kindOf(found).previewTakeBack(tx, key);
}
