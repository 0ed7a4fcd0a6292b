import { Form } from "@remix-run/react";
import type { RequestMails } from "~/backend/contract/requests";
import { DeadLink } from "~/domain/account/dead-link";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { FormPage } from "~/ui/form-page";

/** Whose mails stop, and one button; or that they have stopped; or that the link is none. */
export function Stop({ mails }: { mails: RequestMails | null }) {
  const { t } = useTranslation("request");
  if (!mails) return <DeadLink />;
  const { customer, recipient, stopped } = mails;
  if (stopped) return <FormPage title={t("stop.stopped")} lead={t("stop.stoppedText", { customer, recipient })} />;
  return (
    <FormPage title={t("stop.heading", { customer })} lead={t("stop.text", { customer, recipient })}>
      <Form method="post">
        <Button look="primary" size="large">
          {t("stop.submit")}
        </Button>
      </Form>
    </FormPage>
  );
}
