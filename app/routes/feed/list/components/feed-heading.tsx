import { Form, Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Explain } from "~/live/explain";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { UNFOLDED, Unfold } from "~/ui/unfold";
import type { FeedPage } from "../view/feed-page.server";
import { OptionMenu } from "./option-menu";
import { useNews } from "./use-news";

/** What one looks at, how much of it there is, in which order; and the search. When narrow, all but the first two unfolds. */
export function FeedHeading({ feed }: { feed: FeedPage }) {
  const { t } = useTranslation("feed");
  return (
    <div className="heading-room feed-heading">
      <div className="mr-auto">
        <h1 id="feed-heading" tabIndex={-1} className="font-semibold text-l tracking-[-0.015em]">
          {feed.heading}
        </h1>
        <p className="flex min-h-5 flex-wrap items-center gap-x-2 text-ink-3 text-xs tabular-nums">
          <span role="status">{feed.total}</span> <News news={feed.news} />
        </p>
      </div>
      <Unfold word={t("facets.open")} isOpen={feed.asksForFacets} />
      <div className={UNFOLDED}>
        <nav aria-label={t("tiers.label")} className="feed-tiers">
          {feed.tiers.map(({ word, href, current }) => (
            <Link key={href} to={href} data-list="" aria-current={current ? "true" : undefined}>
              {word}
            </Link>
          ))}
        </nav>
        <Explain k="feed.tiers" />
        {feed.mayTell && <LinkButton to={paths.newAlert()}>{t("newAlert")}</LinkButton>}
        <OptionMenu label={t("orders.label")} options={feed.orders} />
        <OptionMenu label={t("saved.label")} options={feed.saved} />
        <OptionMenu label={t("exports.label")} options={feed.exports} />
        <Form method="get" action={paths.feedView(feed.view)} role="search">
          {[...feed.kept, ...feed.ticked].map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          <div className="relative flex-1">
            <Icon
              name="search"
              className="pointer-events-none absolute top-2 left-2.5 size-4 text-ink-3 pointer-coarse:top-3.5"
            />
            <input
              key={feed.search}
              type="search"
              name="q"
              id="feed-search"
              defaultValue={feed.search}
              maxLength={200}
              aria-label={t("search.label")}
              placeholder={t("search.placeholder")}
              className="h-8 w-full rounded-control border border-line-strong bg-card pr-2 pl-8 text-s placeholder:text-ink-3 min-w-40 pointer-coarse:h-11 pointer-coarse:text-m"
            />
          </div>
          <button type="submit" className="button button-plain">
            {t("search.submit")}
          </button>
        </Form>
      </div>
    </div>
  );
}

/** One place for the plain way to look again and for what is new: nothing below it moves. */
function News({ news }: { news: FeedPage["news"] }) {
  const text = useNews(news);
  return (
    <span role="status">
      <Link
        to={news.href}
        className={
          text
            ? "rounded-full bg-accent px-2.5 py-0.5 font-semibold text-on-accent hover:bg-accent-strong"
            : "underline underline-offset-2 hover:text-ink"
        }
      >
        {text ?? news.word}
      </Link>
    </span>
  );
}
