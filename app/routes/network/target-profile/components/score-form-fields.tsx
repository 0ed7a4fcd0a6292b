import { useField } from "@conform-to/react";
import { Field } from "~/forms/field";
import { TextArea } from "~/forms/text-area";
import { type MessageKey, useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { FieldFrame } from "~/ui/field-frame";
import type { Options } from "../event-type-options";

/** What is said of a score of one's own. */
export function ScoreFormFields({ types }: { types: readonly Options[] }) {
  const { t } = useTranslation("externalScores");
  return (
    <>
      <EventType types={types} />
      <Field name="value" label={t("value")} hint={t("valueHint")} inputMode="numeric" autoComplete="off" />
      <TextArea name="comment" label={t("comment")} rows={3} />
      <div className="grid gap-3 s:grid-cols-2">
        <Field name="validFrom" label={t("validFrom")} type="date" />
        <Field name="validUntil" label={t("validUntil")} type="date" />
      </div>
      <p className="text-ink-3 text-xs">{t("periodHint")}</p>
    </>
  );
}

function EventType({ types }: { types: readonly Options[] }) {
  const { t } = useTranslation("externalScores");
  const text = useMessage();
  const [field] = useField<string>("eventTypeId");
  const first = field.errors?.[0] as MessageKey | undefined;
  return (
    <FieldFrame id={field.id} label={t("eventType")} hint={t("eventTypeHint")} error={first && text(first)}>
      {(described) => (
        <select
          key={field.key}
          id={field.id}
          name={field.name}
          defaultValue={field.initialValue ?? ""}
          required
          aria-invalid={first ? true : undefined}
          aria-describedby={described}
          className={`field ${first ? "border-bad" : "border-control"}`}
        >
          <option value="">{t("choose")}</option>
          {types.map(({ group, options }) => (
            <optgroup key={group} label={group}>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
