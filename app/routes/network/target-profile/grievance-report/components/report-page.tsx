import { Choices } from "~/forms/choices";
import { Form, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import type { ReportView } from "../view.server";

interface ReportPageProps {
  report: ReportView;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** One report: what it says, where it stands, what was done, and what can be done now. */
export function ReportPage({ report, constraints, failed }: ReportPageProps) {
  const { t } = useTranslation("grievances");
  const { title, topic, state, description, facts, next, steps } = report;
  return (
    <div className="grid items-start gap-4 l:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-4">
        <section className="rounded-card bg-card p-4 shadow-card m:px-4.5">
          <h2 id="report" className="font-[640] text-m">
            {title}
          </h2>
          <p className="text-ink-3 text-xs">{topic}</p>
          <p className="mt-3 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{description}</p>
        </section>
        <section className="rounded-card bg-card p-4 shadow-card m:px-4.5">
          <h2 id="steps" className="mb-1 font-[640] text-s">
            {t("history")}
          </h2>
          {steps.length === 0 && <p className="text-ink-2 text-s">{t("nothingDone")}</p>}
          <ol>
            {steps.map(({ key, text, note, when }) => (
              <li key={key} className="border-line-2 border-t py-2 text-s first:border-0">
                <span className="font-medium">{text}</span>
                {note && <span className="block whitespace-pre-line [overflow-wrap:anywhere]">{note}</span>}
                <span className="block text-ink-3 text-xs">{when}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <div className="grid min-w-0 gap-4">
        <section className="rounded-card bg-card p-4 shadow-card m:px-4.5">
          <h2 id="report-state" className="font-[640] text-s">
            {t("state")}
          </h2>
          <p className="mt-2 font-semibold text-l">{state}</p>
          {next && (
            <p className={`mt-1 text-pretty text-s ${next.overdue ? "font-semibold text-risk-high" : "text-ink-2"}`}>
              {next.text}
            </p>
          )}
          <dl className="mt-3 text-s">
            {facts.map(({ name, text }) => (
              <div key={name} className="flex justify-between gap-4 border-line-2 border-t py-1.5 first:border-0">
                <dt className="text-ink-3">{name}</dt>
                <dd className="min-w-0 text-right [overflow-wrap:anywhere]">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        {report.choices.length > 0 && <NextStep report={report} constraints={constraints} failed={failed} />}
      </div>
    </div>
  );
}

function NextStep({ report, constraints, failed }: ReportPageProps) {
  const { t } = useTranslation("grievances");
  const { choices, outcomes, version } = report;
  return (
    <section className="rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id="next-step" className="mb-3 font-[640] text-s">
        {t("what")}
      </h2>
      <Form key={version} id="step" failed={failed} constraints={constraints} className="space-y-3">
        <VersionField now={version} />
        <Choices name="step" legend={t("step")} type="radio" options={choices} />
        <TextArea name="note" label={t("note")} hint={t("noteHint")} rows={4} />
        <Choices name="outcome" legend={t("outcome")} hint={t("outcomeHint")} type="radio" options={outcomes} />
        <Button look="primary">{t("save")}</Button>
      </Form>
    </section>
  );
}
