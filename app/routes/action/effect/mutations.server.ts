import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { assessEffect } from "~/backend/contract/action-effects";
import { MOST_ATTACHMENTS } from "~/backend/contract/action-words";
import type { KeptFile } from "~/backend/contract/document-files";
import type { BackendRefusedError } from "~/backend/errors";
import { attempt } from "~/forms/attempt.server";
import type { MessageKey } from "~/i18n/message";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { refusals } from "../conflict.server";
import type { effectForm } from "./schema";

interface Asking {
  context: LoadContext;
  actionId: number;
  speech: Speech;
  /** What came with the form. */
  file: KeptFile | null;
  idempotencyKey?: string;
}

/** Keeps whether an action worked and what shows it; answers the one that was started because it did not. */
export function assess({ context, actionId, speech, file, idempotencyKey }: Asking, form: z.output<typeof effectForm>) {
  const { keptName: _, mappedFilename: kept, ...rest } = form;
  const mappedFilename = file?.mappedFilename ?? kept;
  const body = { ...rest, ...(mappedFilename && { mappedFilename }) };
  return attempt(() => callBackend(context, assessEffect, { params: { actionId }, body, idempotencyKey }), {
    ...refusals(speech),
    too_many: () => ({
      problem: { key: "actions:problems.attachments", params: { most: speech.number(MOST_ATTACHMENTS) } },
    }),
    invalid_input: (error: BackendRefusedError): { errors: Record<string, MessageKey[]> } => {
      const [{ path = "" } = {}] = (error.details ?? []) as { path?: string }[];
      return path.startsWith("body.documentIds")
        ? { errors: { documentIds: ["actions:problems.evidence"] } }
        : { errors: { file: ["documents:problems.gone"] } };
    },
  });
}
