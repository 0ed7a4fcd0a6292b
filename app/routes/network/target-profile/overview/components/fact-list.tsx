import type { ReactNode } from "react";

/** A name and what it is, row by row. */
export function FactList({ facts }: { facts: readonly { name: string; text: ReactNode }[] }) {
  return (
    <dl className="space-y-2 text-s">
      {facts.map(({ name, text }) => (
        <div key={name} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3">
          <dt className="hyphens-auto break-words text-ink-3">{name}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
