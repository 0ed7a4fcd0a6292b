import type { ReactNode } from "react";

/** What is too wide for the page scrolls within its frame, and the page does not. */
export function ScrollFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section aria-label={label} tabIndex={0} className={FRAME}>
      {children}
    </section>
  );
}

/** Positioned, so that what only a screen reader hears scrolls with it and does not widen the page. */
const FRAME =
  "@container/frame scroll-frame relative overflow-x-auto rounded-card border border-line print:overflow-visible print:border-0 in-[.shadow-card]:rounded-none in-[.shadow-card]:border-0";
