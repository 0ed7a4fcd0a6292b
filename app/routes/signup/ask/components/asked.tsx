import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { FormPage } from "~/ui/form-page";

/** What happens next, and whom to write to when it does not. */
export function Asked({ contactEmail }: { contactEmail: string }) {
  const { t } = useTranslation("welcome");
  return (
    <FormPage title={t("signup.sentTitle")} lead={t("signup.sent")}>
      <p className="mb-6 text-pretty text-ink-2">
        {t("signup.sentMissing")}{" "}
        <a href={`mailto:${contactEmail}`} className="text-accent-strong underline underline-offset-2">
          {contactEmail}
        </a>
      </p>
      <LinkButton to={paths.landing()} size="large">
        {t("signup.toLanding")}
      </LinkButton>
    </FormPage>
  );
}
