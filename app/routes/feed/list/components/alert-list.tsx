import { Link } from "@remix-run/react";
import { type MouseEvent, useRef } from "react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import type { FeedView } from "../view/feed-view.server";
import { AlertRow } from "./alert-row";
import { BulkBar } from "./bulk-bar";
import { EmptyFeed } from "./empty-feed";
import { SentChange } from "./sent-change";
import { useFeedKeys } from "./use-feed-keys";
import { useFocusAfterBar } from "./use-focus-after-bar";
import { useLeaving } from "./use-leaving";
import { useQuietLinks } from "./use-quiet-links";
import { useTriage } from "./use-triage";

/** The alerts under their days. One form for all of them: dense lists are plain anchors and plain buttons. */
export function AlertList({ feed }: { feed: FeedView }) {
  const { t } = useTranslation("feed");
  const list = useRef<HTMLFormElement>(null);
  const follow = useQuietLinks();
  const { submit, reload, sent } = useTriage();
  const leaving = useLeaving(feed.view);
  const noteNext = useFocusAfterBar(list, leaving.size);
  useFeedKeys(list);
  const days = feed.days
    .map((day) => ({ ...day, rows: day.rows.filter(({ id }) => !leaving.has(id)) }))
    .filter(({ rows }) => rows.length > 0);
  reload(feed, leaving.size);
  if (feed.days.length === 0) return <EmptyFeed feed={feed} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the links and buttons inside
    <form
      ref={list}
      method="post"
      action={feed.here}
      aria-label={t("list.label")}
      onSubmit={(event) => {
        noteNext(event);
        submit(event);
      }}
      onClick={(event: MouseEvent) => follow(event)}
      className="group/list flex flex-col"
    >
      <input type="hidden" name="intent" value="change" />
      {sent.map((fetcherKey) => (
        <SentChange key={fetcherKey} fetcherKey={fetcherKey} />
      ))}
      <IdempotencyKey answer={feed} />
      {feed.mayTriage && <BulkBar feed={feed} />}
      {days.map(({ key, name, rows }) => (
        <section key={key} aria-label={name}>
          <h2 className="px-2 pt-3 pb-2 font-semibold text-ink-3 text-xs">{name}</h2>
          <ul className="rounded-card bg-card shadow-card">
            {rows.map((row) => (
              <AlertRow
                key={row.id}
                row={row}
                isOpen={row.id === feed.openId}
                isSelected={feed.matching !== null}
                mayTriage={feed.mayTriage}
              />
            ))}
          </ul>
        </section>
      ))}
      <Pager feed={feed} />
    </form>
  );
}

function Pager({ feed: { firstHref, nextHref } }: { feed: FeedView }) {
  const { t } = useTranslation("feed");
  if (!firstHref && !nextHref) return null;
  return (
    <nav aria-label={t("pager.label")} className="mt-4 flex justify-between gap-3">
      {firstHref ? (
        <Link to={firstHref} data-list="" className={PAGE_LINK}>
          {t("pager.first")}
        </Link>
      ) : (
        <span />
      )}
      {nextHref && (
        <Link to={nextHref} rel="next" data-list="" className={PAGE_LINK}>
          {t("pager.next")}
          <Icon name="chevron-down" className="size-3.5 -rotate-90" />
        </Link>
      )}
    </nav>
  );
}

const PAGE_LINK =
  "inline-flex h-8 items-center gap-1.5 rounded-control border border-line-strong bg-card px-3 font-medium text-s hover:bg-hover pointer-coarse:h-11";
