import { callBackend } from "~/backend/client.server";
import {
  addContextHelp,
  type ContextHelpEntry,
  changeContextHelp,
  deleteContextHelp,
} from "~/backend/contract/context-help";
import { BackendRefusedError } from "~/backend/errors";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { HelpForm } from "./schema";

interface Where {
  key: string;
  locale: ContextHelpEntry["locale"];
}

/** Writes the entry, or changes the version that the form was made of. */
export function saveHelp(
  context: LoadContext,
  { key, locale }: Where,
  { version, ...text }: HelpForm,
  idempotencyKey: string | undefined,
): Promise<Attempted<ContextHelpEntry>> {
  const change = () =>
    version === undefined
      ? callBackend(context, addContextHelp, { body: { key, locale, ...text }, idempotencyKey })
      : callBackend(context, changeContextHelp, {
          params: { key },
          body: { locale, ...text, version },
          idempotencyKey,
        });
  return attempt(change, {
    stale_version: () => ({ problem: { key: "live:help.changed" } }),
    context_help_exists: () => ({ problem: { key: "live:help.exists" } }),
  });
}

/** One that is gone already is as good as deleted. */
export async function removeHelp(context: LoadContext, { key, locale }: Where): Promise<void> {
  await callBackend(context, deleteContextHelp, { params: { key }, query: { locale } }).catch((error) => {
    if (!(error instanceof BackendRefusedError && error.status === 404)) throw error;
  });
}
