import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import type { ScreenView } from "../view/screen-view.server";

/** Below marks, which have no names: where the same is seen with names, also for who uses no pointer. */
export function NamedViews({ screen: { named, tableHref } }: { screen: ScreenView }) {
  const { t } = useTranslation("graph");
  if (named.length === 0) return null;
  return (
    <nav aria-label={t("named.label")} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-s">
      <span className="text-ink-2">{t("named.lead")}</span>
      <Link to={tableHref} className={LINK}>
        {t("as.table")}
      </Link>
      {named.map(({ by, text, href }) => (
        <Link key={by} to={href} className={LINK}>
          {text}
        </Link>
      ))}
    </nav>
  );
}

const LINK =
  "inline-flex min-h-6 items-center font-medium text-accent-strong underline underline-offset-2 pointer-coarse:min-h-11";
