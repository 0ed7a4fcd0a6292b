import { Link } from "@remix-run/react";
import { Health } from "~/domain/source/health";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { Table } from "~/ui/table";
import type { SourcesView } from "../queries.server";

const LINK = "text-accent-strong underline-offset-2 hover:underline";

export function SourceTable({ rows }: Pick<SourcesView, "rows">) {
  const { t } = useTranslation("sources");
  const columns = (["source", "health", "schedule", "lastRun", "right"] as const).map((column) =>
    t(`columns.${column}`),
  );
  return (
    <Table caption={t("title")} columns={columns} stacks>
      {rows.map(({ name, title, href, whose, about, licence, health, every, next, lastRun, right }) => (
        <tr key={name}>
          <td className="[overflow-wrap:anywhere]">
            <Link to={href} className={`font-medium ${LINK}`}>
              {title}
            </Link>{" "}
            <span className="whitespace-nowrap rounded-full bg-sunken px-2 py-0.5 text-ink-2 text-xs">{whose}</span>
            {about && <span className="block text-ink-3 text-s">{about}</span>}
            {licence && <span className="block text-ink-3 text-xs">{licence}</span>}
          </td>
          <td>
            <Health health={health} />
          </td>
          <td>
            {every}
            {next && <span className="block text-ink-3 text-s">{next}</span>}
          </td>
          <td>
            {lastRun ? (
              <>
                <Link to={lastRun.href} className={LINK}>
                  <Moment at={lastRun.at} />
                </Link>
                <span className={`block text-s ${lastRun.isFailed ? "font-medium text-bad" : "text-ink-2"}`}>
                  {lastRun.text}
                </span>
              </>
            ) : (
              <span className="text-ink-3">{t("never")}</span>
            )}
          </td>
          <td className="tabular-nums">{right ?? <span className="text-ink-3">{t("notJudged")}</span>}</td>
        </tr>
      ))}
    </Table>
  );
}
