import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { PullDown } from "~/ui/pull-down";
import type { FeedView } from "../view/feed-view.server";

const STATUSES = ["archived", "relevant", "in-review", "new"] as const;

/**
 * What can be done with the alerts that are ticked, or with all that match. It stays in sight while the list is long; on a narrow
 * screen it comes with the first tick, below the list, where it moves nothing.
 */
export function BulkBar({ feed }: { feed: FeedView }) {
  const { t } = useTranslation("feed");
  const { matching, selectAllHref, listHref, view } = feed;
  return (
    <div
      data-bar=""
      className={`sticky top-14 z-[5] -mx-1 flex flex-wrap items-center gap-1.5 rounded-control bg-page px-1 py-0.5 max-m:py-1.5 ${matching ? "" : WHEN_TICKED}`}
    >
      <span className="mr-1 text-ink-3 text-s">{matching ? matching.text : t("bulk.selected")}</span>
      {matching && <input type="hidden" name="selection" value="all" />}
      {STATUSES.filter((status) => status !== view).map((status) => (
        <Button key={status} name="change" value={`status:${status}`} disabled={matching?.isExact === false}>
          {t(`bulk.to.${status}`)}
        </Button>
      ))}
      <LabelMenu feed={feed} />
      {feed.mayAct && !matching && (
        <Button name="change" value="action:start">
          {t("bulk.start")}
        </Button>
      )}
      {matching ? (
        <Link to={listHref} className="px-2 text-accent-strong text-s underline-offset-2 hover:underline">
          {t("bulk.selectNone")}
        </Link>
      ) : (
        selectAllHref && (
          <Link to={selectAllHref} className="px-2 text-accent-strong text-s underline-offset-2 hover:underline">
            {t("bulk.selectAll")}
          </Link>
        )
      )}
    </div>
  );
}

const WHEN_TICKED =
  "max-m:top-auto max-m:bottom-0 max-m:order-last max-m:border-line max-m:border-t max-m:not-group-has-[input[name=alertIds]:checked]/list:hidden";

function LabelMenu({ feed: { labels } }: { feed: FeedView }) {
  const { t } = useTranslation("feed");
  return (
    <PullDown className="relative" name="feed-menus" data-menu="labels">
      <summary className="flex h-8 list-none items-center rounded-control border border-line-strong bg-card px-3 font-medium text-s hover:bg-hover pointer-coarse:h-11">
        {t("bulk.label")}
      </summary>
      <ul className="absolute left-0 z-10 mt-1 max-h-72 max-m:bottom-full max-m:mb-1 min-w-48 overflow-auto rounded-card border border-line bg-card p-1 shadow-raised">
        {labels.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-1">
            <button
              type="submit"
              name="change"
              value={`label:${id}:on`}
              className="h-8 min-w-0 flex-1 truncate rounded-control px-2.5 text-left text-s hover:bg-hover pointer-coarse:h-11"
            >
              {name}
            </button>
            <button
              type="submit"
              name="change"
              value={`label:${id}:off`}
              className="h-8 rounded-control px-2 text-ink-3 text-xs hover:bg-hover hover:text-ink pointer-coarse:h-11"
            >
              {t("bulk.labelOff")}
              <span className="sr-only"> {name}</span>
            </button>
          </li>
        ))}
        <li>
          <Link
            to={paths.feedLabels()}
            className="flex h-8 items-center rounded-control px-2.5 text-ink-3 text-s hover:bg-hover hover:text-ink pointer-coarse:h-11"
          >
            {t("labels.manage")}
          </Link>
        </li>
      </ul>
    </PullDown>
  );
}
