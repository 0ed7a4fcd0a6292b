import { useEffect, useState } from "react";
import { orNever } from "~/live/or-never";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import type { Card } from "./target-card";

/** Loads the listening part once the page stands: it is nobody's first need and weighs nothing until then. */
export function useTargetCard(table: string): Card | null {
  const [card, setCard] = useState<Card | null>(null);
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    void orNever(import("./point-at")).then(({ listenForPointing }) => {
      if (gone) return;
      const ask = async (id: number, signal: AbortSignal): Promise<Card | null> => {
        const answer = await fetch(sitePath(paths.networkTargetCard(id)), {
          headers: { Accept: "application/json" },
          signal,
        });
        return answer.ok && !answer.redirected ? ((await answer.json()) as Card) : null;
      };
      stop = listenForPointing(document.getElementById(table), ask, setCard);
    });
    return () => {
      gone = true;
      stop();
    };
  }, [table]);
  return card;
}
