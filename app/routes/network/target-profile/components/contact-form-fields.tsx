import { Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { LANGUAGE_NAMES, USER_LANGUAGES } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";

/** Who somebody is, and in which language mails to them are. */
export function ContactFormFields() {
  const { t } = useTranslation("contacts");
  const languages = USER_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
  return (
    <>
      <Field name="name" label={t("name")} autoComplete="off" />
      <Field name="role" label={t("role")} hint={t("roleHint")} autoComplete="off" />
      <Select name="language" label={t("language")} options={[{ value: "", label: t("ofCountry") }, ...languages]} />
    </>
  );
}
