import { Form as PlainForm } from "@remix-run/react";
import type { FeedSubscription } from "~/backend/contract/feed-subscriptions";
import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Beside } from "~/ui/form-frame";
import { Table } from "~/ui/table";

/** One's own addresses at which feed readers get the view. */
export function Readers({
  subscriptions,
  failed,
}: {
  subscriptions: readonly FeedSubscription[];
  failed: FailedForm | undefined;
}) {
  const { t } = useTranslation("views");
  return (
    <Beside title={t("readers.title")}>
      <p className="mb-3">{t("readers.lead")}</p>
      {subscriptions.length > 0 && (
        <PlainForm method="post" id="readers" className="mb-4">
          <Table caption={t("readers.title")} columns={[t("readers.made"), t("readers.used"), t("action")]}>
            {subscriptions.map(({ id, createdAt, lastUsedAt }) => (
              <tr key={id}>
                <td>
                  <Moment at={createdAt} />
                </td>
                <td>{lastUsedAt ? <Moment at={lastUsedAt} /> : t("readers.never")}</td>
                <td>
                  <Button name="revoke" value={id}>
                    {t("readers.revoke")}
                  </Button>
                </td>
              </tr>
            ))}
          </Table>
        </PlainForm>
      )}
      <Form id="subscribe" intent="subscribe" failed={failed} constraints={{}}>
        <Button>{t("readers.make")}</Button>
      </Form>
    </Beside>
  );
}
