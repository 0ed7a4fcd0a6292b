import { Link } from "@remix-run/react";
import { RiskMark } from "~/domain/score/risk-mark";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import type { AlertRow, AlertsView } from "../view.server";

/** A row an alert; on a phone date, contribution and status stand under the title, so that nothing is cut off. */
export function AlertTable({ rows, scoreName }: Pick<AlertsView, "rows" | "scoreName">) {
  const { t } = useTranslation("profile");
  return (
    <table className="w-full text-left text-s">
      <caption className="sr-only">{t("tabs.alerts")}</caption>
      <thead className="text-ink-3 text-xs">
        <tr className="[&>*]:px-2 [&>*]:pb-1.5 [&>*]:font-medium">
          <th scope="col" className="w-24">
            {t("alertList.priority")}
          </th>
          <th scope="col">{t("movers.alert")}</th>
          <th scope="col" className="max-s:hidden">
            {t("movers.date")}
          </th>
          {scoreName && (
            <th scope="col" className="text-right max-s:hidden">
              {t("movers.adds")}
            </th>
          )}
          <th scope="col" className="max-s:hidden">
            {t("alertList.status")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} hasScore={scoreName !== null} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, hasScore }: { row: AlertRow; hasScore: boolean }) {
  const { t } = useTranslation("profile");
  const { title, language, href, priority, priorityWord, kind, at, date, adds, status, withdrawn } = row;
  return (
    <tr className="border-line-2 border-t align-baseline hover:bg-hover [&>td]:px-2 [&>td]:py-2">
      <td>
        <RiskMark risk={priority} word={priorityWord} />
      </td>
      <td className="wrap-anywhere min-w-0">
        <Link to={href} lang={language ?? undefined} className="font-medium underline-offset-2 hover:underline">
          {title}
        </Link>
        <span className="block text-ink-3 text-xs">
          {kind}
          {withdrawn && `${DOT}${t("feed.withdrawn")}`}
        </span>
        <span className="block text-ink-3 text-xs tabular-nums s:hidden">
          {[date, status, hasScore && adds].filter(Boolean).join(DOT)}
        </span>
      </td>
      <td className="whitespace-nowrap tabular-nums max-s:hidden">
        <time dateTime={at}>{date}</time>
      </td>
      {hasScore && <td className="whitespace-nowrap text-right tabular-nums max-s:hidden">{adds ?? "–"}</td>}
      <td className="whitespace-nowrap text-ink-2 max-s:hidden">{status}</td>
    </tr>
  );
}
