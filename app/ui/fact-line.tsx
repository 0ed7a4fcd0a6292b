import { Fragment } from "react";

interface FactLineProps {
  facts: readonly string[];
  /** Those of them that a phone has room for; all, unless said. */
  onPhone?: readonly string[];
  className?: string;
}

/** Short facts in a line, "Company · 620 employees · ERP 100482". It breaks between them, and within one only where it is longer than a line. */
export function FactLine({ facts, onPhone = facts, className = "" }: FactLineProps) {
  const last = onPhone.at(-1);
  return (
    <p className={`wrap-anywhere ${className}`}>
      {facts.map((fact, at) => (
        <Fragment key={fact}>
          {at > 0 && " "}
          <span className={onPhone.includes(fact) ? "inline-block" : "inline-block max-m:hidden"}>
            {fact}
            {at < facts.length - 1 && <span className={fact === last ? "max-m:hidden" : undefined}> ·</span>}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
