import { Choices, Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import type { OwnOptions } from "../own-measure/view.server";

/** What is said of an own measure, by whoever writes or changes it. */
export function OwnFields({ options }: { options: OwnOptions }) {
  const { t } = useTranslation("measures");
  return (
    <>
      <fieldset className="space-y-3">
        <legend className="mb-1.5 font-semibold">{t("own.names")}</legend>
        <p className="text-ink-3 text-xs">{t("own.namesHint")}</p>
        <Field name="nameEn" label={t("own.nameIn.en")} autoComplete="off" />
        <Field name="nameDe" label={t("own.nameIn.de")} autoComplete="off" />
        <Field name="nameFr" label={t("own.nameIn.fr")} autoComplete="off" />
        <Field name="nameCh" label={t("own.nameIn.ch")} autoComplete="off" />
      </fieldset>
      <TextArea name="what" label={t("page.what")} hint={t("own.whatHint")} />
      <TextArea name="fits" label={t("page.fits")} rows={2} />
      <TextArea name="notFits" label={t("page.notFits")} rows={2} />
      <Select name="typeId" label={t("page.type")} options={options.types} />
      <div className="scrolls max-h-72 rounded-card border border-line px-4 py-3">
        <Choices name="topics" legend={t("page.topics")} hint={t("own.topicsHint")} options={options.topics} />
      </div>
      <Select name="purpose" label={t("filter.purpose")} options={options.purposes} />
      <Choices name="laws" legend={t("own.laws")} hint={t("own.lawsHint")} options={options.laws} />
      <Select name="effort" label={t("filter.effort")} options={options.efforts} />
      <Field name="typicalDays" label={t("own.typicalDays")} hint={t("own.typicalDaysHint")} inputMode="numeric" />
      <TextArea name="steps" label={t("page.steps")} hint={t("own.stepsHint")} rows={5} />
      <TextArea name="evidence" label={t("page.evidence")} hint={t("own.linesHint")} rows={3} />
      <TextArea name="warnings" label={t("page.warnings")} hint={t("own.linesHint")} rows={2} />
      <Field name="source" label={t("page.source")} hint={t("own.sourceHint")} />
      <Select name="confidence" label={t("own.confidence")} options={options.confidences} />
    </>
  );
}
