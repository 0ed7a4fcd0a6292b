import { Link } from "@remix-run/react";
import { COUNTERS, type Counts } from "~/access/areas";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";

const MOST = 99;

/** Unread notifications and open tasks. What no screen lists yet leads nowhere, and is shown only when there is something to say. */
export function Counters({ counts }: { counts: Counts }) {
  const { t } = useTranslation();
  return COUNTERS.map(({ key, icon, path }) => {
    const count = counts[key];
    if (count === null || (count === 0 && path === null)) return null;
    const words = t(`counters.${key}`, { count });
    const content = (
      <>
        <Icon name={icon} className="size-4.5" label={path === null ? words : undefined} />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-0.5 -right-0.5 min-w-4 rounded-full bg-bad-strong px-1 text-center font-semibold text-[0.625rem] text-on-bad leading-4 tabular-nums"
          >
            {count > MOST ? `${MOST}+` : count}
          </span>
        )}
      </>
    );
    const look = "relative grid size-9 shrink-0 place-items-center rounded-full text-ink-2";
    return path === null ? (
      <span key={key} title={words} className={look}>
        {content}
      </span>
    ) : (
      <Link key={key} to={path} title={words} aria-label={words} className={`${look} hover:bg-hover hover:text-ink`}>
        {content}
      </Link>
    );
  });
}
