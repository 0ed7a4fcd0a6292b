import { Form, Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Explain } from "~/live/explain";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { FeedPage } from "../view/feed-page.server";
import { FilterControl } from "./filter-control";
import { MoreMenu, OptionMenu } from "./option-menu";
import { useNews } from "./use-news";

/** What one looks at, how much of it there is, and which tiers; and the tools of the list, in whose place the bar of what is ticked comes. */
export function FeedHeading({ feed }: { feed: FeedPage }) {
  const { t } = useTranslation("feed");
  return (
    <>
      <div className="feed-title">
        <h1 id="feed-heading" tabIndex={-1}>
          {feed.heading}
        </h1>
        <p className="feed-total">
          <Total said={feed.total} shown={feed.totalShown} /> <News news={feed.news} />
        </p>
        <div className="feed-title-end">
          <nav aria-label={t("tiers.label")} className="feed-tiers">
            {feed.tiers.map(({ word, href, current }) => (
              <Link key={href} to={href} data-list="" aria-current={current ? "true" : undefined}>
                {word}
              </Link>
            ))}
          </nav>
          <span className="feed-tiers-mark">
            <Explain k="feed.tiers" />
          </span>
          {feed.mayTell && (
            <LinkButton to={paths.newAlert()} className="feed-report">
              <Icon name="plus" />
              <span>{t("newAlert")}</span>
            </LinkButton>
          )}
        </div>
      </div>
      <div className="feed-tools">
        <Form method="get" action={paths.feedView(feed.view)} role="search" className="feed-search">
          {feed.kept.map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          <Icon name="search" />
          <input
            key={feed.search}
            type="search"
            name="q"
            id="feed-search"
            defaultValue={feed.search}
            maxLength={200}
            aria-label={t("search.label")}
            placeholder={t("search.placeholder")}
          />
        </Form>
        <FilterControl feed={feed} />
        <OptionMenu label={t("orders.label")} options={feed.orders} />
        <MoreMenu
          label={t("bulk.more")}
          groups={[
            { heading: t("saved.label"), options: [...feed.saved, ...feed.saves] },
            { heading: t("exports.label"), options: feed.exports },
          ]}
        />
      </div>
    </>
  );
}

/** The noun stands beside it in the heading: only who hears the figure alone is told it again. */
function Total({ said, shown }: { said: string; shown: string }) {
  if (said === shown) return <span role="status">{said}</span>;
  return (
    <>
      <span role="status" className="sr-only">
        {said}
      </span>
      <span aria-hidden="true">{shown}</span>
    </>
  );
}

/** One place for the plain way to look again and for what is new: nothing below it moves. */
function News({ news }: { news: FeedPage["news"] }) {
  const text = useNews(news);
  return (
    <span role="status">
      <Link to={news.href} className={text ? "feed-news" : "feed-again"}>
        {text ?? news.word}
      </Link>
    </span>
  );
}
