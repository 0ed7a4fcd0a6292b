import { DeadLink } from "~/domain/account/dead-link";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";

/** What somebody sees whose link was used, is too old, or never was. */
export function LinkOver({ again }: { again: boolean }) {
  const { t } = useTranslation("account");
  return (
    <DeadLink>
      {again && (
        <LinkButton to={paths.resetPassword()} look="primary" size="large">
          {t("linkOver.again")}
        </LinkButton>
      )}
      <LinkButton to={paths.login()} size="large">
        {t("ask.toSignIn")}
      </LinkButton>
    </DeadLink>
  );
}
