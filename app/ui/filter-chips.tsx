import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "./icon";

interface FilterChipsProps {
  /** What is left out, each with the address of the list without it. */
  chips: readonly { key: string; text: string; href: string }[];
  /** Back to all; null where nothing is left out. */
  clearHref: string | null;
  /** Names the list to a screen reader, the cross of a chip, and the way back to all. */
  words: { label: string; remove: string; clear: string };
  /** Says something of every link but those in `children`: as `data-list` does to the feed. */
  link?: { "data-list"?: ""; preventScrollReset?: boolean };
  /** What else can be done with the filter: `ChipLink`s. */
  children?: ReactNode;
}

/** What a filter leaves out, each part a link to the list without it. */
export function FilterChips({ chips, clearHref, words, link, children }: FilterChipsProps) {
  if (chips.length === 0 && clearHref === null) return null;
  return (
    <ul aria-label={words.label} className="mb-3 flex flex-wrap items-center gap-1.5">
      {chips.map(({ key, text, href }) => (
        <li key={key} className="min-w-0">
          <Link
            to={href}
            {...link}
            className="inline-flex h-6 max-w-full items-center gap-1 rounded-full bg-accent-soft pr-1.5 pl-2.5 font-medium text-accent-strong text-xs hover:underline pointer-coarse:h-9"
          >
            <span className="truncate">{text}</span>
            <Icon name="x" label={words.remove} className="size-3.5" />
          </Link>
        </li>
      ))}
      {clearHref && (
        <ChipLink to={clearHref} {...link}>
          {words.clear}
        </ChipLink>
      )}
      {children}
    </ul>
  );
}

type ChipLinkProps = { to: string; children: ReactNode } & FilterChipsProps["link"];

/** Stands behind the chips, and is none. */
export function ChipLink(props: ChipLinkProps) {
  return (
    <li>
      <Link
        {...props}
        className="inline-flex h-6 items-center pr-2 pl-0.5 text-ink-2 text-s hover:underline pointer-coarse:h-9"
      />
    </li>
  );
}
