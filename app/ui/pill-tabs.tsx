import { Link } from "@remix-run/react";

interface PillTabsProps {
  /** Names them to a screen reader. */
  label: string;
  tabs: readonly { key: string; text: string; href: string; current: boolean }[];
}

/** Parts of one list, each with its figure; the open one stands out. */
export function PillTabs({ label, tabs }: PillTabsProps) {
  return (
    <nav aria-label={label} className="my-4">
      <ul className="flex flex-wrap gap-1.5">
        {tabs.map(({ key, text, href, current }) => (
          <li key={key}>
            <Link
              to={href}
              aria-current={current ? "page" : undefined}
              className="inline-flex min-h-8 items-center rounded-full bg-sunken px-3 py-1 text-ink-2 hover:bg-hover aria-[current]:bg-accent aria-[current]:font-semibold aria-[current]:text-on-accent pointer-coarse:min-h-11"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
