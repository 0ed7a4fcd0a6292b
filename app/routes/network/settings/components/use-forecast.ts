import { useEffect, useRef, useState } from "react";
import type { GraphForecast } from "~/backend/contract/collections";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { seconds } from "~/time/duration";

/** After the last change; typing a number takes a few. */
const PAUSE = seconds(0.5);

/**
 * With a script the forecast follows the form; without one its button asks for it. It is no change: nothing that the page shows is loaded
 * again for it, and nobody is asked to wait.
 */
export function useForecast(collectionId: number, told: GraphForecast | null) {
  const [found, setFound] = useState<GraphForecast | null>(null);
  const [isPending, setPending] = useState(false);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  async function read(form: HTMLFormElement, { signal }: AbortController) {
    // A file is no part of this form, so every value is a text.
    const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const address = `${paths.collectionForecast(collectionId)}?${query}`;
    const answer = await fetch(sitePath(address), { headers: { Accept: "application/json" }, signal });
    const { forecast } = (await answer.json()) as { forecast: GraphForecast | null };
    if (forecast) setFound(forecast);
  }

  return {
    shown: found ?? told,
    isPending,
    ask(form: HTMLFormElement | null) {
      if (!form) return;
      asking.current?.abort();
      const mine = new AbortController();
      asking.current = mine;
      setTimeout(async () => {
        if (mine.signal.aborted) return;
        setPending(true);
        // What could not be had leaves the figure that stands there; the button without a script says why.
        await read(form, mine).catch(() => {});
        if (asking.current === mine) setPending(false);
      }, PAUSE);
    },
  };
}
