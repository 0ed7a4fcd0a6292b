import { Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { LANGUAGE_NAMES, USER_LANGUAGES } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";

interface RequestCardProps {
  /** What can be asked; none where the page is about one. */
  definitions: readonly { value: string; label: string }[];
  defaults: Record<string, string>;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** Asks a target's contact, who needs no account. */
export function RequestCard({ definitions, defaults, constraints, failed }: RequestCardProps) {
  const { t } = useTranslation("questionnaires");
  const languages = USER_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
  return (
    <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id="request" className="font-[640] text-s">
        {t("send")}
      </h2>
      <p className="mt-1 mb-3 text-pretty text-ink-2 text-s">{t("sendLead")}</p>
      <Form
        id="request-form"
        intent="request"
        failed={failed}
        constraints={constraints}
        defaultValue={defaults}
        className="space-y-3"
      >
        {definitions.length > 0 && <Select name="definition" label={t("which")} options={definitions} />}
        <Field name="email" inputMode="email" label={t("email")} autoComplete="off" />
        <Field name="name" label={t("name")} autoComplete="off" />
        <div className="grid gap-3 s:grid-cols-2">
          <Select name="language" label={t("language")} options={languages} />
          <Field name="dueOn" type="date" label={t("dueOn")} />
        </div>
        <TextArea name="message" label={t("message")} hint={t("messageHint")} rows={3} />
        <Button>{t("sendNow")}</Button>
      </Form>
    </section>
  );
}
