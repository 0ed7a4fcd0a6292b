import { ScoreLineChart } from "~/charts/score-line-view";
import { RiskMark } from "~/domain/score/risk-mark";
import { useTranslation } from "~/i18n/use-translation";
import { sitePath } from "~/site-path";
import { Nothing } from "~/ui/nothing";
import { Table } from "~/ui/table";
import type { Months, Movers } from "../view/months.server";
import { Card, CardLink, Segments } from "./card";
import { Unfolding } from "./unfolding";

/** The score by month as a line and as a table; a month leads to what moved it. */
export function MonthsCard({
  months: { wide, narrow, bandWords, end, words, table },
  className,
}: {
  months: Months;
  className?: string;
}) {
  const { t } = useTranslation("profile");
  const columns = ["month", "score", "alerts", "peers", "assessment", "external", "tierN"] as const;
  return (
    <Card className={className} heading={t("months.heading")}>
      <ScoreLineChart
        wide={wide}
        narrow={narrow}
        bandWords={bandWords}
        end={end}
        months={words}
        label={t("months.heading")}
      />
      {table.isEmpty ? (
        <Nothing>{t("months.empty")}</Nothing>
      ) : (
        <Unfolding name="months" fold={table} words={t("months.table")}>
          <div className="mt-2">
            <Table caption={t("months.heading")} columns={columns.map((name) => t(`months.${name}`))}>
              {table.rows.map(({ month, href, risk, score, cells }) => (
                <tr key={month}>
                  <td className="whitespace-nowrap">
                    <a href={sitePath(href)} className="text-accent-strong underline-offset-2 hover:underline">
                      {month}
                    </a>
                  </td>
                  <td>
                    <RiskMark risk={risk} word={score} />
                  </td>
                  {cells.map((cell, index) => (
                    <td key={columns[index + 2]} className="text-right tabular-nums">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </Table>
          </div>
        </Unfolding>
      )}
    </Card>
  );
}

/** What moved the score in a month: alerts, and what was answered and told. */
export function MoversCard({ movers, className }: { movers: Movers; className?: string }) {
  const { t } = useTranslation("profile");
  const { heading, lead, scopes, alerts, changes, components, all } = movers;
  return (
    <Card
      className={className}
      id="month"
      heading={heading}
      beside={<Segments label={`${heading}: ${t("scopes.label")}`} links={scopes} />}
    >
      {lead && <p className="mb-2 text-ink-2 text-s tabular-nums">{lead}</p>}
      {alerts.length + changes.length === 0 ? (
        <Nothing>{t("movers.none")}</Nothing>
      ) : (
        <Table caption={heading} columns={[t("movers.cause"), t("movers.date"), t("movers.adds"), t("movers.without")]}>
          {changes.map(({ key, title, component, date, effect, without }) => (
            <tr key={key}>
              <td className="min-w-48">
                <span className="block font-medium">{title}</span>
                <span className="text-ink-3 text-xs">{component}</span>
              </td>
              <td className="whitespace-nowrap tabular-nums">{date}</td>
              <td className="whitespace-nowrap text-right tabular-nums">{effect}</td>
              <td className="text-right tabular-nums">{without}</td>
            </tr>
          ))}
          {alerts.map(({ key, ...alert }) => (
            <MovingAlert key={key} {...alert} />
          ))}
        </Table>
      )}
      {components && <p className="mt-3 text-pretty text-ink-2 text-s tabular-nums">{components}</p>}
      {all && <CardLink href={all.href}>{all.text}</CardLink>}
    </Card>
  );
}

interface MovingProps {
  title: string;
  language: string | null;
  href: string | null;
  priority: Movers["alerts"][number]["priority"];
  priorityWord: string;
  kind: string;
  date: string;
  adds: string;
  without: string;
}

/** An alert with what it adds to a score. */
export function MovingAlert({ title, language, href, priority, priorityWord, kind, date, adds, without }: MovingProps) {
  return (
    <tr>
      <td className="min-w-48">
        {href ? (
          <a
            href={sitePath(href)}
            className="block font-medium underline-offset-2 hover:underline"
            lang={language ?? undefined}
          >
            {title}
          </a>
        ) : (
          <span className="block font-medium" lang={language ?? undefined}>
            {title}
          </span>
        )}
        <span className="flex flex-wrap gap-x-2 text-ink-3 text-xs">
          <RiskMark risk={priority} word={priorityWord} /> {kind}
        </span>
      </td>
      <td className="whitespace-nowrap tabular-nums">{date}</td>
      <td className="whitespace-nowrap text-right tabular-nums">{adds}</td>
      <td className="text-right tabular-nums">{without}</td>
    </tr>
  );
}
