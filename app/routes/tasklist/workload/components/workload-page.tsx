import { Form, Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { ExportMenu } from "~/ui/export-menu";
import { Nothing } from "~/ui/nothing";
import { Notice } from "~/ui/notice";
import { Page, PageHead } from "~/ui/page";
import { SelectField } from "~/ui/select-field";
import { Cell, Table, TableRow } from "~/ui/table";
import type { WorkloadView } from "../view.server";

/** What was done in time, with what it is counted from; then what each person owes within two weeks. */
export function WorkloadPage({ view }: { view: WorkloadView }) {
  const { t } = useTranslation("tasks");
  const { onTime, rows } = view;
  const columns = [t("workload.who"), t("workload.kind"), t("workload.due"), t("workload.overdue")];
  return (
    <Page>
      <PageHead title={t("headings.workload")} lead={view.lead}>
        {rows.length > 0 && <ExportMenu group="workload-menus" word={t("export.label")} files={view.exports} />}
        <LinkButton to={view.backHref}>{t("workload.back")}</LinkButton>
      </PageHead>
      <Form key={view.teamId + view.days} method="get" role="search" aria-label={t("filter")} className="filter-bar">
        <SelectField
          id="workload-team"
          name="teamId"
          label={t("workload.whose")}
          options={view.teams}
          defaultValue={view.teamId}
        />
        <SelectField
          id="workload-days"
          name="days"
          label={t("workload.dueIn")}
          options={view.periods}
          defaultValue={view.days}
        />
        <Button>{t("apply")}</Button>
      </Form>
      <section aria-labelledby="on-time" className="my-5">
        <h2 id="on-time" className="font-semibold text-l">
          {t("workload.onTime")}
        </h2>
        <p className="text-ink-2 text-s">{onTime.period}</p>
        <p className="mt-2">
          {onTime.share && <strong className="mr-2 text-xl">{onTime.share}</strong>}
          {onTime.counted}
        </p>
        {onTime.few && <p className="text-ink-2">{onTime.few}</p>}
        {onTime.rest && <p className="text-ink-2 text-s">{onTime.rest}</p>}
      </section>
      <section aria-labelledby="load">
        <h2 id="load" className="mb-2 font-semibold text-l">
          {t("workload.load")}
        </h2>
        {view.cut && <Notice>{view.cut}</Notice>}
        {rows.length === 0 ? (
          <Nothing>{view.none}</Nothing>
        ) : (
          <Table caption={t("workload.load")} columns={columns} stacks>
            {rows.map(({ key, name, href, kind, due, overdue }) => (
              <TableRow key={key}>
                <Cell>{href ? <Link to={href}>{name}</Link> : name}</Cell>
                <Cell label={t("workload.kind")}>{kind}</Cell>
                <Cell label={t("workload.due")}>{due}</Cell>
                <Cell label={t("workload.overdue")}>{overdue}</Cell>
              </TableRow>
            ))}
          </Table>
        )}
      </section>
    </Page>
  );
}
