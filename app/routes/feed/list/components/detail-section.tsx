import { type ReactNode, useId } from "react";

export function DetailSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6">
      <h3 id={id} className="mb-1.5 font-semibold text-s">
        {heading}
      </h3>
      {children}
    </section>
  );
}
