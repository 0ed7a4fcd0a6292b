import { Choices, Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form, VersionField } from "~/forms/form";
import { GroupedSelect } from "~/forms/grouped-select";
import { type Constraints, type FailedForm, INTENT_FIELD } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot } from "~/ui/form-frame";
import type { RowView } from "../queries.server";
import type { Typed } from "../typed";
import { NearbyFields } from "./nearby-fields";

interface RowFieldsProps {
  row: RowView;
  constraints: Constraints;
  failed: FailedForm | undefined;
  /** What was tried, as it was typed. */
  typed: Typed | undefined;
}

/** The test sends the same fields as saving does, and changes nothing. */
export function RowFields({ row, constraints, failed, typed }: RowFieldsProps) {
  const { t } = useTranslation("reading");
  const values = typed ?? row.values;
  const fields = [
    { value: "title", label: t("words.fields.title") },
    { value: "lead", label: t("words.fields.lead") },
  ];
  const states = [
    { value: "on", label: t("topics.on") },
    { value: "paused", label: t("topics.paused") },
  ];
  return (
    <Form
      id="row"
      failed={failed}
      constraints={{ name: { maxLength: constraints.name?.maxLength } }}
      defaultValue={values}
      className="space-y-6"
    >
      {row.version !== null && <VersionField now={Number(typed?.version || row.version)} />}
      <Field name="name" label={t("topics.name")} hint={t("words.nameHint")} autoComplete="off" />
      <div className="grid items-end gap-x-6 gap-y-4.5 m:grid-cols-2">
        <Select name="language" label={t("words.language")} options={row.languages} />
        <GroupedSelect name="eventTypeId" label={t("words.type")} choose={t("words.chooseType")} groups={row.types} />
      </div>
      <TextArea name="any" label={t("words.any")} hint={t("words.anyHint")} rows={4} />
      <TextArea name="not" label={t("topics.not")} hint={t("words.notHint")} rows={3} />
      <NearbyFields isOpen={Boolean(values.near || values.before)} />
      <Choices name="fields" legend={t("words.fields.legend")} options={fields} />
      <Select
        name="status"
        label={t("words.status")}
        hint={t("words.statusHint")}
        options={[{ value: "", label: t("words.noStatus") }, ...row.statuses]}
      />
      <TextArea name="match" label={t("words.match")} hint={t("words.matchHint")} rows={4} />
      <TextArea name="no" label={t("words.no")} hint={t("words.noHint")} rows={4} />
      <Choices name="state" legend={t("topics.state")} type="radio" options={states} />
      <FormFoot>
        <Button look="primary" size="large" name={INTENT_FIELD} value="save">
          {t("words.save")}
        </Button>
        <Button size="large" formNoValidate name={INTENT_FIELD} value="test">
          {t("topics.test")}
        </Button>
        <LinkButton to={paths.readingWords()} look="quiet" size="large">
          {t("topics.cancel")}
        </LinkButton>
      </FormFoot>
    </Form>
  );
}
