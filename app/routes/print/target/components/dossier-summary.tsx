import { RiskMark } from "~/domain/score/risk-mark";
import { useTranslation } from "~/i18n/use-translation";
import type { DossierView } from "../view.server";

/** The dossier at a glance: the highest risk and the gravest alert, alerts by priority, and how much there is of the rest. */
export function DossierSummary({ summary: { risk, gravest, priorities, facts } }: { summary: DossierView["summary"] }) {
  const { t } = useTranslation("print");
  return (
    <section className="mt-6 break-inside-avoid" aria-labelledby="summary">
      <h2 id="summary" className="font-semibold text-m">
        {t("dossier.summary")}
      </h2>
      {(risk || gravest) && (
        <div className="wrap-anywhere mt-2 border-accent border-l-3 py-0.5 pl-4">
          {risk && (
            <p className="flex flex-wrap items-baseline gap-x-2 font-semibold text-m">
              <RiskMark risk={risk.name} word={risk.word} />
              <span className="tabular-nums">{risk.score}</span>
            </p>
          )}
          {gravest && <p className="mt-1 text-pretty">{gravest}</p>}
        </div>
      )}
      {priorities.length > 0 && (
        <ul
          aria-label={t("dossier.byPriority")}
          className="mt-4 flex flex-wrap divide-x divide-line rounded-card border border-line bg-card"
        >
          {priorities.map(({ risk: priority, word, number }) => (
            <li key={priority} className="flex-1 px-3 py-2">
              <RiskMark risk={priority} word={word} className="text-s" />
              <span className="block font-semibold text-xl tabular-nums">{number}</span>
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2 text-s s:grid-cols-4">
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt className="text-ink-3 text-xs">{name}</dt>
            <dd className="font-medium tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
