import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { paths } from "~/paths";
import { seconds } from "~/time/duration";
import { dataAt } from "../data-at";
import type { Results } from "./entry";

const TYPING_PAUSE = seconds(0.15);

/**
 * What the server finds for what was typed, asked for after a pause in typing; the last answer stays until the next. `hasFailed`: for these
 * words there was none.
 */
export function useSearch(q: string): { results: Results | null; hasFailed: boolean } {
  const [results, setResults] = useState<Results | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const { pathname, search } = useLocation();
  const over = pathname + search;
  useEffect(() => {
    let isPast = false;
    const ask = async () => {
      const found = await dataAt<Results>(paths.searchOver(q, over));
      if (isPast) return;
      setFailed(found ? null : q);
      if (found) setResults(found);
    };
    const timer = setTimeout(ask, q === "" ? 0 : TYPING_PAUSE);
    return () => {
      isPast = true;
      clearTimeout(timer);
    };
  }, [q, over]);
  return { results, hasFailed: failed === q };
}
