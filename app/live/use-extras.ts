import { useEffect } from "react";
import type { Chat } from "~/chat/chat";
import type { ErrorService } from "~/telemetry/error-service";
import { orNever } from "./or-never";

export interface Extras {
  chat: Chat | null;
  analyticsUrl: string | null;
  errors: ErrorService | null;
}

/** What runs beside the page. Nothing of it is loaded before it is configured and allowed. */
export function useExtras({ chat, analyticsUrl, errors }: Extras): void {
  const wanted = chat !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the user of a document never changes, its object does
  useEffect(() => {
    if (!chat) return;
    void orNever(import("~/chat/chat")).then(({ syncChat }) => syncChat(chat));
    return () => void orNever(import("~/chat/chat")).then(({ syncChat }) => syncChat(null));
  }, [wanted]);
  useEffect(() => {
    if (analyticsUrl)
      void orNever(import("~/telemetry/analytics")).then(({ addAnalytics }) => addAnalytics(analyticsUrl));
  }, [analyticsUrl]);
  const dsn = errors?.dsn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: started once for each document
  useEffect(() => {
    if (errors)
      void orNever(import("~/telemetry/error-reports.client")).then(({ startErrorReports }) =>
        startErrorReports(errors),
      );
  }, [dsn]);
}
