import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";

/** What the popover is answered; `shown` is null where the text did not come. */
export interface Explained {
  shown: { title: string; body: string } | null;
  mayChange: boolean;
}

/** The text of an explanation, or that it cannot be had now; `to` is its page. */
export function ExplanationText({ explained: { shown, mayChange }, to }: { explained: Explained; to: string }) {
  const { t } = useTranslation("live");
  if (!shown) {
    return (
      <>
        <p>{t("help.failed")}</p>
        <Link to={to} className={LINK}>
          {t("help.openPage")}
        </Link>
      </>
    );
  }
  return (
    <>
      <p className="font-semibold">{shown.title}</p>
      <p className="mt-1 whitespace-pre-line text-pretty text-ink-2 text-s">{shown.body}</p>
      {mayChange && (
        <Link to={to} className={LINK}>
          {t("help.change")}
        </Link>
      )}
    </>
  );
}

const LINK = "mt-2 inline-block py-1 text-accent-strong text-s underline underline-offset-2";
