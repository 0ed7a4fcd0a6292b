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
      <Link key={key} to={path} title={words} aria-label={words} className={`header-icon relative header-${key}`}>
        <Icon name={icon} className="size-4.5" />
        {count > 0 && <b aria-hidden="true">{count > MOST ? `${MOST}+` : count}</b>}
      </Link>
    );
  });
}
