import { callBackend } from "~/backend/client.server";
import { deleteDocument } from "~/backend/contract/documents";
import { BackendRefusedError } from "~/backend/errors";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";

interface Asking {
  context: LoadContext;
  id: number;
  speech: Speech;
  idempotencyKey?: string;
}

/** One that is gone already is as good as deleted. */
export function removeDocument({ context, id, speech, idempotencyKey }: Asking): Promise<Attempted<void>> {
  const asked = { params: { documentId: String(id) }, idempotencyKey };
  return attempt(
    () =>
      callBackend(context, deleteDocument, asked).catch((error) => {
        if (!(error instanceof BackendRefusedError && error.status === 404)) throw error;
      }),
    {
      proof_kept: ({ details }) => {
        const { until = "" } = (details ?? {}) as { until?: string };
        return { problem: { key: "documents:problems.proofKept", params: { day: speech.day(until) } } };
      },
    },
  );
}
