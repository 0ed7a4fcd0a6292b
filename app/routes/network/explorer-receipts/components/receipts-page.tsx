import { Link } from "@remix-run/react";
import { ExplorerTabs } from "~/domain/explorer/explorer-tabs";
import { CsvLink } from "~/domain/export/csv-link";
import { Problem } from "~/forms/problem";
import type { FailedForm } from "~/forms/result";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Page, PageHead } from "~/ui/page";
import { Cell, Table, TableRow } from "~/ui/table";
import { Pager } from "../../components/pager";
import type { ReceiptsView } from "../view.server";

const LINK = "font-medium text-accent-strong underline-offset-2 hover:underline";

/** What searches found on a day, the newest first. */
export function ReceiptsPage({ view, failed }: { view: ReceiptsView; failed: FailedForm | undefined }) {
  const { t } = useTranslation("searches");
  const { search, allHref, rows } = view;
  const heads = (["what", "found", "by", "when"] as const).map((head) => t(`receipts.columns.${head}`));
  return (
    <Page>
      <PageHead title={t("receipts.title")} lead={t("receipts.lead")}>
        {rows.length > 0 && <CsvLink href={view.exportHref} />}
        <LinkButton to={paths.explorer()}>{t("toExplorer")}</LinkButton>
      </PageHead>
      <ExplorerTabs current="receipts" mayMerge={view.mayMerge} />
      <Problem failed={failed} />
      <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        {allHref && (
          <p className="mb-3 flex flex-wrap gap-x-4 gap-y-1">
            {search && (
              <span>
                {t("receipts.ofSearch")}
                {DOT}
                <Link to={search.href} className={LINK}>
                  {search.name}
                </Link>
              </span>
            )}
            <Link to={allHref} className={LINK}>
              {t("receipts.all")}
            </Link>
          </p>
        )}
        {rows.length === 0 ? (
          <Nothing>{t(allHref ? "receipts.noneOfSearch" : "receipts.none")}</Nothing>
        ) : (
          <Table stacks caption={t("receipts.title")} columns={heads}>
            {rows.map(({ id, href, name, query, found, by, when }) => (
              <TableRow key={id}>
                <Cell className="wrap-anywhere m:w-2/5">
                  <Link to={href} className={LINK}>
                    {name}
                  </Link>
                  {query && <span className="block text-ink-3 text-s">{query}</span>}
                </Cell>
                <Cell label={heads[1] ?? ""} className="text-s">
                  {found}
                </Cell>
                <Cell label={heads[2] ?? ""} className="text-s">
                  {by}
                </Cell>
                <Cell label={heads[3] ?? ""} className="text-s">
                  {when}
                </Cell>
              </TableRow>
            ))}
          </Table>
        )}
        <Pager firstHref={view.firstHref} nextHref={view.nextHref} />
      </section>
    </Page>
  );
}
