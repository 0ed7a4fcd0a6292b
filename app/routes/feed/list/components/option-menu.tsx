import { Link } from "@remix-run/react";
import type { OptionLink } from "~/domain/feed/rail.server";
import { Icon } from "~/ui/icon";
import { PullDown } from "~/ui/pull-down";

/** One of several ways to look at the list, as links in a menu that needs no script. */
export function OptionMenu({ label, options }: { label: string; options: OptionLink[] }) {
  const current = options.find((option) => option.current);
  return (
    <PullDown className="pull-down feed-menu" name="feed-menus">
      <summary className="button button-plain">
        <span className="sr-only">{label}: </span>
        <Icon name="sort" className="feed-menu-sign" />
        <span className="feed-menu-word">{current?.word ?? label}</span>
        <Icon name="chevron-down" className="size-3.5" />
      </summary>
      <ul className="menu">
        <Options options={options} />
      </ul>
    </PullDown>
  );
}

/** What is wanted more seldom, behind a button without words. */
export function MoreMenu({
  label,
  groups,
}: {
  label: string;
  groups: readonly { heading: string; options: OptionLink[] }[];
}) {
  return (
    <PullDown className="pull-down feed-menu feed-more" name="feed-menus">
      <summary className="button button-plain" title={label}>
        <Icon name="more" label={label} />
      </summary>
      <div className="menu">
        {groups.map(({ heading, options }) => (
          <ul key={heading} aria-label={heading}>
            <li aria-hidden="true" className="menu-heading">
              {heading}
            </li>
            <Options options={options} />
          </ul>
        ))}
      </div>
    </PullDown>
  );
}

function Options({ options }: { options: OptionLink[] }) {
  return (
    <>
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
    </>
  );
}
