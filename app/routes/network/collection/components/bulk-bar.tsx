import { Link, useNavigation } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { PullDown } from "~/ui/pull-down";
import type { TablePageView } from "../table-page.server";

/** What can be done with the targets that are ticked, or with all that match. Where there is room it stays in sight while the table is long. */
export function BulkBar({ view }: { view: TablePageView }) {
  const { t } = useTranslation("network");
  const { matching, selectAllHref, selectNoneHref, mayAct } = view;
  const isPending = useNavigation().formMethod === "POST";
  const off = matching?.isExact === false || isPending;
  return (
    <div
      aria-busy={isPending}
      data-bar=""
      className="top-(--head) m:sticky z-[5] -mx-1 flex min-h-11 flex-wrap items-center gap-1.5 rounded-control bg-page px-1 py-1.5"
    >
      <div className={`contents ${matching || isPending ? "" : ONCE_TICKED}`}>
        <span role="status" className="mr-1 text-ink-3 text-s">
          {isPending ? t("bulk.pending") : matching ? matching.text : t("bulk.selected")}
        </span>
        {matching && <input type="hidden" name="selection" value="all" />}
        <Button name="change" value="follow" disabled={off}>
          {t("bulk.follow")}
        </Button>
        <Button name="change" value="unfollow" disabled={off}>
          {t("bulk.unfollow")}
        </Button>
        {view.collections.length > 0 && <CollectionMenu view={view} off={off} />}
        <EdgeMenu view={view} off={off} />
        {mayAct && !matching && (
          <Button name="change" value="action" disabled={off}>
            {t("bulk.action")}
          </Button>
        )}
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

/** What one asks of many at once. */
function MoreMenu({ view, off }: { view: TablePageView; off: boolean }) {
  const { t } = useTranslation("network");
  const entries = [
    !view.matching && (["compare", "bulk.compare"] as const),
    view.mayAsk && (["self-assessment", "bulk.selfAssessment"] as const),
    view.mayScreen && (["screen", "bulk.screen"] as const),
  ].filter((entry) => entry !== false);
  if (entries.length === 0) return null;
  return (
    <PullDown className="m:relative" name="network-menus">
      <summary className={SUMMARY}>
        {t("bulk.more")}
        <Icon name="chevron-down" className="size-3.5" />
      </summary>
      <ul className={MENU}>
        {entries.map(([value, words]) => (
          <li key={value}>
            <button type="submit" name="change" value={value} disabled={off} className={ENTRY}>
              {t(words)}
            </button>
          </li>
        ))}
      </ul>
    </PullDown>
  );
}

/** Until then there is the way to all of them alone; by the style sheet, so it is the same without a script. */
const ONCE_TICKED = "not-group-has-[input[name=targetIds]:checked]/targets:hidden";
const UNTIL_TICKED = "group-has-[input[name=targetIds]:checked]/targets:hidden";
const LINK = "inline-flex min-h-6 items-center px-1 text-accent-strong text-s underline-offset-2 hover:underline";
const SUMMARY =
  "flex h-8 list-none items-center gap-1.5 rounded-control border border-line-strong bg-card px-3 font-medium text-s hover:bg-hover pointer-coarse:h-11";
const MENU =
  "absolute left-0 z-10 mt-1 min-w-56 rounded-card border border-line bg-card p-2 shadow-raised max-m:right-0 max-m:min-w-0";
const ENTRY = "flex h-8 w-full items-center rounded-control px-2.5 text-left text-s hover:bg-hover pointer-coarse:h-11";

function CollectionMenu({ view, off }: { view: TablePageView; off: boolean }) {
  const { t } = useTranslation("network");
  return (
    <PullDown className="m:relative" name="network-menus">
      <summary className={SUMMARY}>
        {t("bulk.collections")}
        <Icon name="chevron-down" className="size-3.5" />
      </summary>
      <div className={`${MENU} space-y-2 m:w-72`}>
        <label className="block">
          <span className="sr-only">{t("bulk.collection")}</span>
          <select name="collectionId" defaultValue={view.id || undefined} className="field h-8 border-control">
            {view.collections.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <div className="flex flex-wrap gap-1.5">
          <Button name="change" value="assign" disabled={off}>
            {t("bulk.assign")}
          </Button>
          <Button look="quiet" name="change" value="remove" disabled={off}>
            {t("bulk.remove")}
          </Button>
        </div>
      </div>
    </PullDown>
  );
}

function EdgeMenu({ view, off }: { view: TablePageView; off: boolean }) {
  const { t } = useTranslation("network");
  return (
    <PullDown className="m:relative" name="network-menus">
      <summary className={SUMMARY}>
        {t("bulk.addAs")}
        <Icon name="chevron-down" className="size-3.5" />
      </summary>
      <ul className={MENU}>
        {view.edgeTypes.map(({ type, word }) => (
          <li key={type}>
            <button type="submit" name="change" value={`edges:${type}`} disabled={off} className={ENTRY}>
              {word}
            </button>
          </li>
        ))}
      </ul>
    </PullDown>
  );
}
