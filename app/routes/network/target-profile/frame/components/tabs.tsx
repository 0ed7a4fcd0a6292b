import { NavLink, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import type { Tab } from "../view.server";

/**
 * The pages of a profile in one line. Where they do not fit they scroll sideways, and an arrow stands at the edge as long as there is more:
 * it sticks there, and what ends the line covers it. A shade says that there is more before. With a script the arrow scrolls, and the tab that is open is brought into sight.
 */
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
      <ul
        ref={list}
        className="tab-line -mb-px relative -ml-1 flex gap-x-3 overflow-x-auto whitespace-nowrap [scrollbar-width:none]"
      >
        {tabs.map(({ name, href, count, alarm }) => (
          <li key={href} className="scroll-mx-10">
            <NavLink
              to={href}
              // The overview and the network have addresses above the others'.
              end={tabs.some((other) => other.href.startsWith(`${href}/`))}
              className="gap-1.5 -outline-offset-2 inline-flex min-h-9 scroll-mx-10 items-center border-transparent border-b-2 px-1 font-medium text-ink-2 text-s hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-accent-strong"
            >
              {name}
              {count !== null && <span className="font-normal text-ink-3 text-xs tabular-nums">{count}</span>}
              {alarm !== null && <span className="font-semibold text-risk-high text-xs tabular-nums">{alarm}</span>}
            </NavLink>
          </li>
        ))}
        <li aria-hidden="true" className="sticky right-0 -ml-3 w-8 shrink-0">
          <button
            type="button"
            tabIndex={-1}
            onClick={() => list.current?.scrollBy({ left: list.current.clientWidth / 2 })}
            className="grid h-[calc(2.25rem-1px)] w-8 place-items-center border-line border-l bg-page text-ink-3 hover:text-ink"
          >
            <Icon name="chevron-down" className="-rotate-90 size-4" />
          </button>
        </li>
        <li aria-hidden="true" className="-ml-11 z-1 h-[calc(2.25rem-1px)] w-8 shrink-0 bg-page" />
      </ul>
    </nav>
  );
}
