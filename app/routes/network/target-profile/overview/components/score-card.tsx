import { Meter } from "~/charts/meter";
import { RISK_COLOURS, RiskMark } from "~/domain/score/risk-mark";
import { Sentences } from "~/i18n/sentences";
import { useTranslation } from "~/i18n/use-translation";
import { Menu } from "~/shell/menu";
import { sitePath } from "~/site-path";
import { Icon } from "~/ui/icon";
import type { ScoreCard as Score } from "../view/score.server";
import { Card } from "./card";

/** The score under the chosen perspective, what it is made of, and what stands beside it. */
export function ScoreCard({ card, className }: { card: Score; className?: string }) {
  const { t } = useTranslation("profile");
  const { score, risk, riskWord, change, components, missing, tierN, note } = card;
  return (
    <Card className={className} heading={t("score.heading")} beside={<Perspectives card={card} />}>
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        {score !== null && (
          <strong className="font-semibold text-[2.75rem] tabular-nums leading-none tracking-[-0.03em]">{score}</strong>
        )}
        <RiskMark risk={risk} word={riskWord} className="text-s" />
        {change && <span className="text-ink-3 text-s tabular-nums">{change}</span>}
      </p>
      {score !== null && (
        <table className="mt-4 w-full text-s">
          <caption className="sr-only">{t("score.parts")}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t("score.component")}</th>
              <th scope="col">{t("score.weight")}</th>
              <td />
              <th scope="col">{t("score.value")}</th>
            </tr>
          </thead>
          <tbody>
            {components.map(({ name, word, weight, value, level, risk }) => (
              <tr key={name} className="border-line-2 border-t first:border-0 [&>*]:py-1.5">
                <th scope="row" className="text-left font-normal hyphens-auto">
                  {word}
                </th>
                <td className="whitespace-nowrap pl-2 text-right text-ink-3 tabular-nums">{weight}</td>
                <td className={`w-28 pl-3 ${RISK_COLOURS[risk]}`}>{level !== null && <Meter value={level} />}</td>
                <td className="whitespace-nowrap pl-3 text-right font-semibold tabular-nums">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {tierN && (
        <p className="mt-3 flex flex-wrap items-center gap-x-2 border-line-2 border-t pt-3 text-s">
          {t("score.tierN")} <RiskMark risk={tierN.risk} word={tierN.text} />
          <span className="text-ink-3 text-xs">{t("score.beside")}</span>
        </p>
      )}
      <p className="mt-3 text-pretty text-ink-3 text-xs">
        <Sentences of={[missing, note]} />{" "}
        {score !== null && (
          <a href="#why" className="font-semibold text-accent-strong underline-offset-2 hover:underline">
            {t("score.why", { score })}
          </a>
        )}
      </p>
    </Card>
  );
}

/** What the score is of; its menu has a row for each perspective with its score, so that they are compared before one is chosen. */
function Perspectives({ card: { perspective, perspectives } }: { card: Score }) {
  const { t } = useTranslation("profile");
  return (
    <nav aria-label={t("score.perspective")}>
      <Menu
        align="right"
        label={t("score.perspectiveNow", { perspective })}
        buttonClassName="flex h-8 cursor-pointer items-center gap-1.5 rounded-control border border-line-strong bg-card px-3 font-medium text-s pointer-coarse:h-11"
        button={
          <>
            {perspective}
            <Icon name="chevron-down" className="size-3.5 text-ink-3 group-open:rotate-180" />
          </>
        }
      >
        <ul className="p-1.5">
          {perspectives.map(({ word, risk, riskWord, score, href, current }) => (
            <li key={word}>
              <a
                href={sitePath(href)}
                aria-current={current ? "true" : undefined}
                className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 rounded-control px-2.5 text-ink-2 text-s hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-strong pointer-coarse:min-h-11"
              >
                {word}
                <RiskMark risk={risk} word={`${riskWord} ${score}`} />
              </a>
            </li>
          ))}
        </ul>
      </Menu>
    </nav>
  );
}
