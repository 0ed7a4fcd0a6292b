import { useRouteError } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { statusOf } from "~/backend/status-of";
import { useTypedFields } from "~/forms/use-failed-submission";
import { useReload } from "~/forms/use-reload";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { PollError } from "./poll-error";
import { startReconnecting } from "./reconnection";

/**
 * Whether the backend has gone from under the page. `lost` says that it has; then it is asked for until it is back, and the
 * page's data are loaded again. A page that is itself the error is loaded anew.
 */
export function useConnection(): { isAway: boolean; lost: (error: unknown) => void } {
  const [state, setState] = useState<"there" | "doubtful" | "away">("there");
  const reload = useReload();
  const error = useRouteError();
  // A page that keeps what was typed waits for its reader to send it again.
  const isKept = useTypedFields() !== null;
  const isError = error != null && statusOf(error) === 503 && !isKept;
  const isAsking = state !== "there" || isError;
  useEffect(() => {
    if (!isAsking) return;
    return startReconnecting({
      ask: askForBackend,
      back() {
        if (isError) return window.location.reload();
        setState("there");
        reload();
      },
    });
  }, [isAsking, isError, reload]);
  const lost = useCallback((why: unknown) => setState(isAbsence(why) ? "away" : "doubtful"), []);
  return { isAway: state === "away" && !isError, lost };
}

/** A poll may also fail for a reason of its own; then nothing is taken from the screen. */
function isAbsence(error: unknown): boolean {
  return !(error instanceof PollError) || error.status === 503;
}

async function askForBackend(): Promise<"ready" | "waiting"> {
  const { ok } = await fetch(sitePath(paths.connection()), { cache: "no-store" });
  return ok ? "ready" : "waiting";
}
