import { NavLink, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon, type IconName } from "./icon";

interface SectionPageProps {
  /** The section's name, over its pages. */
  title: string;
  pages: readonly { to: string; label: string; icon: IconName }[];
  children: ReactNode;
}

/**
 * A section of several pages: their names in a rail beside the page, or as tabs above it on a narrow screen, which scroll sideways where
 * they do not fit. A form fills the room of its page.
 */
export function SectionPage({ title, pages, children }: SectionPageProps) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another open tab
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
    // Sideways only: `scrollIntoView` would move the page, too.
    if (list.current && open)
      list.current.scrollLeft = open.offsetLeft - (list.current.clientWidth - open.offsetWidth) / 2;
  }, [pathname]);
  return (
    <div className="grid flex-1 grid-rows-[auto_1fr] m:grid-cols-[15.5rem_minmax(0,1fr)] m:grid-rows-1">
      <nav
        aria-label={title}
        className="min-w-0 max-m:border-line max-m:border-b max-m:bg-card m:border-line m:border-r m:px-3 m:pt-4 m:pl-6"
      >
        <p className="mb-2 px-2 font-semibold text-ink-3 text-xs max-m:hidden">{title}</p>
        <ul
          ref={list}
          className="section-tabs relative flex m:flex-col max-m:gap-x-4 max-m:overflow-x-auto max-m:whitespace-nowrap max-m:px-4 max-m:[scrollbar-width:none]"
        >
          {pages.map(({ to, label, icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="flex min-h-8 items-center gap-2 py-1 text-ink-2 aria-[current]:font-semibold aria-[current]:text-accent-strong max-m:min-h-11 max-m:scroll-mx-8 max-m:border-transparent max-m:border-b-2 max-m:px-0.5 max-m:font-medium max-m:-outline-offset-2 max-m:aria-[current]:border-accent m:rounded-control m:px-2 m:hover:bg-hover m:aria-[current]:bg-accent-soft"
              >
                <Icon name={icon} className="max-m:hidden" />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="section-body min-w-0 px-4 max-m:has-[>.form-frame]:mt-4 py-5 has-[>.form-frame]:flex has-[>.form-frame]:p-0 m:px-8 m:has-[>.form-frame]:[--page-padding:2rem]">
        {children}
      </div>
    </div>
  );
}

interface PanelProps {
  title: string;
  lead?: ReactNode;
  /** Its name is the page's, so it is the first heading. */
  first?: boolean;
  /** Tables may be wide; forms are read in a column. */
  wide?: boolean;
  children: ReactNode;
}

/** A part of such a page with its heading. */
export function Panel({ title, lead, first, wide, children }: PanelProps) {
  const Heading = first ? "h1" : "h2";
  return (
    <section className={`mb-9 ${wide ? "max-w-5xl" : "max-w-xl"}`}>
      <Heading className={first ? "font-semibold text-xl leading-tight tracking-[-0.02em]" : "font-semibold text-m"}>
        {title}
      </Heading>
      {lead && <p className="mt-1 text-pretty text-ink-2">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
