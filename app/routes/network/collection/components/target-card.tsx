import type { RiskName } from "~/backend/contract/score-words";
import { RiskMark } from "~/domain/score/risk-mark";
import { useTranslation } from "~/i18n/use-translation";
import { useTargetCard } from "./use-target-card";

export interface Card {
  name: string;
  type: string;
  risk: RiskName;
  riskWord: string;
  facts: [name: string, value: string][];
}

/** Details of the target that is pointed at or focused, in the corner where they cover nothing that one reads. */
export function TargetCard({ table }: { table: string }) {
  const { t } = useTranslation("network");
  const card = useTargetCard(table);
  return (
    <div role="status" aria-label={t("card.label")} className="contents">
      {card && (
        <div className="fixed right-4 bottom-[calc(1rem+var(--foot))] z-10 w-80 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-card p-4 shadow-raised">
          <p className="font-semibold">{card.name}</p>
          <p className="mb-2 flex flex-wrap items-center gap-x-3 text-ink-2 text-s">
            {card.type}
            <RiskMark risk={card.risk} word={card.riskWord} />
          </p>
          <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-s">
            {card.facts.map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-ink-3">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
