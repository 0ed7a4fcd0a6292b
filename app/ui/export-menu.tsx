import type { ReactNode } from "react";
import { sitePath } from "~/site-path";
import { Icon } from "./icon";
import { PullDown } from "./pull-down";

interface ExportMenuProps {
  /** Names it. */
  word: string;
  /** Of the menus with this name one is open at a time. */
  group: string;
  files: readonly { format: string; href: string; text: string }[];
  /** Further entries, each an `li`. */
  children?: ReactNode;
}

/** The files as which a list or a picture can be taken along. */
export function ExportMenu({ word, group, files, children }: ExportMenuProps) {
  return (
    <PullDown className="m:relative" name={group}>
      <summary className="flex h-8 list-none items-center gap-1.5 rounded-control border border-line-strong bg-card px-3 font-medium text-s hover:bg-hover pointer-coarse:h-11">
        {word}
        <Icon name="chevron-down" className="size-3.5" />
      </summary>
      <ul className="absolute right-0 z-10 mt-1 min-w-44 rounded-card border border-line bg-card p-1 shadow-raised max-m:left-0">
        {files.map(({ format, href, text }) => (
          <li key={format}>
            <a href={sitePath(href)} className={EXPORT_ENTRY} download>
              {text}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </PullDown>
  );
}

/** How an entry of the menu looks. */
export const EXPORT_ENTRY =
  "flex h-8 w-full items-center rounded-control px-2.5 text-ink-2 text-s hover:bg-hover hover:text-ink pointer-coarse:h-11";
