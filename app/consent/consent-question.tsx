import { Link } from "@remix-run/react";
import { ReturnField } from "~/forms/return-field";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { ConsentButtons } from "./consent-buttons";

/** Asks before anything optional runs. Both answers weigh the same, and it is a plain form. */
export function ConsentQuestion() {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t("consent.heading")}
      className="consent sticky bottom-(--foot) z-10 flex flex-wrap items-center gap-x-6 gap-y-3 border-line-strong border-t bg-card px-(--page-padding) py-3 shadow-raised print:hidden"
    >
      <p className="min-w-64 flex-1 text-pretty text-ink-2 text-s">
        {t("consent.text")}{" "}
        <Link to={paths.cookies()} className="text-accent underline underline-offset-2">
          {t("consent.details")}
        </Link>
      </p>
      <form method="post" action={sitePath(paths.cookies())} className="flex flex-wrap gap-2">
        <ReturnField />
        <ConsentButtons />
      </form>
    </section>
  );
}
