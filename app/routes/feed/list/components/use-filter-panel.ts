import { useEffect, useState } from "react";
import { sitePath } from "~/site-path";
import type { IslandData } from "~/ui/islands/island-data";
import type { FeedPage } from "../view/feed-page.server";

interface Fetched {
  /** The answer beside which it stands: its figures are of that moment. */
  feed: FeedPage;
  panel: IslandData | null;
}

/** What stands in the filter: fetched when it is opened, kept, and fetched again with each newer list as long as it is open. */
export function useFilterPanel(feed: FeedPage) {
  const [isOpen, setOpen] = useState(feed.panel !== null);
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const isWanted = isOpen && !feed.panel && fetched?.feed !== feed;
  useEffect(() => {
    if (!isWanted) return;
    let gone = false;
    void panelAt(feed.panelUrl).then((panel) => gone || setFetched({ feed, panel }));
    return () => {
      gone = true;
    };
  }, [isWanted, feed]);
  const open = (isOpened: boolean) => {
    // What could not be had is asked for again by who opens it again.
    if (isOpened && !isOpen) setFetched((last) => (last?.panel ? last : null));
    setOpen(isOpened);
  };
  // Until a newer one is there, the one that was: nothing jumps.
  return { panel: feed.panel ?? fetched?.panel ?? null, isOpen, isLate: isWanted, setOpen: open };
}

/** None where it cannot be had, such as by who has been signed out: the link in its place leads on. */
async function panelAt(url: string): Promise<IslandData | null> {
  try {
    const answer = await fetch(sitePath(url), { headers: { Accept: "application/json" } });
    return answer.ok ? ((await answer.json()) as IslandData) : null;
  } catch {
    return null;
  }
}
