import { useTranslation } from "~/i18n/use-translation";
import { Field } from "./field";

/** A person's two names, in the order of the reader's language; `own` ones the browser can fill in. */
export function NameFields({ own = true }: { own?: boolean }) {
  const { t, i18n } = useTranslation("account");
  const first = <Field key="first" name="firstname" label={t("firstname")} autoComplete={own ? "given-name" : "off"} />;
  const last = <Field key="last" name="lastname" label={t("lastname")} autoComplete={own ? "family-name" : "off"} />;
  return i18n.language.startsWith("zh") ? [last, first] : [first, last];
}
