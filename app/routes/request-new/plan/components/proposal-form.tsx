import { MOST_MEASURES } from "~/backend/contract/supplier-plan-words";
import { Field } from "~/forms/field";
import { Form, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import type { PlanView } from "../view.server";

interface ProposalFormProps {
  proposal: NonNullable<PlanView["proposal"]>;
  version: number;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** The cause, and what will be done by when and by whom. */
export function ProposalForm({ proposal: { values, rows }, version, constraints, failed }: ProposalFormProps) {
  const { t } = useTranslation("request");
  return (
    <section className="mt-8 border-line border-t pt-6">
      <h2 className="font-[640] text-m">{t("plan.yours")}</h2>
      <p className="mt-1 mb-4 text-pretty text-ink-2 text-s">{t("plan.how")}</p>
      <Form
        id="propose"
        intent="propose"
        failed={failed}
        constraints={constraints}
        defaultValue={{ ...values }}
        className="space-y-5"
      >
        <VersionField now={version} />
        <TextArea name="cause" label={t("plan.cause")} hint={t("plan.causeHint")} rows={4} />
        <div>
          <h3 className="mb-2 font-[640]">{t("plan.measures")}</h3>
          <ol className="space-y-4">{range(0, rows)}</ol>
          {rows < MOST_MEASURES && (
            // Without a script a row is not added: those that are there are opened.
            <details className="mt-3" open={isFilledBeyond(failed, rows) || undefined}>
              <summary className="inline-flex min-h-8 items-center text-accent-strong text-s underline-offset-2 hover:underline pointer-coarse:min-h-11">
                {t("plan.more")}
              </summary>
              <ol start={rows + 1} className="mt-3 space-y-4">
                {range(rows, MOST_MEASURES)}
              </ol>
            </details>
          )}
        </div>
        <Field name="name" label={t("name")} hint={t("plan.nameHint")} autoComplete="name" />
        <Button look="primary" size="large">
          {t("plan.send")}
        </Button>
      </Form>
    </section>
  );
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index).map((at) => <MeasureRow key={at} at={at} />);

/** A refused form shows again what was typed, wherever it was. */
function isFilledBeyond(failed: FailedForm | undefined, rows: number): boolean {
  const measures = failed?.submission.initialValue?.measures;
  return Array.isArray(measures) && measures.length > rows;
}

function MeasureRow({ at }: { at: number }) {
  const { t } = useTranslation("request");
  const number = at + 1;
  return (
    <li className="rounded-card bg-card p-4 shadow-card">
      <fieldset className="grid items-start gap-3 s:grid-cols-[minmax(0,1fr)_11rem]">
        <legend className="sr-only">{t("plan.measure", { number })}</legend>
        <div className="s:col-span-2">
          <Field name={`measures[${at}].title`} label={t("plan.measure", { number })} autoComplete="off" />
        </div>
        <Field name={`measures[${at}].who`} label={t("plan.whoOf", { number })} autoComplete="off" />
        <Field name={`measures[${at}].dueOn`} type="date" label={t("plan.dueOf", { number })} autoComplete="off" />
      </fieldset>
    </li>
  );
}
