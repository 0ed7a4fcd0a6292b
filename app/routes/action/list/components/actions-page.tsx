import { Form } from "@remix-run/react";
import { ActionTable } from "~/domain/action/action-table";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { Button, LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Page, PageHead } from "~/ui/page";
import type { BulkView } from "../bulk.server";
import type { ActionsView } from "../view.server";
import { BulkNote } from "./bulk-note";
import { Filter } from "./filter";

/** All that a company does about its risks, the next due first, under a filter. */
export function ActionsPage({ view, bulk }: { view: ActionsView; bulk: BulkView | null }) {
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
      {bulk && <BulkNote bulk={bulk} />}
      <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        {list.rows.length > 0 ? <Rows view={view} /> : <Nothing>{t("index.none")}</Nothing>}
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

/** Where many can be changed, the table is a form that leads to what becomes of them: its boxes say of which. */
function Rows({ view: { list, bulk } }: { view: ActionsView }) {
  const { t } = useTranslation("actions");
  if (!bulk) return <ActionTable list={list} />;
  return (
    <Form method="get" action={paths.actionsChange()} aria-label={t("bulk.title")}>
      {bulk.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="mb-3 flex flex-wrap gap-2">
        <Button>{t("bulk.submitSelected")}</Button>
        <Button name="all" value="yes" look="quiet">
          {bulk.all}
        </Button>
      </p>
      <ActionTable list={list} />
    </Form>
  );
}
