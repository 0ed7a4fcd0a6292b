import { Link } from "@remix-run/react";
import type { RequestedQuestionnaires } from "~/backend/contract/questionnaires";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Panel } from "~/ui/section-page";
import { NetworkSubpage } from "../../components/network-subpage";
import { Problem } from "../../components/problem";
import type { Asked } from "../queries.server";

interface RequestPageProps {
  asked: Asked;
  returnTo: string;
  constraints: Constraints;
  /** What was sent, and who could not be asked. */
  outcome: { sent: number; failed: RequestedQuestionnaires["failed"] } | undefined;
  failed: FailedForm | undefined;
}

/** Asks several targets at once, after one has seen whom: mails leave the house. */
export function RequestPage({ asked, returnTo, constraints, outcome, failed }: RequestPageProps) {
  const { t } = useTranslation("network");
  const { t: q } = useTranslation("questionnaires");
  const { targets, dueOn } = asked;
  return (
    <NetworkSubpage back={t("selfAssessments.back")} to={returnTo}>
      <Panel title={t("selfAssessments.title")} lead={outcome ? undefined : t("selfAssessments.lead")} first>
        <Problem failed={failed} />
        {outcome ? (
          <Outcome outcome={outcome} targets={targets} />
        ) : (
          <Form
            id="self-assessments"
            failed={failed}
            constraints={constraints}
            defaultValue={{ dueOn }}
            className="space-y-4"
          >
            <input type="hidden" name="returnTo" value={returnTo} />
            <section aria-labelledby="whom">
              <h2 id="whom" className="mb-1 font-semibold text-s">
                {t("selfAssessments.whom", { count: targets.length })}
              </h2>
              <ul className="max-h-60 list-disc overflow-y-auto pl-5">
                {targets.map(({ id, name }) => (
                  <li key={id}>
                    {name}
                    <input type="hidden" name="targetIds" value={id} />
                  </li>
                ))}
              </ul>
            </section>
            <Field name="dueOn" type="date" label={q("dueOn")} />
            <TextArea name="message" label={q("message")} hint={q("messageHint")} rows={3} />
            <Button look="primary">{t("selfAssessments.send")}</Button>
          </Form>
        )}
      </Panel>
    </NetworkSubpage>
  );
}

interface OutcomeProps {
  outcome: NonNullable<RequestPageProps["outcome"]>;
  targets: Asked["targets"];
}

function Outcome({ outcome: { sent, failed }, targets }: OutcomeProps) {
  const { t } = useTranslation("network");
  const nameOf = (id: number) => targets.find((target) => target.id === id)?.name ?? String(id);
  return (
    <>
      <div role="status">{sent > 0 && <Notice>{t("selfAssessments.done", { count: sent })}</Notice>}</div>
      <h2 className="mt-5 mb-1 font-semibold">{t("selfAssessments.failed", { count: failed.length })}</h2>
      <ul className="divide-y divide-line-2 border-line-2 border-y">
        {failed.map(({ targetId, code }) => (
          <li key={targetId} className="py-2">
            <Link
              to={paths.targetSelfAssessment(targetId)}
              className="font-medium text-accent-strong underline underline-offset-2"
            >
              {nameOf(targetId)}
            </Link>
            <span className="block text-ink-2 text-s">{t(`selfAssessments.why.${code}`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
