import { Link } from "@remix-run/react";
import { ReturnField } from "~/forms/return-field";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { Icon } from "~/ui/icon";
import { History } from "./history/history";
import { LegalButton } from "./legal/legal-button";
import type { ChromeData } from "./queries.server";

const ENTRY = "py-1 underline-offset-2 hover:text-ink hover:underline";

interface FooterProps {
  data: ChromeData | undefined;
  scripts: boolean;
  guestBanner: boolean;
}

/** Legal info and the way to the provider (specification §2), and what a visitor can choose. */
export function Footer({ data, scripts, guestBanner }: FooterProps) {
  const { t } = useTranslation();
  return (
    <footer className="border-line border-t text-ink-3 text-xs print:hidden">
      {guestBanner && data?.guestBanner && <GuestBanner />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 px-(--page-padding) py-3">
        <LegalButton className={ENTRY} />
        {data && (
          <a href={`mailto:${data.contactEmail}`} className={ENTRY}>
            {t("footer.contact")}
          </a>
        )}
        {data?.user === null && (
          <Link to={paths.preferences()} className={ENTRY}>
            {t("footer.preferences")}
          </Link>
        )}
        {data?.cookieSettings && (
          <form action={sitePath(paths.cookies())}>
            <button type="submit" className={ENTRY}>
              {t("footer.cookies")}
            </button>
          </form>
        )}
        {data?.showsBreakpoint && (
          <div className="ml-auto flex items-center gap-2">
            {/* It comes with the scripts: on a narrow screen it would push the page up then. */}
            <div className="hidden m:block">
              {scripts && data.extras.history && <History size={data.extras.history} />}
            </div>
            <BreakpointBadge />
          </div>
        )}
      </div>
    </footer>
  );
}

/** Specification §2: shown to unauthenticated users while it is visible. */
function GuestBanner() {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t("guestBanner.label")}
      className="flex items-start gap-3 border-line border-b bg-accent-soft px-(--page-padding) py-2.5 text-ink-2 text-s"
    >
      <p className="flex-1 text-pretty py-0.5">{t("guestBanner.text")}</p>
      <form method="post" action={sitePath(paths.dismissals())}>
        <ReturnField />
        <button
          type="submit"
          name="what"
          value="guest-banner"
          className="grid size-6 place-items-center rounded-control hover:bg-hover hover:text-ink"
        >
          <Icon name="x" label={t("guestBanner.hide")} />
        </button>
      </form>
    </section>
  );
}

/** Which of the layout's widths applies: for those who build the product, never in production. */
function BreakpointBadge() {
  const { t } = useTranslation();
  return (
    <span title={t("footer.breakpoint")} className="rounded-control bg-sunken px-2 py-0.5 font-semibold">
      <span className="s:hidden">xs</span>
      <span className="hidden s:max-m:inline">s</span>
      <span className="hidden m:max-l:inline">m</span>
      <span className="hidden l:max-xl:inline">l</span>
      <span className="hidden xl:inline">xl</span>
    </span>
  );
}
