import { DASHES } from "~/graph/picture/edge-line";
import { RiskShape } from "~/graph/picture/risk-shape";
import { useTranslation } from "~/i18n/use-translation";
import type { Legend } from "../view/legend";

/** What shapes and strokes mean. */
export function GraphLegend({ legend }: { legend: Legend }) {
  const { t } = useTranslation("graph");
  return (
    <div className="mt-3 space-y-1 text-ink-3 text-xs">
      <ul aria-label={t("legend.risks")} className="flex flex-wrap gap-x-4 gap-y-1">
        {legend.risks.map(({ risk, word }) => (
          <li key={risk} className="flex items-center gap-1.5">
            <svg viewBox="0 0 13 13" className="size-[13px]" aria-hidden="true">
              <RiskShape risk={risk} x={0} y={0} />
            </svg>
            {word}
          </li>
        ))}
      </ul>
      <ul aria-label={t("legend.lines")} className="flex flex-wrap gap-x-4 gap-y-1">
        {legend.lines.map(({ source, word }) => (
          <li key={source} className="flex items-center gap-1.5">
            <svg viewBox="0 0 28 8" className="h-2 w-7" aria-hidden="true">
              <path
                d="M0 4H28"
                strokeWidth={source === "Customer" ? 1.8 : source === "followed" ? 1 : 1.3}
                strokeDasharray={DASHES[source]}
                className="stroke-ink-3"
              />
            </svg>
            {word}
          </li>
        ))}
      </ul>
      <p>{t("legend.ages")}</p>
    </div>
  );
}
