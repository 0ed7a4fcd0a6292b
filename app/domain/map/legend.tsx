import type { RiskName } from "~/backend/contract/score-words";
import { RiskMark } from "~/domain/score/risk-mark";
import { useTranslation } from "~/i18n/use-translation";

/** What the marks of a map mean: shapes beside their colours. */
export function MapLegend({
  risks,
  shades,
}: {
  risks: readonly { key: RiskName; word: string }[];
  shades: ShadeWords | null;
}) {
  const { t } = useTranslation("map");
  return (
    <>
      {shades && <ShadeLegend shades={shades} />}
      <ul aria-label={t("legend.label")} className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-xs">
        {risks.map(({ key, word }) => (
          <li key={key}>
            <RiskMark risk={key} word={word} />
          </li>
        ))}
        <li>{t("legend.group")}</li>
        <li>{t("legend.vague")}</li>
        <li>{t("legend.event")}</li>
        <li>{t("legend.dotted")}</li>
        <li>{t("legend.country")}</li>
      </ul>
    </>
  );
}

interface ShadeWords {
  heading: string;
  steps: readonly { step: string; word: string }[];
}

/** The tints of countries, each with the pattern that it has in the picture. */
function ShadeLegend({ shades: { heading, steps } }: { shades: ShadeWords }) {
  return (
    <ul aria-label={heading} className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-xs">
      <li aria-hidden="true" className="font-semibold text-ink-3">
        {heading}
      </li>
      {steps.map(({ step, word }) => (
        <li key={step} className="flex items-center gap-1.5">
          <svg width="22" height="14" viewBox="0 0 22 14" aria-hidden="true">
            <rect className="world-land" width="22" height="14" />
            <rect className={`world-shade world-shade-${step}`} width="22" height="14" />
          </svg>
          {word}
        </li>
      ))}
    </ul>
  );
}
