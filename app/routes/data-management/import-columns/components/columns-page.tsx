import { Meter } from "~/charts/meter";
import { SameFileNotice } from "~/domain/import/same-file-notice";
import { Choices, Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Page, PageHead } from "~/ui/page";
import { Cell, Table, TableRow } from "~/ui/table";
import type { ColumnsView } from "../view.server";
import { ColumnSelect } from "./column-select";

interface ColumnsPageProps {
  view: ColumnsView;
  failed: FailedForm | undefined;
}

const CARD = "mb-4 min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5";

/** What each column of a list was taken for, and how its file was read; both can be said otherwise. */
export function ColumnsPage({ view, failed }: ColumnsPageProps) {
  const { t } = useTranslation("importPages");
  const { fileName, refusal, columns } = view;
  return (
    <Page>
      <PageHead title={t("columnsPage.heading", { name: fileName })} lead={t("columnsPage.lead")} />
      {view.same && <SameFileNotice {...view.same} />}
      {refusal && (
        <div className="mb-4">
          <Notice tone="bad">{refusal}</Notice>
        </div>
      )}
      {columns.length > 0 && <Columns view={view} failed={failed} />}
      <Reading view={view} failed={failed} />
    </Page>
  );
}

function Columns({ view, failed }: ColumnsPageProps) {
  const { t } = useTranslation("importPages");
  const { columns, fields, hidden, defaults, backHref } = view;
  const heads = (["column", "samples", "field", "why"] as const).map((name) => t(`columnsPage.${name}`));
  return (
    <section aria-labelledby="columns" className={CARD}>
      <h2 id="columns" className="mb-2 font-semibold">
        {t("columnsPage.title")}
      </h2>
      <Form id="columns-form" intent="columns" failed={failed} constraints={{}} defaultValue={defaults.columns}>
        <Table stacks caption={t("columnsPage.heading", { name: view.fileName })} columns={heads}>
          {columns.map(({ name, title, samples, confidence, why }) => (
            <TableRow key={name}>
              <Cell className="font-medium [overflow-wrap:anywhere] m:w-1/5">{title}</Cell>
              <Cell label={t("columnsPage.samples")} className="text-ink-2 text-s [overflow-wrap:anywhere] m:w-1/3">
                {samples}
              </Cell>
              <Cell className="m:w-60">
                <ColumnSelect name={name} title={title} fields={fields} />
              </Cell>
              <Cell label={t("columnsPage.why")} className="text-ink-2 text-s">
                {confidence && <Confidence {...confidence} />}
                {why.map((text) => (
                  <span key={text} className="block">
                    {text}
                  </span>
                ))}
              </Cell>
            </TableRow>
          ))}
        </Table>
        {hidden && <p className="mt-2 text-ink-2 text-s">{hidden}</p>}
        <div className="mt-4 flex flex-wrap gap-2">
          <Button look="primary">{t("columnsPage.submit")}</Button>
          <LinkButton to={backHref} look="quiet">
            {t("columnsPage.cancel")}
          </LinkButton>
        </div>
      </Form>
    </section>
  );
}

function Confidence({ share, text }: { share: number; text: string }) {
  return (
    <span className="flex items-center gap-2 text-accent tabular-nums">
      <Meter value={share * 100} className="max-w-16" />
      <span className="text-ink-2">{text}</span>
    </span>
  );
}

function Reading({ view, failed }: ColumnsPageProps) {
  const { t } = useTranslation("importPages");
  const { sheets, encodings, delimiters, defaults, format, hasTitleRow } = view;
  const found = { value: "", label: t("columnsPage.findOut") };
  return (
    <section aria-labelledby="reading" className={CARD}>
      <h2 id="reading" className="font-semibold">
        {t("columnsPage.reading")}
      </h2>
      {format && (
        <p className="mt-1 max-w-prose text-s">
          {t("columnsPage.format")}: <span className="font-medium">{format.name}</span>
          {format.explained && <span className="block text-ink-2">{format.explained}</span>}
        </p>
      )}
      {hasTitleRow && (
        <Form id="reading-form" intent="reading" failed={failed} constraints={{}} defaultValue={defaults.reading}>
          <p className="mt-1 max-w-prose text-ink-2 text-s">{t("columnsPage.readingLead")}</p>
          <div className="mt-3 grid items-start gap-x-6 gap-y-4 m:grid-cols-2 xl:grid-cols-4">
            {sheets && <Select name="sheet" label={t("columnsPage.sheet")} options={sheets} />}
            <Field
              name="headerRow"
              label={t("columnsPage.headerRow")}
              hint={t("columnsPage.headerRowHint")}
              inputMode="numeric"
            />
            {delimiters && (
              <Select name="delimiter" label={t("columnsPage.delimiter")} options={[found, ...delimiters]} />
            )}
            {encodings && <Select name="encoding" label={t("columnsPage.encoding")} options={[found, ...encodings]} />}
          </div>
          <div className="mt-4">
            <Choices
              name="untitled"
              legend={t("columnsPage.titles")}
              options={[
                { value: "yes", label: t("columnsPage.untitledFile"), hint: t("columnsPage.untitledFileHint") },
              ]}
            />
          </div>
          <div className="mt-4">
            <Button>{t("columnsPage.readingSubmit")}</Button>
          </div>
        </Form>
      )}
    </section>
  );
}
