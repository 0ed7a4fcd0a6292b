import { Link, useNavigation } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { CollectionMenu, EdgeMenu, MoreMenu } from "./bulk-menus";
import type { BulkView } from "./bulk-view";

/** What can be done with the targets that are ticked, or with all that match. Where there is room it stays in sight while the table is long. */
export function BulkBar({ view, ticked }: { view: BulkView; ticked: number }) {
  const { t } = useTranslation("network");
  const { matching, selectAllHref, selectNoneHref } = view;
  const isPending = useNavigation().formMethod === "POST";
  // Without a script nobody counts.
  const selected = ticked > 0 ? t("bulk.count", { count: ticked }) : t("bulk.selected");
  const off = matching?.isExact === false || isPending;
  return (
    <div
      aria-busy={isPending}
      data-bar=""
      className="top-(--head) m:sticky z-[5] -mx-1 flex min-h-11 flex-wrap items-center gap-1.5 rounded-control bg-page px-1 py-1.5"
    >
      <div className={`contents ${matching || isPending ? "" : ONCE_TICKED}`}>
        <span role="status" className="mr-1 text-ink-3 text-s">
          {isPending ? t("bulk.pending") : (matching?.text ?? selected)}
        </span>
        {matching && <input type="hidden" name="selection" value="all" />}
        <Button name="change" value="follow" disabled={off}>
          {t("bulk.follow")}
        </Button>
        {view.collections.length > 0 && <CollectionMenu view={view} off={off} />}
        <EdgeMenu view={view} off={off} />
        <MoreMenu view={view} off={off} />
      </div>
      {!matching && !isPending && <span className={`text-ink-3 text-s ${UNTIL_TICKED}`}>{t("bulk.hint")}</span>}
      {matching ? (
        <Link to={selectNoneHref} className={LINK}>
          {t("bulk.selectNone")}
        </Link>
      ) : (
        selectAllHref && (
          <Link to={selectAllHref} className={LINK}>
            {t("bulk.selectAll")}
          </Link>
        )
      )}
    </div>
  );
}

/** Until then there is the way to all of them alone; by the style sheet, so it is the same without a script. */
const ONCE_TICKED = "not-group-has-[input[name=targetIds]:checked]/targets:hidden";
const UNTIL_TICKED = "group-has-[input[name=targetIds]:checked]/targets:hidden";
const LINK = "inline-flex min-h-6 items-center px-1 text-accent-strong text-s underline-offset-2 hover:underline";
