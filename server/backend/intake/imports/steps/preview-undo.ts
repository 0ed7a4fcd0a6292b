import type { Tx } from "../../../platform/db/database";
import { kindOf } from "../kinds/kind-of";
import { mustBeReadyFor } from "../run/ask-for-step";
import type { ImportKey } from "../run/import-key";
import type { Import } from "../run/import-steps";
import type { UndoPreview } from "../run/preview-targets";

/** What `undoImport` would do now. Throws `Refusal` 409 where nothing can be undone. */
export async function previewUndo(
  tx: Tx,
  key: ImportKey,
  found: Pick<Import, "step" | "state" | "kind">,
): Promise<UndoPreview> {
  mustBeReadyFor("undo", found);
  return kindOf(found).previewTakeBack(tx, key);
}
