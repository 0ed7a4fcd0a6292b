import { ActionTable } from "~/domain/action/action-table";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Page, PageHead } from "~/ui/page";
import type { ActionsView } from "../view.server";
import { Filter } from "./filter";

/** All that a company does about its risks, the next due first, under a filter. */
export function ActionsPage({ view }: { view: ActionsView }) {
  const { t } = useTranslation("actions");
  const { list, count, firstHref, nextHref, exports, startHref } = view;
  return (
    <Page>
      <PageHead title={t("list.heading")} lead={count}>
        <LinkButton to={paths.actionTemplates()}>{t("index.templates")}</LinkButton>
        {startHref && (
          <LinkButton to={startHref} look="primary">
            {t("index.start")}
          </LinkButton>
        )}
      </PageHead>
      <Filter key={JSON.stringify([view.q, view.choices, view.more])} view={view} />
      <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        {list.rows.length > 0 ? <ActionTable list={list} /> : <Nothing>{t("index.none")}</Nothing>}
        <p className="mt-4 flex flex-wrap gap-2">
          {firstHref && <LinkButton to={firstHref}>{t("list.first")}</LinkButton>}
          {nextHref && <LinkButton to={nextHref}>{t("list.next")}</LinkButton>}
          {list.rows.length > 0 &&
            exports.map(({ href, label }) => (
              // No page: the browser saves it.
              <a key={href} href={sitePath(href)} className="button button-quiet">
                {label}
              </a>
            ))}
        </p>
      </section>
    </Page>
  );
}
