import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { type FeedView as FeedViewName, paths } from "~/paths";
import { Icon, type IconName } from "~/ui/icon";
import type { FeedView } from "../view/feed-view.server";
import { FilterForm } from "./filter-form";
import { LabelSpot } from "./label-chip";

const ICONS: Record<FeedViewName, IconName> = {
  new: "inbox",
  "in-review": "eye",
  relevant: "star",
  archived: "archive",
  all: "layers",
};

/** Statuses, labels and facets with their counts: a rail beside the list; when narrow, the statuses as pills above it. */
export function FeedRail({ feed, className }: { feed: FeedView; className: string }) {
  const { t } = useTranslation("feed");
  return (
    <div className={`min-w-0 px-3 pt-4 m:border-line m:border-r m:pb-6 m:pl-6 ${className}`}>
      <nav aria-label={t("views.label")}>
        <RailHeading className="max-m:hidden">{t("views.label")}</RailHeading>
        <ul className="-mx-3 flex gap-1.5 overflow-x-auto px-3 py-1 m:mx-0 m:flex-col m:gap-0 m:overflow-visible m:p-0">
          {feed.views.map(({ name, word, count, href, current }) => (
            <li key={name} className="shrink-0">
              <Link
                to={href}
                data-list=""
                aria-current={current ? "page" : undefined}
                className="flex h-9 items-center gap-2 rounded-full bg-sunken px-3 text-ink-2 tabular-nums hover:bg-hover aria-[current]:bg-accent aria-[current]:font-semibold aria-[current]:text-on-accent m:h-7.5 m:rounded-control m:bg-transparent m:px-2 m:aria-[current]:bg-accent-soft m:aria-[current]:text-accent-strong"
              >
                <Icon name={ICONS[name]} className="max-m:hidden" />
                {word}
                <span className="text-xs m:ml-auto">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {(feed.labels.length > 0 || feed.mayTriage) && <LabelLinks feed={feed} />}
      <nav aria-label={t("rules.label")} className="max-m:hidden">
        <RailHeading className="mt-6">{t("rules.label")}</RailHeading>
        <Link to={paths.feedRules()} className={MANAGE}>
          {t("rules.all")}
        </Link>
      </nav>
      <FilterForm feed={feed} id="wide" className="max-m:hidden" />
    </div>
  );
}

function LabelLinks({ feed }: { feed: FeedView }) {
  const { t } = useTranslation("feed");
  return (
    <nav aria-label={t("labels.label")} className="max-m:hidden">
      <RailHeading className="mt-6">{t("labels.label")}</RailHeading>
      <ul>
        {feed.labels.map(({ id, name, backgroundColor, textColor, count, href, current }) => (
          <li key={id}>
            <Link
              to={href}
              data-list=""
              aria-current={current ? "page" : undefined}
              className="flex h-7.5 items-center gap-2 rounded-control px-2 text-ink-2 hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-strong"
            >
              <LabelSpot backgroundColor={backgroundColor} textColor={textColor} />
              <span className="truncate">{name}</span>
              <span className="ml-auto text-ink-3 text-xs tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
      {feed.mayTriage && (
        <Link to={paths.feedLabels()} className={MANAGE}>
          {t("labels.manage")}
        </Link>
      )}
    </nav>
  );
}

function RailHeading({ className, children }: { className: string; children: string }) {
  return <h2 className={`mb-2 px-2 font-semibold text-ink-3 text-xs ${className}`}>{children}</h2>;
}

const MANAGE =
  "flex h-7.5 items-center rounded-control px-2 text-ink-3 text-s underline-offset-2 hover:text-ink hover:underline";
