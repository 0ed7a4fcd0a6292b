import { Link } from "@remix-run/react";
import { CsvLink } from "~/domain/export/csv-link";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Page, PageHead } from "~/ui/page";
import { Cell, Table, TableRow } from "~/ui/table";
import type { CoverageView, ImportsView } from "../view.server";
import { PlaceCoverage } from "./place-coverage";

interface ImportsPageProps {
  view: ImportsView;
  coverage: CoverageView | null;
}

/** The lists that a company sent, each with how far it is; and how well it is known where its targets are. */
export function ImportsPage({ view: { rows, firstHref, nextHref }, coverage }: ImportsPageProps) {
  const { t } = useTranslation("importPages");
  return (
    <Page>
      <PageHead title={t("title")} lead={t("lead")}>
        {rows.length > 0 && <CsvLink href={paths.importsExport()} />}
        <LinkButton to={paths.addSuppliers("my")}>{t("add")}</LinkButton>
        <LinkButton to={paths.importNew()} look="primary">
          {t("newPage.open")}
        </LinkButton>
      </PageHead>
      <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        {rows.length === 0 ? (
          <Nothing>{t("none")}</Nothing>
        ) : (
          <Table stacks caption={t("title")} columns={[t("file"), t("state"), t("rows"), t("sent")]}>
            {rows.map(({ id, fileName, kind, href, state, rows, waiting, createdAt, by }) => (
              <TableRow key={id}>
                <Cell className="break-words">
                  <Link to={href} className="font-medium text-accent-strong underline-offset-2 hover:underline">
                    {fileName}
                  </Link>
                  <span className="block text-ink-3 text-s">{kind}</span>
                </Cell>
                <Cell>
                  {state}
                  {waiting && (
                    <Link
                      to={waiting.href}
                      className="block text-accent-strong text-s underline-offset-2 hover:underline"
                    >
                      {waiting.text}
                    </Link>
                  )}
                </Cell>
                <Cell label={t("rows")} className="tabular-nums">
                  {rows}
                </Cell>
                <Cell label={t("sent")}>
                  <Moment at={createdAt} />
                  {by && <span className="block text-ink-3 text-xs">{by}</span>}
                </Cell>
              </TableRow>
            ))}
          </Table>
        )}
        {(firstHref || nextHref) && (
          <p className="mt-4 flex gap-2">
            {firstHref && <LinkButton to={firstHref}>{t("first")}</LinkButton>}
            {nextHref && <LinkButton to={nextHref}>{t("next")}</LinkButton>}
          </p>
        )}
      </section>
      {coverage && <PlaceCoverage {...coverage} />}
    </Page>
  );
}
