import { Link } from "@remix-run/react";
import type { OptionLink } from "~/domain/feed/rail.server";
import { Icon } from "~/ui/icon";
import { PullDown } from "~/ui/pull-down";

/** One of several ways to look at the list, as links in a menu that needs no script. */
export function OptionMenu({ label, options }: { label: string; options: OptionLink[] }) {
  const current = options.find((option) => option.current);
  return (
    <PullDown className="m:relative" name="feed-menus">
      <summary className="flex h-8 list-none items-center gap-1.5 rounded-control border border-line-strong bg-card px-3 font-medium text-s hover:bg-hover pointer-coarse:h-11">
        <span className="sr-only">{label}: </span>
        {current?.word ?? label}
        <Icon name="chevron-down" className="size-3.5" />
      </summary>
      <ul className="absolute right-0 z-10 mt-1 max-h-80 min-w-44 max-w-80 overflow-auto max-m:left-0 max-m:max-w-none rounded-card border border-line bg-card p-1 shadow-raised">
        {options.map(({ word, href, current, isFile }) => (
          <li key={`${word} ${href}`}>
            <Link
              to={href}
              reloadDocument={isFile}
              data-list={isFile ? undefined : ""}
              aria-current={current ? "true" : undefined}
              onClick={(event) => event.currentTarget.closest("details")?.removeAttribute("open")}
              className="flex h-8 items-center rounded-control px-2.5 text-ink-2 text-s hover:bg-hover aria-[current]:font-semibold aria-[current]:text-accent-strong pointer-coarse:h-11"
            >
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </PullDown>
  );
}
