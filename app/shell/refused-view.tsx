import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { MessagePage } from "./message-page";

/** The user is known and may not see this. */
export function RefusedView() {
  const { t } = useTranslation();
  return (
    <MessagePage
      icon="lock"
      title={t("refused.heading")}
      action={
        <LinkButton to={paths.feed()} look="primary" size="large">
          {t("refused.toFeed")}
        </LinkButton>
      }
    >
      <p>{t("refused.text")}</p>
    </MessagePage>
  );
}
