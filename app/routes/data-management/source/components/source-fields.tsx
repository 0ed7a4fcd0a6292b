import { OWN_FORMATS } from "~/backend/contract/connectors";
import { Choices, Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import { type FailedForm, INTENT_FIELD } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot } from "~/ui/form-frame";
import type { SourceView } from "../queries.server";
import { READS_PAGES } from "../schema";
import type { Typed } from "../typed";
import { MailboxFields } from "./mailbox-fields";
import { MappingFields } from "./mapping-fields";
import { PageFields } from "./page-fields";

interface SourceFieldsProps {
  source: SourceView;
  failed: FailedForm | undefined;
  /** What was tested, as it was typed. */
  typed: Typed | undefined;
}

/** The test sends the same fields as saving does, and changes nothing. */
export function SourceFields({ source, failed, typed }: SourceFieldsProps) {
  const { t } = useTranslation("sources");
  const { name, format, choices, isMasked, hasPassword } = source;
  const formats = OWN_FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }));
  const states = (["on", "off"] as const).map((value) => ({ value, label: t(`form.${value}`) }));
  const withNone = (none: string, all: readonly { value: string; label: string }[]) => [
    { value: "", label: none },
    ...all,
  ];
  return (
    <Form id="source" failed={failed} constraints={{}} defaultValue={typed ?? source.values} className="space-y-6">
      {name === null && (
        <>
          <Choices name="format" legend={t("form.format")} type="radio" options={formats} />
          <Field name="name" label={t("form.name")} hint={t("form.nameHint")} autoComplete="off" />
        </>
      )}
      {format !== "mail" && (
        <div data-formats={OWN_FORMATS.filter((one) => one !== "mail").join(" ")}>
          <Field
            name="url"
            label={t("form.url")}
            hint={t(isMasked ? "form.urlMasked" : "form.urlHint")}
            autoComplete="off"
          />
        </div>
      )}
      <MailboxFields format={format} hasPassword={hasPassword} failed={failed} values={typed ?? source.values} />
      <PageFields format={format} failed={failed} values={typed ?? source.values} />
      <MappingFields format={format} failed={failed} values={typed ?? source.values} />
      <div className="grid items-start gap-x-6 gap-y-4.5 m:grid-cols-2">
        <Field
          name="everyMinutes"
          label={t("form.every")}
          hint={t("form.everyHint")}
          inputMode="numeric"
          autoComplete="off"
        />
        <Select
          name="language"
          label={t("form.language")}
          options={withNone(t("form.anyLanguage"), choices.languages)}
        />
        <Select
          name="homeCountry"
          label={t("form.country")}
          hint={t("form.countryHint")}
          options={withNone(t("form.anyCountry"), choices.countries)}
        />
        <Select
          name="eventTypeId"
          label={t("form.type")}
          hint={t("form.typeHint")}
          options={withNone(t("form.noType"), choices.types)}
        />
        {(format === null || READS_PAGES.has(format)) && (
          <div data-formats={[...READS_PAGES].join(" ")}>
            <Select
              name="readsPages"
              label={t("form.readsPages")}
              hint={t("form.readsPagesHint")}
              options={withNone(t("form.titlesOnly"), [{ value: "yes", label: t("form.withPages") }])}
            />
          </div>
        )}
        <Field name="publisherGroup" label={t("form.group")} hint={t("form.groupHint")} autoComplete="off" />
        <Field name="licence" label={t("form.licence")} hint={t("form.licenceHint")} autoComplete="off" />
      </div>
      <Choices name="state" legend={t("form.state")} type="radio" options={states} />
      <FormFoot>
        <Button look="primary" size="large" name={INTENT_FIELD} value="save">
          {t("form.save")}
        </Button>
        <Button size="large" name={INTENT_FIELD} value="test">
          {t("form.test")}
        </Button>
        <LinkButton to={paths.sources()} look="quiet" size="large">
          {t("form.cancel")}
        </LinkButton>
      </FormFoot>
    </Form>
  );
}
