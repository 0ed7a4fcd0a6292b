import { startPoller } from "~/live/poller";
import { sitePath } from "~/site-path";
import { minutes, seconds } from "~/time/duration";

/** A proxy that holds the stream back shows by its silence; so does a connection that died unnoticed. */
const FIRST_WORD = seconds(10);
const SILENCE = minutes(1);
/** As long as the product's other polls (specification §9). */
const POLL_EVERY = seconds(30);

interface News {
  text: string | null;
}

/**
 * Tells what `url` says about new alerts, as soon as there are any: by a stream of events, or where that does not get through by
 * asking every 30 s. Nothing is open while the page is hidden. Answers with what ends it.
 */
export function listenForNews(url: string, tell: (text: string | null) => void): () => void {
  let stop = () => {};
  const begin = () => {
    stop();
    stop = document.hidden ? () => {} : stream();
  };

  const stream = () => {
    const source = new EventSource(sitePath(url));
    let watch = setTimeout(poll, FIRST_WORD);
    const alive = () => {
      clearTimeout(watch);
      watch = setTimeout(poll, SILENCE);
    };
    source.addEventListener("news", (event) => {
      alive();
      tell((JSON.parse(event.data) as News).text);
    });
    source.addEventListener("ping", alive);
    // One that broke is opened again by the browser; one that was refused is not.
    source.addEventListener("error", () => source.readyState === EventSource.CLOSED && poll());
    return () => {
      clearTimeout(watch);
      source.close();
    };
  };

  const poll = () => {
    stop();
    const ask = async () => {
      const answer = await fetch(sitePath(url), { headers: { Accept: "application/json" }, cache: "no-store" });
      if (!answer.ok || answer.redirected) throw new Error(String(answer.status));
      return ((await answer.json()) as News).text;
    };
    const visibility = { isHidden: () => document.hidden, onChange: () => () => {} };
    stop = startPoller({ every: POLL_EVERY, ask, took: tell, failed: () => {} }, visibility);
  };

  document.addEventListener("visibilitychange", begin);
  begin();
  return () => {
    document.removeEventListener("visibilitychange", begin);
    stop();
  };
}
