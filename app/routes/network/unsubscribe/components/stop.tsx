import { Form } from "@remix-run/react";
import { DeadLink } from "~/domain/account/dead-link";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { FormPage } from "~/ui/form-page";
import type { Mails } from "../queries.server";

/** What stops, and one button; or that it has stopped; or that the link is over. */
export function Stop({ mails }: { mails: Mails | null }) {
  const { t } = useTranslation("account");
  const settings = (
    <LinkButton to={paths.management("notifications")} size="large">
      {t("stop.settings")}
    </LinkButton>
  );
  if (!mails) {
    return <DeadLink>{settings}</DeadLink>;
  }
  const { recipient, channel, stopped } = mails;
  const what = t(`stop.channels.${channel}`, { recipient });
  if (stopped) {
    return (
      <FormPage title={t("stop.stoppedTitle")} lead={`${what} ${t("stop.again")}`}>
        {settings}
      </FormPage>
    );
  }
  return (
    <FormPage title={t("stop.title")} lead={`${what} ${t("stop.rest")}`}>
      <Form method="post" className="flex flex-wrap gap-2">
        <Button look="primary" size="large">
          {t("stop.submit")}
        </Button>
        {settings}
      </Form>
    </FormPage>
  );
}
