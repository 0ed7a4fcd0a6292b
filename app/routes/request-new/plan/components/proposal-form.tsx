import { MOST_MEASURES } from "~/backend/contract/supplier-plan-words";
import { Field } from "~/forms/field";
import { Form, VersionField } from "~/forms/form";
import { type Constraints, type FailedForm, INTENT_FIELD } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { moreRows, sameRows } from "../rows";
import type { Draft } from "../schema";
import type { PlanView } from "../view.server";

interface ProposalFormProps {
  proposal: NonNullable<PlanView["proposal"]>;
  version: number;
  constraints: Constraints;
  failed: FailedForm | undefined;
  /** What was typed when more rows were asked for. */
  draft: Draft | undefined;
}

/** The cause, and what will be done by when and by whom. */
export function ProposalForm({ proposal, version, constraints, failed, draft }: ProposalFormProps) {
  const { t } = useTranslation("request");
  const { rows, ...values } = draft
    ? { cause: draft.cause, name: draft.name, measures: draft.measures, rows: moreRows(draft) }
    : { ...proposal.values, rows: proposal.rows };
  const shown = failed ? sameRows(failed.submission.initialValue ?? {}) : rows;
  return (
    <section className="mt-8 border-line border-t pt-6">
      <h2 className="font-[640] text-m">{t("plan.yours")}</h2>
      <p className="mt-1 mb-4 text-pretty text-ink-2 text-s">{t("plan.how")}</p>
      <Form id={FORM} failed={failed} constraints={constraints} defaultValue={values} className="space-y-5">
        {/* The key Enter sends the plan, and does not add rows, whose button comes first. */}
        <button type="submit" name={INTENT_FIELD} value="propose" tabIndex={-1} aria-hidden="true" className="sr-only">
          {t("plan.send")}
        </button>
        {/* What the page showed when more rows were asked for is no newer than what was typed. */}
        <VersionField now={draft?.version ?? version} />
        <input type="hidden" name="rows" value={shown} />
        <TextArea name="cause" label={t("plan.cause")} hint={t("plan.causeHint")} rows={4} />
        <div>
          <h3 className="mb-2 font-[640]">{t("plan.measures")}</h3>
          <ol className="space-y-4">
            {Array.from({ length: shown }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              <MeasureRow key={at} at={at} />
            ))}
          </ol>
          {shown < MOST_MEASURES && (
            // The page comes back with what was typed, at the first new row.
            <p className="mt-3">
              <Button name={INTENT_FIELD} value="more" formNoValidate formAction={`#${rowId(shown)}`}>
                {t("plan.more")}
              </Button>
            </p>
          )}
        </div>
        <Field name="name" label={t("name")} hint={t("plan.nameHint")} autoComplete="name" />
        <Button name={INTENT_FIELD} value="propose" look="primary" size="large">
          {t("plan.send")}
        </Button>
      </Form>
    </section>
  );
}

const FORM = "propose";
const rowId = (at: number) => `${FORM}-measure-${at + 1}`;

function MeasureRow({ at }: { at: number }) {
  const { t } = useTranslation("request");
  const number = at + 1;
  return (
    <li id={rowId(at)} className="rounded-card bg-card p-4 shadow-card">
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
