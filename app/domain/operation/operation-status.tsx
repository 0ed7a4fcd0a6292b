import { Link } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import type { Operation } from "~/backend/contract/operations";
import { seconds } from "~/time/duration";

interface OperationStatusProps {
  operation: Operation;
  /** Where its progress is shown no more. */
  doneHref: string;
  /** Looks again; stays the same between two renderings. */
  reload(): void;
  /** What the work is about is said by the area it belongs to. */
  words: Record<"label" | "going" | "done" | "failed" | "refresh" | "close", string>;
  /** What it left out. */
  children?: ReactNode;
}

/** How far the work on many things is; looked at every second. Without a script the page is loaded again by its link. */
export function OperationStatus({
  operation: { state, done, total },
  doneHref,
  reload,
  words,
  children,
}: OperationStatusProps) {
  const goesOn = state === "Queued" || state === "Running";
  useEffect(() => {
    if (!goesOn) return;
    const timer = setInterval(reload, seconds(1));
    return () => clearInterval(timer);
  }, [goesOn, reload]);
  return (
    <div role="status" className="mb-3 rounded-control bg-accent-soft px-3.5 py-2.5">
      <p className="flex flex-wrap items-center gap-3">
        {goesOn && (
          <progress value={done} max={total ?? 1} aria-label={words.label} className="h-2 w-40 accent-accent" />
        )}
        <span className="tabular-nums">{goesOn ? words.going : state === "Done" ? words.done : words.failed}</span>
        <Link to={doneHref} className="text-accent-strong underline underline-offset-2">
          {goesOn ? words.refresh : words.close}
        </Link>
      </p>
      {children}
    </div>
  );
}
