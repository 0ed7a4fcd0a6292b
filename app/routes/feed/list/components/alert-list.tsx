import { type MouseEvent, useMemo, useRef } from "react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { useTranslation } from "~/i18n/use-translation";
import { sitePath } from "~/site-path";
import { Island } from "~/ui/islands/island";
import { PULL_DOWNS } from "~/ui/pull-down";
import type { FeedPage } from "../view/feed-page.server";
import { SentChange } from "./sent-change";
import { useFeedKeys } from "./use-feed-keys";
import { useFocusAfterBar } from "./use-focus-after-bar";
import { useLeaving } from "./use-leaving";
import { useQuietLinks } from "./use-quiet-links";
import { useRead } from "./use-read";
import { useSelection } from "./use-selection";
import { useTriage } from "./use-triage";
import { withoutRows } from "./without-rows";

/** The alerts under their days, as the server wrote them, in one form: dense lists are plain anchors and plain buttons. */
export function AlertList({ feed }: { feed: FeedPage }) {
  const { t } = useTranslation("feed");
  const list = useRef<HTMLFormElement>(null);
  const follow = useQuietLinks();
  const { submit, reload, sent } = useTriage();
  const leaving = useLeaving(feed);
  const mark = useRead(list, feed.openId);
  const prepare = useMemo(() => {
    const leave = leaving ? withoutRows(leaving.split(",")) : null;
    return (wanted: DocumentFragment) => {
      leave?.(wanted);
      mark(wanted);
    };
  }, [leaving, mark]);
  const { tell, click } = useSelection(list, feed, prepare);
  const noteNext = useFocusAfterBar(list, leaving);
  useFeedKeys(list);
  reload(feed, leaving ? leaving.split(",").length : 0);
  if (feed.shown === 0) {
    return (
      // biome-ignore lint/a11y: the keys belong to the link inside
      <div onClick={follow} className="feed-scroll feed-nothing">
        <Island id="feed-list" data={feed.list} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the links and buttons inside
    <form
      ref={list}
      method="post"
      action={sitePath(feed.here)}
      aria-label={t("list.label")}
      className="feed-form"
      onSubmit={(event) => {
        noteNext(event);
        submit(event);
      }}
      onClick={(event: MouseEvent<HTMLFormElement>) => {
        click(event);
        if (!event.defaultPrevented) follow(event);
      }}
      onInput={tell}
      {...PULL_DOWNS}
    >
      <input type="hidden" name="intent" value="change" />
      <div className="feed-sent">
        {sent.map((fetcherKey) => (
          <SentChange key={fetcherKey} fetcherKey={fetcherKey} />
        ))}
      </div>
      <IdempotencyKey answer={feed} />
      <Island id="feed-list" data={feed.list} prepare={prepare} className="feed-list" />
    </form>
  );
}
