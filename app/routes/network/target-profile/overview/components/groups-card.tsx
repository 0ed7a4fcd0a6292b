import { Meter } from "~/charts/meter";
import { RISK_COLOURS, RiskMark } from "~/domain/score/risk-mark";
import { About } from "~/i18n/about";
import { useTranslation } from "~/i18n/use-translation";
import { sitePath } from "~/site-path";
import { Icon } from "~/ui/icon";
import type { Part, ScoreCard } from "../view/score.server";
import { Card } from "./card";
import { Unfolding } from "./unfolding";

/** The alerts' part of the score by group of event types, and inside each by type. */
export function GroupsCard({ card: { groups, allGroupsHref }, className }: { card: ScoreCard; className?: string }) {
  const { t } = useTranslation("profile");
  return (
    <Card
      className={className}
      heading={t("groups.heading")}
      beside={
        allGroupsHref && (
          <a href={sitePath(allGroupsHref)} className="text-accent-strong text-xs underline-offset-2 hover:underline">
            {t("groups.all")}
          </a>
        )
      }
    >
      <p className="mb-2 text-pretty text-ink-3 text-xs">{t("groups.lead")}</p>
      <ul>
        {groups.map((one) => (
          <li key={one.group} className="border-line-2 border-t first:border-0">
            {one.fold ? (
              <Unfolding name={one.group} fold={one.fold} words={<Row part={one} opens />} className="fold-row">
                <ul className="mb-2 border-line border-l-2 pl-3">
                  {one.types.map((type) => (
                    <li key={type.word}>
                      <Row part={type} />
                    </li>
                  ))}
                  <li>
                    <a
                      href={`${one.href}#alerts`}
                      className="inline-block py-1 text-accent-strong text-xs underline-offset-2 hover:underline"
                    >
                      {t("groups.show")}
                      <About>{one.word}</About>
                    </a>
                  </li>
                </ul>
              </Unfolding>
            ) : (
              <Row part={one} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Where the card is a third of the page, the bar stands below the words, which would be cut beside it. */
function Row({ part: { word, value, risk, text }, opens }: { part: Part; opens?: boolean }) {
  return (
    <span className="grid min-h-9 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-1.5 text-s s:grid-cols-[minmax(0,1fr)_3.5rem_8rem] xl:grid-cols-[minmax(0,1fr)_auto]">
      <span className="flex min-w-0 items-center gap-1.5 hyphens-auto">
        {opens && <Icon name="chevron-down" className="size-3.5 text-ink-3" />}
        <span className="wrap-break-word min-w-0">{word}</span>
      </span>
      <span className={`max-s:hidden xl:order-last xl:col-span-full ${RISK_COLOURS[risk]}`}>
        <Meter value={value} />
      </span>
      <RiskMark risk={risk} word={text} className="justify-end" />
    </span>
  );
}
