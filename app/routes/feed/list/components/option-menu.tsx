import { Link } from "@remix-run/react";
import type { OptionLink } from "~/domain/feed/rail.server";
import { Icon } from "~/ui/icon";
import { PullDown } from "~/ui/pull-down";

/** One of several ways to look at the list, as links in a menu that needs no script. */
export function OptionMenu({ label, options }: { label: string; options: OptionLink[] }) {
  const current = options.find((option) => option.current);
  return (
    <PullDown className="feed-menu" name="feed-menus">
      <summary className="button button-plain">
        <span className="sr-only">{label}: </span>
        {current?.word ?? label}
        <Icon name="chevron-down" className="size-3.5" />
      </summary>
      <ul className="menu">
        {options.map(({ word, href, current, isFile }) => (
          <li key={`${word} ${href}`}>
            <Link
              to={href}
              reloadDocument={isFile}
              data-list={isFile ? undefined : ""}
              aria-current={current ? "true" : undefined}
              onClick={(event) => event.currentTarget.closest("details")?.removeAttribute("open")}
            >
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </PullDown>
  );
}
