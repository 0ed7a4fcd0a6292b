import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";

/** Specification §8: the alert lookup failed. */
export function AlertMissing({ href }: { href: string }) {
  const { t } = useTranslation("feed");
  const { t: shell } = useTranslation();
  return (
    <div role="alert" className="px-6 py-10">
      <h2 className="font-semibold text-m">{t("missing.heading")}</h2>
      <p className="mt-1 text-ink-2">{t("missing.text")}</p>
      <Link to={href} className="mt-4 inline-block font-medium text-accent-strong underline underline-offset-2">
        {shell("refused.toFeed")}
      </Link>
    </div>
  );
}
