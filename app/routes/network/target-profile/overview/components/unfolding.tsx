import type { ReactNode } from "react";
import { sitePath } from "~/site-path";
import type { Fold } from "../view/fold.server";

interface UnfoldingProps {
  /** For its link to lead to. */
  name: string;
  fold: Fold;
  words: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Unfolds by a link, and is no part of the page before: so many words are asked for by few. */
export function Unfolding({ name, fold, words, className = "fold", children }: UnfoldingProps) {
  return (
    <>
      <a id={`fold-${name}`} href={sitePath(fold.href)} aria-expanded={fold.isOpen} className={className}>
        {words}
      </a>
      {fold.isOpen && children}
    </>
  );
}
