import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Icon } from "~/ui/icon";
import { type HistoryEntry, withEntry } from "./record";

/**
 * For those who build the product: what the router did in this document, newest first. In English, because it is a tool
 * and no part of the product; it is not in production.
 */
// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function HistoryPanel({ size }: { size: number }) {
  const history = useRecorded(size);
  return (
    <details className="relative">
      <summary
        title={`History (${history.length})`}
        className="grid list-none place-items-center rounded-control bg-sunken px-2 py-0.5 hover:text-ink"
      >
        <Icon name="keyboard" label={`History (${history.length})`} />
      </summary>
      <ol className="absolute right-0 bottom-full z-10 mb-2 max-h-80 w-120 max-w-[calc(100vw-2rem)] overflow-auto rounded-card border border-line-strong bg-card px-3 py-2 tabular-nums shadow-raised">
        {history.map(({ id, at, kind, method, target }) => (
          <li key={id} className="flex gap-2 py-0.5">
            <time dateTime={new Date(at).toISOString()} className="text-ink-3">
              {new Date(at).toISOString().slice(11, 23)}
            </time>
            <span className="w-20 shrink-0 text-ink-2">{kind}</span>
            <span className="break-all">
              {method} {target}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function useRecorded(size: number): readonly HistoryEntry[] {
  const [history, setHistory] = useState<readonly HistoryEntry[]>([]);
  const location = useLocation();
  const navigation = useNavigation();
  useEffect(() => {
    const target = location.pathname + location.search;
    setHistory((before) => withEntry(before, { at: Date.now(), kind: "page", method: "GET", target }, size));
  }, [location, size]);
  const { state, formMethod, formAction } = navigation;
  useEffect(() => {
    if (state !== "submitting" || !formMethod || !formAction) return;
    const sent = { at: Date.now(), kind: "submission" as const, method: formMethod, target: formAction };
    setHistory((before) => withEntry(before, sent, size));
  }, [state, formMethod, formAction, size]);
  return history;
}
