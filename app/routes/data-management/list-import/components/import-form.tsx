import { Choices, Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import { type FailedForm, INTENT_FIELD } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot } from "~/ui/form-frame";
import type { Found } from "../found";
import type { FormView } from "../queries.server";
import { WHOSE } from "../schema";
import { ColumnFields } from "./column-fields";
import { FilesField } from "./files-field";

interface ImportFormProps {
  list: { name: string; title: string } | null;
  form: FormView;
  failed: FailedForm | undefined;
  /** What was previewed, as it was typed. */
  typed: Record<string, string> | undefined;
  found: Found | null;
  /** How many entries would leave a list that would lose most of them; `accept` is the number itself. */
  loss: Readonly<Record<string, string | number>> | null;
  isPreviewed: boolean;
}

/** The preview sends the same fields as the import does, and changes nothing. */
export function ImportForm({ list, form, failed, typed, found, loss, isPreviewed }: ImportFormProps) {
  const { t } = useTranslation("listPages");
  const { formats, limits, mayShare } = form;
  const accept = String(loss?.accept ?? "");
  return (
    <Form
      id="list-import"
      takesFile
      failed={failed}
      constraints={{}}
      defaultValue={typed ?? { whose: mayShare ? "all" : "own" }}
      className="space-y-5"
    >
      {loss && (
        <Choices
          name="acceptLoss"
          legend={t("import.lossLegend")}
          options={[{ value: accept, label: t("import.loss", loss) }]}
        />
      )}
      {list === null && mayShare && (
        <Choices
          name="whose"
          type="radio"
          legend={t("import.whose")}
          options={WHOSE.map((value) => ({ value, label: t(`import.whoses.${value}`) }))}
        />
      )}
      {list === null && !mayShare && <input type="hidden" name="whose" value="own" />}
      {list === null && (
        <div className="grid items-start gap-x-6 gap-y-4.5 m:grid-cols-2">
          <Field name="title" label={t("import.listTitle")} hint={t("import.listTitleHint")} autoComplete="off" />
          <Field name="name" label={t("import.name")} hint={t("import.nameHint")} autoComplete="off" />
        </div>
      )}
      <Select
        name="format"
        label={t("import.format")}
        options={[{ value: "", label: t("import.detect") }, ...formats]}
      />
      {found && <ColumnFields found={found} />}
      <FilesField hint={t("import.filesHint", limits)} isAgain={isPreviewed || failed !== undefined} />
      <FormFoot>
        <Button look={isPreviewed ? "plain" : "primary"} name={INTENT_FIELD} value="preview">
          {t("import.preview")}
        </Button>
        <Button look={isPreviewed ? "primary" : "plain"} name={INTENT_FIELD} value="import">
          {t("import.submit")}
        </Button>
        <LinkButton to={list ? paths.list(list.name) : paths.lists()} look="quiet">
          {t("import.cancel")}
        </LinkButton>
      </FormFoot>
    </Form>
  );
}
