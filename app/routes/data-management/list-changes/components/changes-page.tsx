import { Form } from "@remix-run/react";
import { CsvLink } from "~/domain/export/csv-link";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Page, PageHead } from "~/ui/page";
import { PillTabs } from "~/ui/pill-tabs";
import { SelectField } from "~/ui/select-field";
import type { ChangesView } from "../view.server";
import { ChangeTable } from "./change-table";

/** What changed between two versions of a list, entry by entry. */
export function ChangesPage({ view }: { view: ChangesView }) {
  const { t } = useTranslation("listPages");
  const { name, title, lead, rows, isOrdered, hasOne, total, firstHref, nextHref } = view;
  return (
    <Page>
      <PageHead title={t("changes.heading", { name: title })} lead={lead}>
        {view.exportHref && <CsvLink href={view.exportHref} />}
        <LinkButton to={paths.list(name)}>{t("list.versions")}</LinkButton>
      </PageHead>
      {hasOne && <p className="mb-4 max-w-prose text-pretty text-ink-2">{t("changes.oneVersion")}</p>}
      <Versions view={view} />
      <PillTabs label={t("changes.tabs")} tabs={view.tabs} />
      <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        {!isOrdered && (
          <p role="alert" className="text-ink-2">
            {t("changes.order")}
          </p>
        )}
        {isOrdered && <p className="mb-2 text-ink-3 text-s">{total}</p>}
        {isOrdered && rows.length === 0 && <Nothing>{t("changes.noneHere")}</Nothing>}
        {rows.length > 0 && <ChangeTable title={t("changes.heading", { name: title })} rows={rows} />}
        {(firstHref || nextHref) && (
          <p className="mt-4 flex gap-2">
            {firstHref && <LinkButton to={firstHref}>{t("changes.first")}</LinkButton>}
            {nextHref && <LinkButton to={nextHref}>{t("changes.next")}</LinkButton>}
          </p>
        )}
      </section>
    </Page>
  );
}

function Versions({ view: { fromOptions, toOptions, chosen } }: { view: ChangesView }) {
  const { t } = useTranslation("listPages");
  return (
    <Form
      key={`${chosen.from} ${chosen.to}`}
      method="get"
      aria-label={t("changes.compare")}
      className="mb-4 flex flex-wrap items-end gap-3 max-s:[&>*]:basis-full [&_select]:text-s"
    >
      {chosen.change && <input type="hidden" name="change" value={chosen.change} />}
      <SelectField id="from" name="from" label={t("changes.from")} defaultValue={chosen.from} options={fromOptions} />
      <SelectField id="to" name="to" label={t("changes.to")} defaultValue={chosen.to} options={toOptions} />
      <Button className="h-9">{t("changes.compare")}</Button>
    </Form>
  );
}
