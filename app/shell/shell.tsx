import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Toast } from "~/toasts/toast";
import { Toaster } from "~/toasts/toaster";
import type { Chrome } from "./chrome";
import { Footer } from "./footer";
import { Header } from "./header";
import type { ShellUser } from "./user";

interface ShellProps {
  chrome: Chrome;
  user: ShellUser | null;
  contactEmail: string | undefined;
  toast: Toast | null;
  children: ReactNode;
}

export const MAIN = "main";

const CONTAINERS: Record<Chrome["container"], string> = {
  page: "flex flex-1 flex-col",
  redesigned: "mx-auto flex w-full max-w-[90rem] flex-1 flex-col px-(--page-padding) py-8",
  bare: "flex flex-1 flex-col",
};

/** Header, main column and footer around a page, as far as its route asks for them. */
export function Shell({ chrome, user, contactEmail, toast, children }: ShellProps) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${MAIN}`}
        className="sr-only rounded-control bg-accent px-4 py-2 font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30"
      >
        {t("skipLink")}
      </a>
      {chrome.header && <Header user={user} />}
      <Toaster toast={toast} />
      <main id={MAIN} tabIndex={-1} className={CONTAINERS[chrome.container]}>
        {children}
      </main>
      {chrome.footer && <Footer contactEmail={contactEmail} />}
    </div>
  );
}
