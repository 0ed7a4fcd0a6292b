import type { ReactNode } from "react";
import { sitePath } from "~/site-path";

interface CardProps {
  heading: string;
  /** How many there are, behind the heading. */
  count?: string | null;
  /** Beside the heading. */
  beside?: ReactNode;
  id?: string;
  /** Its place in the grid. */
  className?: string;
  children: ReactNode;
}

/** A part of the overview with its heading. No landmark: what scrolls in it is one, of the same name. */
export function Card({ heading, count, beside, id, className = "", children }: CardProps) {
  return (
    <section id={id} className={`min-w-0 scroll-mt-16 rounded-card bg-card p-4 shadow-card m:px-4.5 ${className}`}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="wrap-anywhere font-[640] text-s">
          {heading}
          {count && <span className="ml-2 font-normal text-ink-3 text-xs tabular-nums">{count}</span>}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}

/** Where the rest is, below what a card shows. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="mt-3 font-medium text-s">
      <a href={sitePath(href)} className="py-0.5 text-accent-strong underline-offset-2 hover:underline">
        {children}
      </a>
    </p>
  );
}

interface SegmentsProps {
  label: string;
  links: readonly { word: string; href: string; current: boolean }[];
}

/** A few ways to look at something, as links side by side. */
export function Segments({ label, links }: SegmentsProps) {
  return (
    <nav aria-label={label}>
      <ul className="inline-flex overflow-hidden rounded-control border border-line-strong">
        {links.map(({ word, href, current }) => (
          <li key={word}>
            <a
              href={sitePath(href)}
              aria-current={current ? "true" : undefined}
              className="flex min-h-7 items-center px-3 font-medium text-ink-2 text-s hover:bg-hover focus-visible:-outline-offset-2 aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-strong pointer-coarse:min-h-11"
            >
              {word}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
