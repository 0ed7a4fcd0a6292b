import type { RiskName } from "~/backend/contract/score-words";

/** Of words and marks in a risk's colour. */
export const RISK_COLOURS: Record<RiskName, string> = {
  NA: "text-risk-na",
  No: "text-risk-none",
  Low: "text-risk-low",
  Mid: "text-risk-mid",
  High: "text-risk-high",
  Critical: "text-risk-critical",
};

/** A risk, or a priority, as shape, word and colour, all by its class: styles/components/risk.css. */
export function RiskMark({ risk, word, className = "" }: { risk: RiskName; word: string; className?: string }) {
  return <span className={`${riskClass(risk)} ${className}`}>{word}</span>;
}

export const riskClass = (risk: RiskName): string => `risk risk-${risk.toLowerCase()}`;
