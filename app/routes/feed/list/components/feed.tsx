import { Problem } from "~/forms/problem";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { ChipLink, FilterChips } from "~/ui/filter-chips";
import { Island } from "~/ui/islands/island";
import type { FeedPage } from "../view/feed-page.server";
import { AlertList } from "./alert-list";
import { FeedHeading } from "./feed-heading";
import { FilterForm } from "./filter-form";
import { LaterDetail, useLaterDetail } from "./later-detail";
import { LaterProgress } from "./later-progress";
import { useKeptOrder } from "./use-kept-order";
import { usePutAway } from "./use-put-away";
import { useQuietLinks } from "./use-quiet-links";
import { useSettledLinks } from "./use-settled";

/** The rail of statuses and filters, the list, and beside it (on a narrow screen instead of it) the alert that is open. */
export function Feed({ feed, failed }: { feed: FeedPage; failed: FailedForm | undefined }) {
  const { t } = useTranslation("feed");
  const isOpen = feed.openId !== null;
  useLaterDetail();
  const settled = useSettledLinks();
  const follow = useQuietLinks();
  useKeptOrder(feed);
  usePutAway(feed.openId);
  return (
    <div className="feed-room">
      <div onClickCapture={settled} className={isOpen ? "feed feed-open" : "feed"}>
        {/* biome-ignore lint/a11y: the keys belong to the links inside */}
        <div className="feed-rail" onClick={follow}>
          <Island id="feed-rail" data={feed.rail} />
        </div>
        <section aria-labelledby="feed-heading" className="contents">
          <FeedHeading feed={feed} />
          <FilterForm feed={feed} />
          <div className="feed-body">
            <FilterChips
              chips={feed.chips}
              clearHref={feed.clearHref}
              words={{ label: t("chips.label"), remove: t("chips.remove"), clear: t("chips.clear") }}
              link={{ "data-list": "" }}
            >
              {feed.ruleHref && <ChipLink to={feed.ruleHref}>{t("rules.make")}</ChipLink>}
            </FilterChips>
            <Problem failed={failed} />
            {feed.operation && <LaterProgress operation={feed.operation} doneHref={feed.listHref} />}
            <AlertList feed={feed} />
          </div>
        </section>
        {isOpen && (
          <aside aria-label={t("detail.label")} className="feed-detail">
            {/* Where there is little room the list, and its heading with it, is away. */}
            <h1 className="feed-heard">{feed.heading}</h1>
            <LaterDetail feed={feed} detail={feed.detail} failed={failed} />
          </aside>
        )}
      </div>
    </div>
  );
}
