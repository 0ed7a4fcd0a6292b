import { Link } from "@remix-run/react";
import { ExplorerTabs } from "~/domain/explorer/explorer-tabs";
import { CsvLink } from "~/domain/export/csv-link";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Page, PageHead } from "~/ui/page";
import { PillTabs } from "~/ui/pill-tabs";
import { Cell, Table, TableRow } from "~/ui/table";
import type { DuplicatesView } from "../view.server";

/** Pairs of targets that may be one; each leads to where it is decided. */
export function DuplicatesPage({
  view: { state, exportHref, tabs, rows, firstHref, nextHref },
}: {
  view: DuplicatesView;
}) {
  const { t } = useTranslation("merges");
  const last = state === "open" ? t("columns.score") : t("columns.decided");
  return (
    <Page>
      <PageHead title={t("title")} lead={t("lead")}>
        {rows.length > 0 && <CsvLink href={exportHref} />}
      </PageHead>
      <ExplorerTabs current="duplicates" mayMerge />
      <PillTabs label={t("states.label")} tabs={tabs} />
      <section aria-label={t(`states.${state}`)} className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        {rows.length === 0 ? (
          <None state={state} />
        ) : (
          <Table stacks caption={t("title")} columns={[t("columns.pair"), t("columns.why"), last, t("compare")]}>
            {rows.map(({ id, sides, why, score, decided, href, label }) => (
              <TableRow key={id}>
                <Cell className="wrap-anywhere m:w-2/5">
                  {sides.map((side) => (
                    <span key={side.id} className="mb-1 block">
                      <span className="font-medium">{side.name}</span>
                      <span className="block text-ink-3 text-s">{side.detail}</span>
                    </span>
                  ))}
                </Cell>
                <Cell className="wrap-anywhere text-s">{why}</Cell>
                <Cell label={last} className="text-s">
                  {decided ?? score}
                </Cell>
                <Cell>
                  <Link
                    to={href}
                    aria-label={label}
                    className="whitespace-nowrap text-accent-strong underline-offset-2 hover:underline"
                  >
                    {t("compare")}
                  </Link>
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
    </Page>
  );
}

function None({ state }: { state: DuplicatesView["state"] }) {
  const { t } = useTranslation("merges");
  return (
    <>
      <Nothing>{t(`none.${state}`)}</Nothing>
      {state === "open" && (
        <p className="mt-3">
          <LinkButton to={paths.importNew()}>{t("import")}</LinkButton>
        </p>
      )}
    </>
  );
}
