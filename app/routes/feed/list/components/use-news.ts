import { useEffect, useState } from "react";
import { orNever } from "~/live/or-never";
import type { FeedPage } from "../view/feed-page.server";

/** The words about alerts that came since the list was loaded, or null. What listens comes when the page stands. */
export function useNews({ url, since }: FeedPage["news"]): string | null {
  const [from, setFrom] = useState(since);
  const [text, setText] = useState<string | null>(null);
  // Loaded anew, the list holds them. Before anything was told, there is no need to begin again.
  if (text !== null && from !== since) {
    setFrom(since);
    setText(null);
  }
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    void orNever(import("./feed-news")).then(({ listenForNews }) => {
      if (!gone) stop = listenForNews(`${url}&since=${from}`, setText);
    });
    return () => {
      gone = true;
      stop();
      setText(null);
    };
  }, [url, from]);
  return text;
}
