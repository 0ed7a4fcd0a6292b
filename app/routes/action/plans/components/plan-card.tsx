import { Link } from "@remix-run/react";
import { Form, VersionField } from "~/forms/form";
import { type Constraints, type FailedForm, INTENT_FIELD } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { PlanView } from "../view.server";

interface PlanCardProps {
  plan: PlanView;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** One plan: what was asked, what the supplier says, and what can be decided about it. */
export function PlanCard({ plan, constraints, failed }: PlanCardProps) {
  const { t } = useTranslation("actions");
  const { target, state, waiting, sent, message, proposed, returned, proofs } = plan;
  return (
    <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="min-w-0 break-words font-[640]">{target}</h2>
        <span className="rounded-control bg-sunken px-1.5 py-0.5 text-xs">{state}</span>
      </div>
      {waiting && <p className="mt-1 font-medium text-s">{waiting}</p>}
      <p className="mt-1 text-ink-3 text-s">{sent}</p>
      <p className="mt-3 whitespace-pre-line break-words border-line border-l-3 pl-3 text-pretty">{message}</p>
      {proposed && <Proposed plan={plan} />}
      {returned && <p className="mt-3 whitespace-pre-line break-words text-s">{returned}</p>}
      {proofs.length > 0 && (
        <>
          <h3 className="mt-3 text-ink-3 text-xs">{t("supplierPlan.proofs")}</h3>
          <ul className="text-s">
            {proofs.map(({ id, name, href, when }) => (
              <li key={id} className="py-0.5">
                <Link
                  to={href}
                  className="break-words font-medium text-accent-strong underline-offset-2 hover:underline"
                >
                  {name}
                </Link>{" "}
                <span className="text-ink-3">{when}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {plan.canDecide && <Decide plan={plan} constraints={constraints} failed={failed} />}
      {plan.canRevoke && <Revoke plan={plan} failed={failed} />}
    </section>
  );
}

function Proposed({ plan: { proposed, cause, measures } }: { plan: PlanView }) {
  const { t } = useTranslation("actions");
  return (
    <div className="mt-4 border-line-2 border-t pt-3">
      <p className="text-ink-3 text-s">{proposed}</p>
      <h3 className="mt-2 text-ink-3 text-xs">{t("supplierPlan.cause")}</h3>
      <p className="whitespace-pre-line text-pretty break-words">{cause}</p>
      <h3 className="mt-2 text-ink-3 text-xs">{t("supplierPlan.measures")}</h3>
      <ol className="list-decimal pl-5">
        {measures.map(({ title, facts, isDone }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a measure is its place
          <li key={at} className="py-1">
            <span className={`block break-words ${isDone ? "text-ink-3" : ""}`}>{title}</span>
            <span className="block break-words text-ink-3 text-s">{facts.join(DOT)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Decide({ plan: { id, version, moves }, constraints, failed }: PlanCardProps) {
  const { t } = useTranslation("actions");
  const mine = ofPlan(failed, id);
  return (
    <div className="mt-4 border-line-2 border-t pt-3">
      <Form id={`accept-${id}`} intent="accept" failed={mine} constraints={{}}>
        <PlanFields id={id} version={version} />
        <p className="mb-2 text-pretty text-ink-2 text-s">
          {t("supplierPlan.acceptHint")} {moves}
        </p>
        <Button look="primary">{t("supplierPlan.accept")}</Button>
      </Form>
      <details className="mt-2" open={isSent("return", mine) || undefined}>
        <summary className={SUMMARY}>
          <Icon name="chevron-down" className="size-3.5" />
          {t("supplierPlan.return")}
        </summary>
        <Form
          id={`return-${id}`}
          intent="return"
          failed={mine}
          constraints={constraints}
          className="max-w-xl space-y-3 pt-1.5"
        >
          <PlanFields id={id} version={version} />
          <TextArea name="reason" label={t("supplierPlan.reason")} hint={t("supplierPlan.reasonHint")} rows={4} />
          <Button>{t("supplierPlan.returnNow")}</Button>
        </Form>
      </details>
    </div>
  );
}

function Revoke({ plan: { id, version }, failed }: Pick<PlanCardProps, "plan" | "failed">) {
  const { t } = useTranslation("actions");
  const mine = ofPlan(failed, id);
  return (
    <details className="mt-2" open={isSent("revoke", mine) || undefined}>
      <summary className={SUMMARY}>
        <Icon name="chevron-down" className="size-3.5" />
        {t("supplierPlan.revoke")}
      </summary>
      <Form id={`revoke-${id}`} intent="revoke" failed={mine} constraints={{}} className="pt-1.5">
        <PlanFields id={id} version={version} />
        <p className="mb-2 text-ink-2 text-s">{t("supplierPlan.revokeHint")}</p>
        <Button>{t("supplierPlan.revokeNow")}</Button>
      </Form>
    </details>
  );
}

const SUMMARY =
  "inline-flex min-h-7 list-none items-center gap-1 text-ink-2 text-s hover:text-ink pointer-coarse:min-h-11";

function PlanFields({ id, version }: { id: number; version: number }) {
  return (
    <>
      <input type="hidden" name="planId" value={id} />
      <VersionField now={version} />
    </>
  );
}

/** A refusal belongs to the plan that was posted. */
const ofPlan = (failed: FailedForm | undefined, id: number) =>
  failed?.submission.initialValue?.planId === String(id) ? failed : undefined;

const isSent = (intent: string, failed: FailedForm | undefined) =>
  failed?.submission.initialValue?.[INTENT_FIELD] === intent;
