import { Link, useLocation } from "@remix-run/react";
import { AREAS, type AreaKey, type Counts, isIn, SEARCH } from "~/access/areas";
import { useTranslation } from "~/i18n/use-translation";
import { BAR } from "./bar";
import { countText } from "./count-text";

const SHOWN = ["feed", "collections", "tasks"] as const satisfies readonly AreaKey[];

/** Where there is no room for the bar: the areas that are gone to most, the search, and what opens all others. */
export function BottomBar({ areas, counts }: { areas: readonly AreaKey[]; counts: Counts | null | undefined }) {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const entries = AREAS.filter(({ key }) => areas.includes(key));
  return (
    <nav aria-label={t("bottomBar.label")} className="bottom-bar">
      {SHOWN.map((key) => entries.find((entry) => entry.key === key)).map(
        (entry) =>
          entry && (
            <Link
              key={entry.key}
              to={entry.path}
              aria-current={isIn(pathname, entry) ? "page" : undefined}
              className={`icon-${entry.icon}`}
            >
              <span>{t(`bottomBar.${entry.key as (typeof SHOWN)[number]}`)}</span>
              {entry.key === "tasks" && counts?.tasks ? <b>{countText(counts.tasks, i18n.language)}</b> : null}
            </Link>
          ),
      )}
      {SEARCH && (
        <Link to={SEARCH.path} aria-current={pathname === SEARCH.path ? "page" : undefined} className="icon-search">
          <span>{t("bottomBar.search")}</span>
        </Link>
      )}
      <button type="button" popovertarget={BAR} className="icon-menu">
        <span>{t("bottomBar.more")}</span>
      </button>
    </nav>
  );
}
