import { Link } from "@remix-run/react";
import { SupplyTable } from "~/domain/supply/supply-table";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Notice } from "~/ui/notice";
import { Page, PageHead } from "~/ui/page";
import type { SupplyView } from "../view.server";
import { SupplyFilterForm } from "./supply-filter";

/** What suppliers deliver of which input: what scenarios compute with. */
export function SupplyPage({ view }: { view: SupplyView }) {
  const { t } = useTranslation("supplyPages");
  const { lines, isUneven, exportHref, firstHref, nextHref } = view;
  return (
    <Page>
      <PageHead title={t("title")} lead={t("lead")}>
        <LinkButton to={paths.importNew("?kind=supply-data")} look="primary">
          {t("import")}
        </LinkButton>
        {lines.length > 0 && (
          <LinkButton to={exportHref} reloadDocument>
            {t("export")}
          </LinkButton>
        )}
      </PageHead>
      <SupplyFilterForm view={view} />
      {isUneven && (
        <div className="mb-4">
          <Notice>{t("uneven")}</Notice>
        </div>
      )}
      <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        {lines.length === 0 ? <None view={view} /> : <SupplyTable lines={lines} />}
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

/** Nothing matches, nothing holds today, or nothing was imported yet. */
function None({ view: { isNarrowed, allHref } }: { view: SupplyView }) {
  const { t } = useTranslation("supplyPages");
  if (isNarrowed) return <p className="text-ink-2">{t("noMatch")}</p>;
  return (
    <>
      <Nothing className="mb-3">{t("none")}</Nothing>
      <p className="flex flex-wrap items-center gap-3">
        <LinkButton to={paths.importNew("?kind=supply-data")}>{t("import")}</LinkButton>
        <Link to={allHref} className="text-accent-strong underline-offset-2 hover:underline">
          {t("showAll")}
        </Link>
      </p>
    </>
  );
}
