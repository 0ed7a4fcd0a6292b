import { Link } from "@remix-run/react";
import { Choices, Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Cell, Table, TableRow } from "~/ui/table";
import type { ListedReport } from "../view.server";

type Options = readonly { value: string; label: string }[];

interface ReportsPageProps {
  reports: readonly ListedReport[];
  mayAdd: boolean;
  topics: Options;
  relations: Options;
  /** `YYYY-MM-DD`, where the reader is. */
  today: string;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** What people complain of about a target, what has to be done next, and the form to take one down. */
export function ReportsPage({ reports, mayAdd, ...form }: ReportsPageProps) {
  const { t } = useTranslation("grievances");
  return (
    <div className={`grid items-start gap-4 ${mayAdd ? "l:grid-cols-[minmax(0,1fr)_24rem]" : ""}`}>
      <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        <h2 id="reports" className="font-[640] text-s">
          {t("heading")}
        </h2>
        <p className="mt-1 mb-3 max-w-prose text-pretty text-ink-2 text-s">{t("lead")}</p>
        {reports.length === 0 ? (
          <Nothing>{t("none")}</Nothing>
        ) : (
          <Table
            stacks
            caption={t("heading")}
            columns={[t("report"), t("state"), t("nextStep"), t("received"), t("from")]}
          >
            {reports.map(({ id, href, title, topic, stateWord, next, received, from }) => (
              <TableRow key={id}>
                <Cell className="wrap-anywhere min-w-32 hyphens-auto">
                  {href ? (
                    <>
                      <Link to={href} className="font-medium text-accent-strong underline-offset-2 hover:underline">
                        {title}
                      </Link>
                      <span className="block text-ink-3 text-xs">{topic}</span>
                    </>
                  ) : (
                    topic
                  )}
                </Cell>
                <Cell label={t("state")} className="break-keep">
                  {stateWord}
                </Cell>
                <Cell
                  label={t("nextStep")}
                  className={`min-w-28 break-keep ${next?.overdue ? "font-semibold text-risk-high" : ""}`}
                >
                  {next?.text ?? "–"}
                </Cell>
                <Cell label={t("received")} className="whitespace-nowrap">
                  {received}
                </Cell>
                <Cell label={t("from")} className="break-keep">
                  {from || "–"}
                </Cell>
              </TableRow>
            ))}
          </Table>
        )}
      </section>
      {mayAdd && <NewReport {...form} />}
    </div>
  );
}

function NewReport({ topics, relations, today, constraints, failed }: Omit<ReportsPageProps, "reports" | "mayAdd">) {
  const { t } = useTranslation("grievances");
  return (
    <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id="new-report" className="font-[640] text-s">
        {t("new")}
      </h2>
      <p className="mt-1 mb-3 text-pretty text-ink-2 text-s">{t("newLead")}</p>
      <Form
        id="report"
        failed={failed}
        constraints={constraints}
        defaultValue={{ receivedOn: today, relation: "unknown" }}
        className="space-y-3"
      >
        <Field name="title" label={t("title")} autoComplete="off" />
        <TextArea name="description" label={t("description")} rows={5} />
        <Select name="topic" label={t("topic")} options={[{ value: "", label: t("choose") }, ...topics]} />
        <Field name="receivedOn" type="date" label={t("receivedOn")} />
        <Select name="relation" label={t("relation")} options={relations} />
        <Choices
          name="anonymous"
          legend={t("reporter")}
          hint={t("reporterHint")}
          options={[{ value: "yes", label: t("staysAnonymous") }]}
        />
        <Field name="reporterName" label={t("reporterName")} autoComplete="off" />
        <Field name="reporterContact" label={t("reporterContact")} autoComplete="off" />
        <Button look="primary">{t("add")}</Button>
      </Form>
    </section>
  );
}
