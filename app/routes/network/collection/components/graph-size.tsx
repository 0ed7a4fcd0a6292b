import { useTranslation } from "~/i18n/use-translation";

/** How much of what the plan allows the graph of a collection takes. */
export function GraphSize({ size, limit, text }: { size: number; limit: number; text: string }) {
  const { t } = useTranslation("network");
  return (
    <div className="mt-5 px-2">
      <h2 className="font-semibold text-ink-3 text-xs">{t("graphSize.label")}</h2>
      <p className={`mt-1 tabular-nums ${size > limit ? "font-semibold text-bad" : "text-ink-2"}`}>{text}</p>
      <progress
        value={Math.min(size, limit)}
        max={limit || 1}
        aria-label={t("graphSize.label")}
        className="meter mt-1"
      />
    </div>
  );
}
