import type { RiskName } from "~/backend/contract/score-words";
import { RiskMark } from "~/domain/score/risk-mark";
import { useTranslation } from "~/i18n/use-translation";

/** From the gravest: the one legend of all screens. */
export const RISKS = ["Critical", "High", "Mid", "Low", "No"] as const satisfies readonly RiskName[];

export function RiskWord({ risk, className }: { risk: (typeof RISKS)[number]; className?: string }) {
  const { t } = useTranslation("welcome");
  return <RiskMark risk={risk} word={t(`risks.${risk}`)} className={className} />;
}
