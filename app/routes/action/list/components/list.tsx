import { Form } from "@remix-run/react";
import { ActionTable } from "~/domain/action/action-table";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import type { FilterView } from "../filter-view.server";
import type { ListView } from "../view.server";
import { Exports } from "./exports";

/** A page of actions as a table. */
export function List({ view, exports }: { view: ListView; exports: FilterView["exports"] }) {
  const { t } = useTranslation("actions");
  const { list, firstHref, nextHref } = view;
  return (
    <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      {list.rows.length > 0 ? <Rows view={view} /> : <Nothing>{t("index.none")}</Nothing>}
      <p className="mt-4 flex flex-wrap gap-2">
        {firstHref && <LinkButton to={firstHref}>{t("list.first")}</LinkButton>}
        {nextHref && <LinkButton to={nextHref}>{t("list.next")}</LinkButton>}
        {list.rows.length > 0 && <Exports exports={exports} />}
      </p>
    </section>
  );
}

/** Where many can be changed, the table is a form that leads to what becomes of them: its boxes say of which. */
function Rows({ view: { list, bulk } }: { view: ListView }) {
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
