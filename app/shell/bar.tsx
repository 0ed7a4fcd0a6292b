import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { AREAS, type AreaKey, type Counts, GROUPS, isIn } from "~/access/areas";
import { ReturnField } from "~/forms/return-field";
import { labelled } from "~/i18n/listed";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { Icon, type IconName } from "~/ui/icon";
import { Brand } from "./brand";
import { countText } from "./count-text";
import type { Pinned } from "./pins";
import { SIDES } from "./side";

/** The id of the bar: what opens it on a narrow screen names it. */
export const BAR = "bar";
/** The form of its buttons, those that stand elsewhere among them. */
export const BAR_FORM = "bar-form";

interface BarProps {
  areas: readonly AreaKey[];
  counts: Counts | null | undefined;
  pins: readonly Pinned[];
  closedGroups: readonly string[];
}

/**
 * The areas by group at the side of the window. Below 900 px the same element is a drawer (a popover, so that it opens, closes with
 * Escape and beside it, and gives the focus back without a script); above, it always stands, whatever it says about itself.
 */
export function Bar({ areas, counts, pins, closedGroups }: BarProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const entries = AREAS.filter(({ key }) => areas.includes(key));
  const entry = (one: (typeof AREAS)[number]) => (
    <Entry
      key={one.key}
      to={one.path}
      icon={one.icon}
      name={t(`areas.${one.key}`)}
      current={isIn(pathname, one)}
      count={"count" in one ? counts?.[one.count] : null}
    />
  );
  return (
    <nav id={BAR} popover="auto" aria-label={t("areas.label")} className="bar">
      <div className="bar-head">
        <Brand />
        <form id={BAR_FORM} method="post" action={sitePath(paths.preferences())}>
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
      {pins.length > 0 && (
        <section aria-labelledby="pins" className="bar-group">
          <h2 id="pins">{t("areaGroups.pinned")}</h2>
          <ul>
            {pins.map(({ pin, area, name, to, icon, count }) => (
              <Entry
                key={pin}
                to={to}
                icon={icon}
                name={area ? t(`areas.${area}`) : (name ?? "")}
                // A section is current where it stands in its group.
                current={!area && to === pathname + search}
                count={count && counts?.[count]}
              />
            ))}
          </ul>
        </section>
      )}
      {GROUPS.map((group) => {
        const own = entries.filter((one) => one.group === group);
        if (own.length === 0) return null;
        const isCurrent = own.some((one) => isIn(pathname, one));
        return (
          <details key={group} data-group={group} open={!closedGroups.includes(group)} className="bar-group">
            <summary aria-current={isCurrent ? "true" : undefined}>{t(`areaGroups.${group}`)}</summary>
            <ul>{own.map(entry)}</ul>
          </details>
        );
      })}
      <ul className="bar-end">{entries.filter(({ group }) => group === "end").map(entry)}</ul>
    </nav>
  );
}

interface EntryProps {
  to: string;
  icon: IconName;
  name: string;
  current: boolean;
  count: number | null | undefined;
}

function Entry({ to, icon, name, current, count }: EntryProps): ReactNode {
  const { i18n } = useTranslation();
  const figure = count ? countText(count, i18n.language) : null;
  return (
    <li>
      <Link
        to={to}
        title={figure ? labelled(name, figure, i18n.language) : name}
        aria-current={current ? "page" : undefined}
        className={`icon-${icon}`}
      >
        <span>{name}</span>
        {figure && <b>{figure}</b>}
      </Link>
    </li>
  );
}
