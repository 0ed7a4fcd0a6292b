import { Field } from "~/forms/field";
import { GroupedSelect } from "~/forms/grouped-select";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import type { Options } from "../event-type-options";

/** What is said of a score of one's own. */
export function ScoreFormFields({ types }: { types: readonly Options[] }) {
  const { t } = useTranslation("externalScores");
  return (
    <>
      <GroupedSelect
        name="eventTypeId"
        label={t("eventType")}
        hint={t("eventTypeHint")}
        choose={t("choose")}
        groups={types}
      />
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
