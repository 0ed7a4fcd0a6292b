import { callBackend } from "~/backend/client.server";
import { undoOperation } from "~/backend/contract/operations";
import { BackendRefusedError } from "~/backend/errors";
import type { Message, MessageKey } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import type { Toast } from "~/toasts/toast";

/** Takes a change back, or says why that is not possible any more. Throws 404 for what is not there. */
export async function undo(
  context: LoadContext,
  operationId: string,
): Promise<{ message: Message; tone: Toast["tone"] }> {
  const id = /^[1-9]\d{0,14}$/.test(operationId) ? Number(operationId) : 0;
  try {
    const { changed, kept = 0 } = await callBackend(context, undoOperation, { params: { operationId: id } });
    const count = (changed ?? 0) - kept;
    const message: Message =
      kept > 0
        ? { key: "shell:toast.undoneKept", params: { count, kept } }
        : { key: "shell:toast.undone", params: { count } };
    return { message, tone: "good" };
  } catch (error) {
    if (!(error instanceof BackendRefusedError)) throw error;
    if (error.status === 404) throw new Response(null, { status: 404 });
    if (error.status !== 409 && error.status !== 403) throw error;
    const key = WHY_NOT[error.code] ?? "shell:toast.notYetUndoable";
    return { message: { key }, tone: "neutral" };
  }
}

const WHY_NOT: Partial<Record<string, MessageKey>> = {
  not_permitted: "shell:toast.undoForbidden",
  undone_already: "shell:toast.undoneAlready",
  changed_since: "shell:toast.changedSince",
};
