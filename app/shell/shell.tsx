import type { ReactNode } from "react";
import { ConsentBanner } from "~/consent/consent-banner";
import { FailureNotice } from "~/forms/failure-notice";
import { useTranslation } from "~/i18n/use-translation";
import { Live } from "~/live/live";
import { useLiveCounts } from "~/live/live-counts";
import type { Toast } from "~/toasts/toast";
import { Toaster } from "~/toasts/toaster";
import { MAIN } from "~/ui/main";
import { Bar } from "./bar";
import { BottomBar } from "./bottom-bar";
import type { Chrome } from "./chrome";
import { BackendGoneView } from "./error-view";
import { Footer } from "./footer";
import { Header } from "./header";
import type { ChromeData } from "./queries.server";
import { SignupPrompt } from "./signup/signup-prompt";
import type { SignupOffer } from "./signup/visit";
import { SlimBar } from "./slim-bar";

interface ShellProps {
  chrome: Chrome;
  /** Absent where the root's own data could not be read. */
  data: (ChromeData & { toast: Toast | null; signup: SignupOffer | null }) | undefined;
  children: ReactNode;
}

const CONTAINERS: Record<Chrome["container"], string> = {
  page: "flex flex-1 flex-col",
  redesigned: "flex w-full max-w-[90rem] flex-1 flex-col px-(--page-padding) py-8",
  bare: "flex flex-1 flex-col",
};

/** Header, main column and footer around a page, as far as its route asks for them. */
export function Shell({ chrome, data, children }: ShellProps) {
  const { t } = useTranslation();
  const counts = useLiveCounts(data?.counts);
  const barred = chrome.header && data?.user ? data : null;
  return (
    <div className={barred ? "shell shell-barred" : "shell"} data-side={barred?.side ?? undefined}>
      <a
        href={`#${MAIN}`}
        className="sr-only rounded-control bg-accent px-4 py-2 font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30"
      >
        {t("skipLink")}
      </a>
      {barred && <Bar areas={barred.areas} counts={counts} pins={barred.pins} closedGroups={barred.closedGroups} />}
      <div className="shell-page">
        {chrome.header ? <Header data={data} counts={counts} /> : <SlimBar data={data} />}
        <Toaster toast={data?.toast ?? null} />
        {chrome.footer && data?.signup && <SignupPrompt offer={data.signup} />}
        {chrome.scripts && <Live data={data} away={<BackendGoneView />} />}
        <main id={MAIN} tabIndex={-1} className={CONTAINERS[chrome.container]}>
          <FailureNotice />
          {children}
        </main>
        {chrome.footer && <Footer data={data} scripts={chrome.scripts} guestBanner={chrome.guestBanner} />}
        {chrome.footer && data?.consent === "undecided" && <ConsentBanner />}
      </div>
      {barred && <BottomBar areas={barred.areas} counts={counts} />}
    </div>
  );
}
