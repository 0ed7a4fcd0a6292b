import type { RiskName } from "~/backend/contract/score-words";
import { RiskMark } from "~/domain/score/risk-mark";
import { useTranslation } from "~/i18n/use-translation";

/** What the marks of a map mean: shapes beside their colours. */
export function MapLegend({ risks }: { risks: readonly { key: RiskName; word: string }[] }) {
  const { t } = useTranslation("map");
  return (
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
  );
}
