import type { GraphForecast } from "~/backend/contract/collections";
import { useTranslation } from "~/i18n/use-translation";

/** How many targets the graph would hold, against what the plan allows. */
export function ForecastNote({ forecast, isPending }: { forecast: GraphForecast; isPending: boolean }) {
  const { t, i18n } = useTranslation("collection");
  const { targetGraphSize: size, isExact, limit, byTier } = forecast;
  const number = (value: number) => new Intl.NumberFormat(i18n.language).format(value);
  const isTooLarge = size > limit;
  return (
    <div
      role="status"
      aria-busy={isPending}
      className={`rounded-control px-3.5 py-3 ${isTooLarge ? "bg-bad-soft" : "bg-accent-soft"}`}
    >
      <p className="font-semibold tabular-nums">
        {t(isExact ? "forecast.size" : "forecast.more", { size: number(size), limit: number(limit) })}
      </p>
      <progress
        value={Math.min(size, limit)}
        max={limit || 1}
        aria-label={t("forecast.label")}
        className="meter mt-1.5"
      />
      {byTier.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-x-4 text-ink-2 text-s tabular-nums">
          {byTier.map((count, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the tier
            <li key={n}>{t("forecast.tier", { tier: n + 1, number: number(count) })}</li>
          ))}
        </ul>
      )}
      {isTooLarge && <p className="mt-1.5">{t("forecast.tooLarge")}</p>}
    </div>
  );
}
