import type { ReactNode } from "react";
import { sitePath } from "~/site-path";

interface CardProps {
  heading: string;
  /** Beside the heading. */
  beside?: ReactNode;
  id?: string;
  children: ReactNode;
}

/** A part of the overview with its heading. No landmark: what scrolls in it is one, of the same name. */
export function Card({ heading, beside, id, children }: CardProps) {
  return (
    <section id={id} className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="font-[640] text-s">{heading}</h2>
        {beside}
      </div>
      {children}
    </section>
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
