import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";

interface PagerProps {
  firstHref: string | null;
  nextHref: string | null;
}

/** Back to the first page of a list of targets, and on to the next. */
export function Pager({ firstHref, nextHref }: PagerProps) {
  const { t } = useTranslation("network");
  if (!firstHref && !nextHref) return null;
  return (
    <nav aria-label={t("pager.label")} className="pager">
      {firstHref ? (
        <Link to={firstHref} className="button button-plain">
          {t("pager.first")}
        </Link>
      ) : (
        <span />
      )}
      {nextHref && (
        <Link to={nextHref} rel="next" className="button button-plain">
          {t("pager.next")}
          <Icon name="chevron-down" />
        </Link>
      )}
    </nav>
  );
}
