import type { Operation } from "~/backend/contract/operations";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Form } from "./form";

interface UndoOperationProps {
  operation: Pick<Operation, "id" | "state" | "canUndo">;
  /** The page that says what became of it. */
  returnTo: string;
  /** Already in the reader's language. */
  label: string;
}

/** Takes back what a job has changed, as long as that can be done; nothing before and after. */
export function UndoOperation({ operation: { id, state, canUndo }, returnTo, label }: UndoOperationProps) {
  if (state !== "Done" || !canUndo) return null;
  return (
    <Form id={`undo-${id}`} action={paths.undo(id)} failed={undefined} constraints={{}} className="mt-2">
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button>{label}</Button>
    </Form>
  );
}
