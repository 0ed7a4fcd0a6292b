import { Link } from "@remix-run/react";
import { ExplorerTabs } from "~/domain/explorer/explorer-tabs";
import { CsvLink } from "~/domain/export/csv-link";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Page, PageHead } from "~/ui/page";
import { Cell, Table, TableRow } from "~/ui/table";
import type { SearchesView, SearchRow } from "../view.server";

/** Saved searches: one's own, and the team's. */
export function SearchesPage({ view }: { view: SearchesView }) {
  const { t } = useTranslation("searches");
  return (
    <Page>
      <PageHead title={t("title")} lead={t("lead")}>
        {view.parts.some(({ rows }) => rows.length > 0) && <CsvLink href={paths.explorerSearchesExport()} />}
        <LinkButton to={paths.explorer()}>{t("toExplorer")}</LinkButton>
      </PageHead>
      <ExplorerTabs current="searches" mayMerge={view.mayMerge} />
      {view.parts.map(({ key, rows }) => (
        <section key={key} className="mb-5 min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
          <h2 className="mb-2 font-semibold text-m">{t(key)}</h2>
          {rows.length === 0 ? <Nothing>{t(`none.${key}`)}</Nothing> : <Searches name={t(key)} rows={rows} />}
        </section>
      ))}
    </Page>
  );
}

function Searches({ name, rows }: { name: string; rows: readonly SearchRow[] }) {
  const { t } = useTranslation("searches");
  const heads = (["name", "query", "mails", "news", "open"] as const).map((head) => t(`columns.${head}`));
  return (
    <Table stacks caption={name} columns={heads}>
      {rows.map((row) => (
        <TableRow key={row.id}>
          <Cell className="wrap-anywhere m:w-1/4">
            <Link to={row.href} className="font-medium text-accent-strong underline-offset-2 hover:underline">
              {row.name}
            </Link>
            {row.owner && <span className="block text-ink-3 text-s">{row.owner}</span>}
          </Cell>
          <Cell className="wrap-anywhere text-s">{row.query}</Cell>
          <Cell label={heads[2] ?? ""} className="text-s">
            {row.mails}
          </Cell>
          <Cell label={heads[3] ?? ""} className="text-s">
            {row.news}
          </Cell>
          <Cell>
            <Link
              to={row.explorerHref}
              aria-label={row.openLabel}
              className="whitespace-nowrap text-accent-strong underline-offset-2 hover:underline"
            >
              {t("open")}
            </Link>
          </Cell>
        </TableRow>
      ))}
    </Table>
  );
}
