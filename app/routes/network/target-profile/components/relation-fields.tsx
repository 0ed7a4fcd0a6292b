import { Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { useTranslation } from "~/i18n/use-translation";

/** What somebody delivers. */
export function RelationFields({ types }: { types: readonly { value: string; label: string }[] }) {
  const { t } = useTranslation("suppliers");
  return (
    <>
      <Select name="type" label={t("type")} options={types} />
      <Field name="hsCodes" label={t("hsCodes")} hint={t("hsCodesHint")} autoComplete="off" />
    </>
  );
}
