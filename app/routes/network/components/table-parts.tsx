import { Link } from "@remix-run/react";
import type { RiskName } from "~/backend/contract/score-words";
import { RiskShape } from "~/graph/picture/risk-shape";

/** What a row is about; a link where there is more of it. */
export function RowName({ name, href }: { name: string; href: string | null }) {
  if (href === null) return <span className="font-medium">{name}</span>;
  return (
    <Link to={href} className="font-medium underline-offset-2 hover:underline">
      {name}
    </Link>
  );
}

interface RowRiskProps {
  risk: RiskName;
  words: string;
  className?: string;
}

/** A risk as its sign and in words. */
export function RowRisk({ risk, words, className = "" }: RowRiskProps) {
  return (
    <span className={`inline-flex items-center gap-1.5 ${className}`}>
      <RiskSign risk={risk} />
      {words}
    </span>
  );
}

/** The sign beside words that say the risk. */
export function RiskSign({ risk, className = "" }: { risk: RiskName; className?: string }) {
  return (
    <svg viewBox="0 0 13 13" className={`size-[13px] shrink-0 ${className}`} aria-hidden="true">
      <RiskShape risk={risk} x={0} y={0} />
    </svg>
  );
}
