import { Problem } from "~/forms/problem";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { ChipLink, FilterChips } from "~/ui/filter-chips";
import { Island } from "~/ui/islands/island";
import type { FeedPage } from "../view/feed-page.server";
import { AlertList } from "./alert-list";
import { FeedHeading } from "./feed-heading";
import { LastUndo } from "./last-undo";
import { LaterDetail, useLaterDetail } from "./later-detail";
import { LaterProgress } from "./later-progress";
import { useKeptOrder } from "./use-kept-order";
import { usePaneScroll } from "./use-pane-scroll";
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
  usePaneScroll(feed.listHref);
  return (
    <div
      onClickCapture={settled}
      className={`workspace list-detail feed ${isOpen ? "list-detail-open feed-open" : ""}`}
      data-filtered={feed.clearHref ? "" : undefined}
    >
      {/* biome-ignore lint/a11y: the keys belong to the links inside */}
      <div className="feed-rail list-detail-away" data-scroll="rail" onClick={follow}>
        <Island id="feed-rail" data={feed.rail} />
      </div>
      <section aria-labelledby="feed-heading" className="feed-pane list-detail-away">
        <FeedHeading feed={feed} />
        <div className="feed-notes">
          <FilterChips
            chips={feed.chips}
            clearHref={feed.clearHref}
            words={{ label: t("chips.label"), remove: t("chips.remove"), clear: t("chips.clear") }}
            link={{ "data-list": "" }}
          >
            {feed.clearHref && <ChipLink to={feed.saveHref}>{t("saved.keep")}</ChipLink>}
            {feed.ruleHref && <ChipLink to={feed.ruleHref}>{t("rules.make")}</ChipLink>}
          </FilterChips>
          {!isOpen && <Problem failed={failed} />}
          {feed.operation && <LaterProgress operation={feed.operation} doneHref={feed.listHref} />}
        </div>
        <AlertList feed={feed} />
      </section>
      {isOpen && (
        <aside aria-label={t("detail.label")} className="list-detail-shown" data-scroll="detail">
          {/* Where there is little room the list, and its heading with it, is away. */}
          <h1 className="list-detail-heard">{feed.heading}</h1>
          <Problem failed={failed} />
          <LaterDetail feed={feed} detail={feed.detail} failed={failed} />
        </aside>
      )}
      <LastUndo here={feed.here} />
    </div>
  );
}
