import { RiskMark } from "~/domain/score/risk-mark";
import { useTranslation } from "~/i18n/use-translation";
import type { PublicView } from "../view/overview.server";
import { Card } from "./card";
import { FactsCard } from "./facts-card";

/** What anybody may know of a target: who it is, and what was reported of it last. */
export function PublicPage({ view: { facts, events } }: { view: PublicView }) {
  const { t } = useTranslation("profile");
  return (
    <div className="grid items-start gap-4 l:grid-cols-2">
      <FactsCard facts={facts} />
      <Card heading={t("visitor.events")}>
        {events.length === 0 ? (
          <p className="text-ink-2">{t("visitor.noEvents")}</p>
        ) : (
          <ol>
            {events.map(({ key, title, language, url, priority, priorityWord, meta }) => (
              <li key={key} className="border-line-2 border-t py-2.5 first:border-0">
                <h3 className="font-[620]" lang={language ?? undefined}>
                  {url ? (
                    <a href={url} rel="noreferrer noopener" className="underline-offset-2 hover:underline">
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                </h3>
                <p className="flex flex-wrap gap-x-3 text-ink-3 text-xs">
                  <RiskMark risk={priority} word={priorityWord} /> {meta}
                </p>
              </li>
            ))}
          </ol>
        )}
      </Card>
    </div>
  );
}
