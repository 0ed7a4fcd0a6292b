import { NavLink, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/use-translation";
import type { Tab } from "../view.server";

/** The pages of a profile, which scroll sideways on a phone; with a script the one that is open is brought into sight. */
export function Tabs({ tabs }: { tabs: readonly Tab[] }) {
  const { t } = useTranslation("profile");
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another open tab
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
    if (!list.current || !open) return;
    // Sideways only: `scrollIntoView` would move the page, too.
    list.current.scrollLeft = open.offsetLeft - (list.current.clientWidth - open.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav aria-label={t("tabs.label")} className="mb-5 border-line border-b">
      <ul ref={list} className="relative -mb-px flex gap-x-1 max-m:overflow-x-auto max-m:whitespace-nowrap m:flex-wrap">
        {tabs.map(({ name, href }, index) => (
          <li key={href}>
            <NavLink
              to={href}
              // The overview is above all others.
              end={index === 0}
              className="-outline-offset-2 inline-flex min-h-9 items-center border-transparent border-b-2 px-3 font-medium text-ink-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-accent-strong"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
