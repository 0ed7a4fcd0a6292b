import { Link } from "@remix-run/react";
import { COUNTERS, type Counts } from "~/access/areas";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";

const MOST = 99;

/** Unread notifications and open tasks, each as a link to the screen that lists them. */
export function Counters({ counts }: { counts: Counts }) {
  const { t } = useTranslation();
  return COUNTERS.map(({ key, icon, path }) => {
    const count = counts[key];
    if (count === null) return null;
    const words = t(`counters.${key}`, { count });
    return (
      <Link
        key={key}
        to={path}
        title={words}
        aria-label={words}
        className="relative grid size-9 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-hover hover:text-ink"
      >
        <Icon name={icon} className="size-4.5" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-0.5 -right-0.5 min-w-4 rounded-full bg-bad-strong px-1 text-center font-semibold text-[0.625rem] text-on-bad leading-4 tabular-nums"
          >
            {count > MOST ? `${MOST}+` : count}
          </span>
        )}
      </Link>
    );
  });
}
