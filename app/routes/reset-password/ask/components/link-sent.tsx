import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { FormPage } from "~/ui/form-page";

/** The same for a known and an unknown address. */
export function LinkSent() {
  const { t } = useTranslation("account");
  return (
    <FormPage title={t("ask.sentTitle")} lead={t("ask.sent")}>
      <p className="mb-6 text-ink-2">{t("ask.sentMissing")}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={paths.login()} look="primary" size="large">
          {t("ask.toSignIn")}
        </LinkButton>
        <LinkButton to={paths.resetPassword()} size="large">
          {t("linkOver.again")}
        </LinkButton>
      </div>
    </FormPage>
  );
}
