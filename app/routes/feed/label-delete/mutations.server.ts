import { callBackend } from "~/backend/client.server";
import { deleteAlertLabel } from "~/backend/contract/alert-labels";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** One that is gone already is as good as deleted. */
export async function removeLabel(context: LoadContext, labelId: number): Promise<void> {
  await callBackend(context, deleteAlertLabel, { params: { labelId } }).catch((error) => {
    if (!(error instanceof BackendRefusedError && error.status === 404)) throw error;
  });
}
