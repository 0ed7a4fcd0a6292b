import { Form } from "@remix-run/react";
import { ActionTable } from "~/domain/action/action-table";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Page, PageHead } from "~/ui/page";
import { SelectField } from "~/ui/select-field";
import type { ActionsView } from "../view.server";

/** All that a company does about its risks, the next due first, under a filter. */
export function ActionsPage({ view }: { view: ActionsView }) {
  const { t } = useTranslation("actions");
  const { list, count, firstHref, nextHref } = view;
  return (
    <Page>
      <PageHead title={t("list.heading")} lead={count} />
      <Filter key={JSON.stringify(view.choices.map(({ value }) => value))} view={view} />
      <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        {list.rows.length > 0 ? <ActionTable list={list} /> : <Nothing>{t("index.none")}</Nothing>}
        {(firstHref || nextHref) && (
          <p className="mt-4 flex gap-2">
            {firstHref && <LinkButton to={firstHref}>{t("list.first")}</LinkButton>}
            {nextHref && <LinkButton to={nextHref}>{t("list.next")}</LinkButton>}
          </p>
        )}
      </section>
    </Page>
  );
}

function Filter({ view: { choices, order, allHref } }: { view: ActionsView }) {
  const { t } = useTranslation("actions");
  return (
    <Form method="get" role="search" aria-label={t("index.filter")} className="filter-bar">
      {Object.entries(order).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {choices.map(({ name, label, value, options }) => (
        <SelectField
          key={name}
          id={`filter-${name}`}
          name={name}
          label={label}
          options={options}
          defaultValue={value}
        />
      ))}
      <Button>{t("index.apply")}</Button>
      {allHref && <LinkButton to={allHref}>{t("index.clear")}</LinkButton>}
    </Form>
  );
}
