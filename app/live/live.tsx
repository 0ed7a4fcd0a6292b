import { useLocation } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { AreaKey, Counts } from "~/access/areas";
import type { Language } from "~/i18n/languages";
import { orNever } from "./or-never";
import type { Polls } from "./polls";
import type { Extras } from "./use-extras";

const LivePart = lazy(() => orNever(import("./live-part")));

export interface LiveData {
  /** Null for a visitor. */
  user: { email: string /** The entries of their own menu that they may follow. */; links: readonly string[] } | null;
  /** Nobody could say who asks: `user` is null, and means nothing. */
  isAway: boolean;
  chosen: { language: Language };
  extras: Extras;
  areas: readonly AreaKey[];
  counts: Counts | null;
  /** They could not be had when the page was made. */
  countsLost: boolean;
  polls: Polls;
}

interface LiveProps {
  data: LiveData | undefined;
  /** What stands in place of the content while the backend is away. */
  away: ReactNode;
}

/** What a page does by itself and by the keyboard. Loaded once the page has been taken over: nobody waits for it. */
export function Live({ data, away }: LiveProps) {
  const [ready, setReady] = useState(false);
  const from = useRef(useLocation().pathname);
  useEffect(() => setReady(true), []);
  return ready ? (
    <Suspense>
      <LivePart data={data} away={away} from={from.current} />
    </Suspense>
  ) : null;
}
