import { PLAN_LANGUAGES } from "~/backend/contract/supplier-plan-words";
import { Choices, Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { LANGUAGE_NAMES } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import type { PlansView } from "../view.server";

interface SendFormProps {
  send: NonNullable<PlansView["send"]>;
  /** Of the action, which the contact reads. */
  title: string;
  isConfidential: boolean;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** Asks a contact, who needs no account, and says what they will read. */
export function SendForm({ send: { recipients, typed }, title, isConfidential, constraints, failed }: SendFormProps) {
  const { t } = useTranslation("actions");
  const languages = PLAN_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
  return (
    <section>
      <h2 className="font-[640]">{t("supplierPlan.ask")}</h2>
      <p className="mt-1 mb-3 text-pretty text-ink-2 text-s">{t("supplierPlan.lead")}</p>
      <Form
        id="send"
        intent="send"
        failed={failed}
        constraints={constraints}
        defaultValue={typed}
        className="space-y-4.5"
      >
        <Select name="recipient" label={t("supplierPlan.to")} options={recipients} />
        <div className="grid gap-4 s:grid-cols-2">
          <Select name="language" label={t("supplierPlan.language")} options={languages} />
          <Field name="dueOn" type="date" label={t("supplierPlan.dueOn")} />
        </div>
        <TextArea
          name="message"
          label={t("supplierPlan.message")}
          hint={t("supplierPlan.messageHint", { title })}
          rows={5}
        />
        {isConfidential && (
          <Choices
            name="confirmed"
            legend={t("supplierPlan.confirm")}
            options={[{ value: "yes", label: t("supplierPlan.confirmed") }]}
          />
        )}
        <Button look="primary" size="large">
          {t("supplierPlan.send")}
        </Button>
      </Form>
    </section>
  );
}
