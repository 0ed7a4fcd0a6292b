import { Link, useLocation } from "@remix-run/react";
import { AREAS, type AreaKey, type Counts, isIn } from "~/access/areas";
import { ReturnField } from "~/forms/return-field";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { Icon } from "~/ui/icon";
import { Brand } from "./brand";
import { SIDES } from "./side";

/** The id of the bar: what opens it on a narrow screen names it. */
export const BAR = "bar";

interface BarProps {
  areas: readonly AreaKey[];
  counts: Counts | null | undefined;
}

/**
 * The areas by group at the side of the window. Below 900 px the same element is a drawer (a popover, so that it opens, closes with
 * Escape and beside it, and gives the focus back without a script); above, it always stands, whatever it says about itself.
 */
export function Bar({ areas, counts }: BarProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const entries = AREAS.filter(({ key }) => areas.includes(key));
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <nav id={BAR} popover="auto" aria-label={t("areas.label")} className="bar">
      <div className="bar-head">
        <Brand />
        <form method="post" action={sitePath(paths.preferences())} data-side-form="">
          <ReturnField />
          {SIDES.map((side) => (
            <button
              key={side}
              type="submit"
              name="side"
              value={side}
              title={t(`bar.${side}`)}
              className={`bar-to-${side}`}
            >
              <Icon name="panel" label={t(`bar.${side}`)} />
            </button>
          ))}
        </form>
      </div>
      {groups.map((group) => {
        const own = entries.filter((entry) => entry.group === group);
        return (
          <div key={group} className="bar-group">
            {group !== "end" && (
              <p aria-current={own.some((entry) => isIn(pathname, entry)) ? "true" : undefined}>
                {t(`areaGroups.${group}`)}
              </p>
            )}
            <ul>
              {own.map((entry) => (
                <li key={entry.key}>
                  <Entry entry={entry} isCurrent={isIn(pathname, entry)} count={countOf(entry.key, counts)} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

interface EntryProps {
  entry: (typeof AREAS)[number];
  isCurrent: boolean;
  count: number;
}

function Entry({ entry, isCurrent, count }: EntryProps) {
  const { t } = useTranslation();
  const name = t(`areas.${entry.key}`);
  return (
    <Link to={entry.path} title={name} aria-current={isCurrent ? "page" : undefined}>
      <Icon name={entry.icon} />
      <span>{name}</span>
      {count > 0 && <b>{count}</b>}
    </Link>
  );
}

const countOf = (key: AreaKey, counts: Counts | null | undefined) => (key === "tasks" && counts?.tasks) || 0;
