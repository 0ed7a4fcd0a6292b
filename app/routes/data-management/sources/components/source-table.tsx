import { Link } from "@remix-run/react";
import { Health } from "~/domain/source/health";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { Cell, Table, TableRow } from "~/ui/table";
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
        <TableRow key={name}>
          <Cell className="[overflow-wrap:anywhere]">
            <Link to={href} className={`font-medium ${LINK}`}>
              {title}
            </Link>{" "}
            <span className="whitespace-nowrap rounded-full bg-sunken px-2 py-0.5 text-ink-2 text-xs">{whose}</span>
            {about && <span className="block text-ink-3 text-s">{about}</span>}
            {licence && <span className="block text-ink-3 text-xs">{licence}</span>}
          </Cell>
          <Cell>
            <Health health={health} />
          </Cell>
          <Cell>
            {every}
            {next && <span className="block text-ink-3 text-s">{next}</span>}
          </Cell>
          <Cell label={t("columns.lastRun")}>
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
          </Cell>
          <Cell label={t("columns.right")} className="tabular-nums">
            {right ?? <span className="text-ink-3">{t("notJudged")}</span>}
          </Cell>
        </TableRow>
      ))}
    </Table>
  );
}
