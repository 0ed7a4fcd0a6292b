import type { ReactNode } from "react";

/** A part of the page under its heading. */
export function Card({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 className="mb-2 font-[640] text-m">{heading}</h2>
      {children}
    </section>
  );
}
