import { Problem } from "~/forms/problem";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { ChipLink, FilterChips } from "~/ui/filter-chips";
import type { FeedView } from "../view/feed-view.server";
import { AlertList } from "./alert-list";
import { AlertMissing } from "./alert-missing";
import { FeedHeading } from "./feed-heading";
import { FeedRail } from "./feed-rail";
import { LaterDetail, useLaterDetail } from "./later-detail";
import { Progress } from "./progress";
import { useKeptOrder } from "./use-kept-order";
import { usePutAway } from "./use-opened";
import { useSettledLinks } from "./use-settled";

/** The rail of statuses and filters, the list, and beside it (on a narrow screen instead of it) the alert that is open. */
export function Feed({ feed, failed }: { feed: FeedView; failed: FailedForm | undefined }) {
  const { t } = useTranslation("feed");
  const isOpen = feed.openId !== null;
  useLaterDetail();
  const follow = useSettledLinks();
  useKeptOrder(feed);
  usePutAway(feed.openId);
  return (
    <div
      onClickCapture={follow}
      className={`grid flex-1 grid-rows-[auto_1fr] m:grid-cols-[15.5rem_minmax(0,1fr)] m:grid-rows-1 ${isOpen ? "xl:grid-cols-[15.5rem_minmax(0,1fr)_27rem]" : ""}`}
    >
      <FeedRail feed={feed} className={isOpen ? "max-xl:hidden" : ""} />
      <section
        aria-labelledby="feed-heading"
        className={`flex min-w-0 flex-col px-3 py-4 m:px-4 ${isOpen ? "max-xl:hidden" : ""}`}
      >
        <FeedHeading feed={feed} />
        <FilterChips
          chips={feed.chips}
          clearHref={feed.clearHref}
          words={{ label: t("chips.label"), remove: t("chips.remove"), clear: t("chips.clear") }}
          link={{ "data-list": "" }}
        >
          {feed.ruleHref && <ChipLink to={feed.ruleHref}>{t("rules.make")}</ChipLink>}
        </FilterChips>
        <Problem failed={failed} />
        {feed.operation && <Progress operation={feed.operation} doneHref={feed.listHref} />}
        <AlertList feed={feed} />
      </section>
      {isOpen && (
        <aside
          aria-label={t("detail.label")}
          className="min-w-0 bg-card max-xl:col-span-full xl:border-line xl:border-l"
        >
          {/* On a narrow screen the list, and its heading with it, is away. */}
          <h1 className="sr-only xl:hidden">{feed.heading}</h1>
          {feed.detail ? (
            <LaterDetail feed={feed} detail={feed.detail} failed={failed} />
          ) : (
            <AlertMissing href={feed.listHref} />
          )}
        </aside>
      )}
    </div>
  );
}
