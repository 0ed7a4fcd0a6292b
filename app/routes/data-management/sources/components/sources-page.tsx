import { Link } from "@remix-run/react";
import { CsvLink } from "~/domain/export/csv-link";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Page, PageHead } from "~/ui/page";
import type { SourcesView } from "../queries.server";
import { SourceFilter } from "./source-filter";
import { SourceTable } from "./source-table";

/** Where events and news come from: what is not read, or brings nothing, stands first. */
export function SourcesPage({ view }: { view: SourcesView }) {
  const { t } = useTranslation("sources");
  return (
    <Page>
      <PageHead title={t("title")} lead={t("lead")}>
        {view.rows.length > 0 && <CsvLink href={view.exportHref} />}
        <LinkButton to={paths.source("new")} look="primary">
          {t("new")}
        </LinkButton>
      </PageHead>
      {!view.hasOwn && <Nothing className="mb-4">{t("noneOwn")}</Nothing>}
      <SourceFilter view={view} />
      <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        {view.rows.length === 0 ? (
          <p className="text-ink-2">
            {t("noMatch")}{" "}
            {view.clearHref && (
              <Link to={view.clearHref} className="font-medium text-accent-strong underline underline-offset-2">
                {t("clear")}
              </Link>
            )}
          </p>
        ) : (
          <SourceTable rows={view.rows} />
        )}
      </section>
    </Page>
  );
}
