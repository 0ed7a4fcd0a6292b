import { Form as RemixForm } from "@remix-run/react";
import { Meter } from "~/charts/meter";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { type Constraints, type FailedForm, INTENT_FIELD } from "~/forms/result";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import type { Review } from "../queries.server";
import type { SentView } from "../view.server";
import { ReviewStep } from "./review-step";

interface StateCardProps {
  sent: SentView;
  review: Review | null;
  maySend: boolean;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** Where a questionnaire stands, and what the asker can do about it. */
export function StateCard({ sent, review, maySend, constraints, failed }: StateCardProps) {
  const { t } = useTranslation("questionnaires");
  const { title, stateWord, state, facts, result, isOpen } = sent;
  return (
    <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id="state" className="font-[640] text-s">
        {title}
      </h2>
      <p className={`mt-2 font-semibold text-l ${state === "expired" ? "text-risk-high" : ""}`}>{stateWord}</p>
      <dl className="mt-3 text-s">
        {facts.map(({ name, text }) => (
          <div key={name} className="flex justify-between gap-4 border-line-2 border-t py-1.5 first:border-0">
            <dt className="max-w-1/2 shrink-0 text-ink-3">{name}</dt>
            <dd className="min-w-0 text-right tabular-nums [overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
      {result.length > 0 && (
        <>
          <h3 className="mt-3 font-medium text-s">{t("result")}</h3>
          <p className="text-ink-3 text-xs">{t("resultHint")}</p>
          <dl className="mt-1 text-s">
            {result.map(({ perspective, value, text }) => (
              <div key={perspective} className="grid grid-cols-[1fr_5rem_3rem] items-center gap-3 py-1">
                <dt>{perspective}</dt>
                <dd className="text-accent">
                  <Meter value={value} />
                </dd>
                <dd className="text-right font-semibold tabular-nums">{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <ReviewStep questionnaireId={sent.id} review={review} failed={failed} />
      {isOpen && maySend && <FollowUp sent={sent} constraints={constraints} failed={failed} />}
    </section>
  );
}

function FollowUp({ sent: { id, isExpired }, constraints, failed }: Omit<StateCardProps, "maySend" | "review">) {
  const { t } = useTranslation("questionnaires");
  const text = useMessage();
  const problem = failed?.submission.initialValue?.[INTENT_FIELD] === "withdraw" ? failed.problem : null;
  return (
    <>
      <Form id="remind" intent="remind" failed={failed} constraints={constraints} className="mt-4 space-y-3">
        <input type="hidden" name="questionnaireId" value={id} />
        <Field name="dueOn" type="date" label={t("newDay")} hint={t(isExpired ? "newDayNeeded" : "newDayHint")} />
        <Button look="primary">{t("remind")}</Button>
      </Form>
      <details className="mt-4 border-line border-t pt-3" open={problem !== null || undefined}>
        <summary className="inline-flex min-h-6 list-none items-center gap-1.5 font-medium text-accent-strong text-s">
          <Icon name="chevron-down" className="size-3.5" />
          {t("withdraw")}
        </summary>
        {problem && (
          <div role="alert" className="mt-2">
            <Notice tone="bad">{text(problem)}</Notice>
          </div>
        )}
        <p className="mt-2 text-pretty text-ink-2 text-s">{t("withdrawLead")}</p>
        <RemixForm method="post" className="mt-3">
          <IdempotencyKey answer={failed} />
          <input type="hidden" name={INTENT_FIELD} value="withdraw" />
          <input type="hidden" name="questionnaireId" value={id} />
          <Button>{t("withdrawNow")}</Button>
        </RemixForm>
      </details>
    </>
  );
}
