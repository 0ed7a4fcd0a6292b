import { Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { TextArea } from "~/forms/text-area";
import { useField } from "~/forms/use-field";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { TextField } from "~/ui/text-field";
import type { Option } from "./action-fields";

interface TemplateFieldsProps {
  types: readonly Option[];
  purposes: readonly Option[];
  rights: readonly Option[];
  rows: number;
}

/** What a template holds: what is done, what for, in which steps, and what proves it. */
export function TemplateFields({ types, purposes, rights, rows }: TemplateFieldsProps) {
  const { t } = useTranslation("actions");
  return (
    <>
      <Field name="title" label={t("start.name")} autoComplete="off" />
      <Select name="typeId" label={t("start.type")} options={types} />
      <Select name="purpose" label={t("plan.purpose")} options={purposes} hint={t("plan.purposeHint")} />
      <Select name="rightConcerned" label={t("plan.right")} options={rights} />
      <TextArea name="description" label={t("start.note")} rows={3} />
      <Field name="evidence" label={t("templates.evidence")} hint={t("templates.evidenceHint")} autoComplete="off" />
      <section className="space-y-3 border-line border-t pt-4.5">
        <h2 className="font-[640]">{t("plan.steps")}</h2>
        <p className="text-ink-2 text-s">{t("plan.stepsHint")}</p>
        {Array.from({ length: rows }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <div key={at} className="grid items-start gap-3 s:grid-cols-[minmax(0,1fr)_14rem]">
            <Text name={`steps[${at}].title`} label={t("plan.step", { number: at + 1 })} />
            <Text name={`steps[${at}].afterDays`} label={t("plan.stepDays", { number: at + 1 })} isNumber />
          </div>
        ))}
      </section>
    </>
  );
}

function Text({ name, label, isNumber = false }: { name: string; label: string; isNumber?: boolean }) {
  const text = useMessage();
  const { id, initialValue, error, constraints } = useField(name);
  return (
    <TextField
      id={id}
      name={name}
      label={label}
      inputMode={isNumber ? "numeric" : undefined}
      autoComplete="off"
      defaultValue={initialValue}
      {...constraints}
      error={error && text(error)}
    />
  );
}
