import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import type { Fit } from "../measure-words.server";

/** How well a measure fits, and what that comes from: the points of each part, which add up to it. */
export function FitDetails({ fit: { label, whom, parts, basis } }: { fit: Fit }) {
  const { t } = useTranslation("measures");
  return (
    <details className="mt-2 text-s">
      <summary className="inline-flex min-h-6 list-none items-center gap-1 pointer-coarse:min-h-11">
        <Icon name="chevron-down" className="size-3.5" />
        <strong className="font-semibold">{label}</strong> <span className="text-ink-2">{t("fit.why")}</span>
      </summary>
      <p className="mt-1 text-ink-2">{whom}</p>
      <dl className="mt-1 grid max-w-prose grid-cols-[auto_auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
        {parts.map(({ name, points, why }) => (
          <div key={name} className="col-span-3 grid grid-cols-subgrid">
            <dt className="text-ink-3">{name}</dt>
            <dd className="text-right tabular-nums">{points}</dd>
            <dd className="min-w-0 text-ink-2">{why}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-ink-3 text-xs">{basis}</p>
    </details>
  );
}
