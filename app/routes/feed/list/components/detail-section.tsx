import { type ReactNode, useId } from "react";

interface DetailSectionProps {
  heading: string;
  /** How much it holds; nothing is said of none. */
  count?: number;
  children: ReactNode;
}

export function DetailSection({ heading, count = 0, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6">
      <h3 id={id} className="mb-1.5 font-semibold text-s">
        {heading}
        {count > 0 && <span className="ml-2 font-normal text-ink-3 text-xs">{count}</span>}
      </h3>
      {children}
    </section>
  );
}
