import { DASHES } from "~/graph/picture/edge-line";
import { RiskShape } from "~/graph/picture/risk-shape";
import { useTranslation } from "~/i18n/use-translation";
import type { Legend } from "../view/legend";

/** What shapes and strokes mean. */
export function GraphLegend({ legend }: { legend: Legend }) {
  const { t } = useTranslation("graph");
  return (
    <div className="graph-legend">
      <ul aria-label={t("legend.risks")} className="graph-legend-list">
        {legend.risks.map(({ risk, word }) => (
          <li key={risk} className="flex items-center gap-1.5">
            <svg viewBox="0 0 13 13" className="size-[13px]" aria-hidden="true">
              <RiskShape risk={risk} x={0} y={0} />
            </svg>
            {word}
          </li>
        ))}
      </ul>
      <ul aria-label={t("legend.lines")} className="graph-legend-list">
        {legend.lines.map(({ source, word }) => (
          <li key={source} className="flex items-center gap-1.5">
            <svg viewBox="0 0 34 8" className="h-2 w-8.5 shrink-0" aria-hidden="true">
              <path
                d="M0 4H34"
                strokeWidth={source === "Customer" ? 1.8 : source === "followed" ? 1 : 1.3}
                strokeDasharray={DASHES[source]}
                className="stroke-ink-3"
              />
            </svg>
            {word}
          </li>
        ))}
      </ul>
      <p className="graph-legend-more">{t("legend.ages")}</p>
    </div>
  );
}
