import { useFetchers, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";

/**
 * The alerts that are on their way out of this view, their numbers with commas between: shown as gone while the server is still being
 * told, and on until there is a list from after its answer. One that was asked for meanwhile may still hold them: it is let in, and
 * another is asked for.
 */
export function useLeaving(feed: { view: string }): string {
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === "idle";
  const active = leavingIn(useFetchers(), feed.view);
  const [known, setKnown] = useState({ feed, active, answered: NONE, isOvertaken: false });
  if (known.feed !== feed) {
    setKnown({ feed, active, answered: known.isOvertaken ? known.answered : NONE, isOvertaken: false });
  } else if (known.active.join() !== active.join()) {
    const ended = known.active.filter((id) => !active.includes(id));
    const answered = [...new Set([...known.answered, ...ended])];
    setKnown({ feed, active, answered, isOvertaken: known.isOvertaken || (ended.length > 0 && !isIdle) });
  }
  const isStale = known.answered.length > 0 && !known.isOvertaken && isIdle;
  useEffect(() => {
    if (isStale) revalidate();
  }, [isStale, revalidate]);
  return [...new Set([...active, ...known.answered])].join();
}

const NONE: readonly string[] = [];

function leavingIn(fetchers: ReturnType<typeof useFetchers>, view: string): readonly string[] {
  const leaving = new Set<string>();
  for (const { formData } of fetchers) {
    const [, status, id] = /^status:([a-z-]+)(?:@(\d+))?$/.exec(String(formData?.get("change") ?? "")) ?? [];
    if (!status || view === "all" || status === view) continue;
    const ids = id ? [id] : formData?.has("selection") ? [] : (formData?.getAll("alertIds") ?? []);
    for (const one of ids) leaving.add(String(one));
  }
  return [...leaving];
}
