import { NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

interface SectionPageProps {
  /** The section's name, over its pages. */
  title: string;
  pages: readonly { to: string; label: string; icon: IconName }[];
  children: ReactNode;
}

/** A section of several pages: their names in a rail beside the page, or above it on a narrow screen. A form fills the room of its page. */
export function SectionPage({ title, pages, children }: SectionPageProps) {
  return (
    <div className="grid flex-1 grid-rows-[auto_1fr] m:grid-cols-[15.5rem_minmax(0,1fr)] m:grid-rows-1">
      <nav aria-label={title} className="min-w-0 px-4 pt-4 m:border-line m:border-r m:px-3 m:pl-6">
        <p className="mb-2 px-2 font-semibold text-ink-3 text-xs max-m:hidden">{title}</p>
        <ul className="flex flex-wrap gap-1.5 m:flex-col m:gap-0">
          {pages.map(({ to, label, icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="flex min-h-8 items-center gap-2 rounded-full bg-sunken px-3 py-1 text-ink-2 hover:bg-hover aria-[current]:bg-accent aria-[current]:font-semibold aria-[current]:text-on-accent m:rounded-control m:bg-transparent m:px-2 m:aria-[current]:bg-accent-soft m:aria-[current]:text-accent-strong"
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
