import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { FormPage } from "~/ui/form-page";

/** Goes on by itself; the button is for browsers that do not. */
export function Leaving({ to }: { to: string }) {
  const { t } = useTranslation("account");
  return (
    <FormPage title={t("company.title")} lead={t("company.leaving", { host: new URL(to).host })}>
      <LinkButton to={to} look="primary" size="large" className="w-full">
        {t("company.submit")}
      </LinkButton>
    </FormPage>
  );
}
