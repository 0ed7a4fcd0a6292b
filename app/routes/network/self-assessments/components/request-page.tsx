import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import { Problem } from "~/forms/problem";
import type { Constraints, FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot, FormFrame } from "~/ui/form-frame";
import { Notice } from "~/ui/notice";
import type { Asked, AskedOfAll } from "../queries.server";
import { Outcome, type OutcomeProps } from "./outcome";
import { WhomOfAll } from "./whom-of-all";

interface RequestPageProps {
  /** Those that were ticked. */
  targets: Asked["targets"];
  /** All that match instead of these. */
  all: AskedOfAll | null;
  dueOn: string;
  returnTo: string;
  constraints: Constraints;
  outcome: OutcomeProps["outcome"] | undefined;
  failed: FailedForm | undefined;
}

/** Asks several targets at once, after one has seen whom: mails leave the house. */
export function RequestPage({ targets, all, dueOn, returnTo, constraints, outcome, failed }: RequestPageProps) {
  const { t } = useTranslation("network");
  const { t: q } = useTranslation("questionnaires");
  const mayAsk = !outcome && !all?.isNobody;
  const back = (
    <LinkButton to={returnTo} look="quiet" size="large">
      {t("selfAssessments.back")}
    </LinkButton>
  );
  return (
    <FormFrame title={t("selfAssessments.title")} lead={outcome ? undefined : t("selfAssessments.lead")}>
      <Problem failed={failed} />
      {outcome && <Outcome outcome={outcome} targets={targets} />}
      {all && <WhomOfAll all={all} />}
      {all?.isNobody && <Notice>{t(all.matching ? "selfAssessments.nobody" : "problems.tooMany")}</Notice>}
      {!mayAsk && <FormFoot>{back}</FormFoot>}
      {mayAsk && (
        <Form
          id="self-assessments"
          failed={failed}
          constraints={constraints}
          defaultValue={{ dueOn }}
          className="space-y-4"
        >
          <input type="hidden" name="returnTo" value={returnTo} />
          {!all && <Ticked targets={targets} />}
          <Field name="dueOn" type="date" label={q("dueOn")} />
          <TextArea name="message" label={q("message")} hint={q("messageHint")} rows={3} />
          <FormFoot>
            <Button look="primary" size="large">
              {t("selfAssessments.send")}
            </Button>
            {back}
          </FormFoot>
        </Form>
      )}
    </FormFrame>
  );
}

function Ticked({ targets }: Pick<RequestPageProps, "targets">) {
  const { t } = useTranslation("network");
  return (
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
  );
}
