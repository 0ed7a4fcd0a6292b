import { Fragment } from "react";

/** Short facts in a line, "Company · 620 employees · ERP 100482". It breaks between them, and within one only where it is longer than a line. */
export function FactLine({ facts, className = "" }: { facts: readonly string[]; className?: string }) {
  return (
    <p className={className}>
      {facts.map((fact, at) => (
        <Fragment key={fact}>
          {at > 0 && " "}
          <span className="inline-block">{at < facts.length - 1 ? `${fact} ·` : fact}</span>
        </Fragment>
      ))}
    </p>
  );
}
