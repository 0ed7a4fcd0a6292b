import { Form, Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Page, PageHead } from "~/ui/page";
import type { NotificationPage } from "../queries.server";
import { NotificationRow } from "./notification-row";

/** One form for all of them: each button says what it does, and with which. */
export function NotificationList({ notifications, next, isFirst }: NotificationPage) {
  const { t } = useTranslation("notifications");
  const newest = notifications[0];
  const hasUnread = notifications.some(({ isRead }) => !isRead);
  return (
    <Page reading>
      <Form method="post" preventScrollReset>
        <PageHead title={t("title")} lead={t("lead")}>
          {isFirst && newest && hasUnread && (
            <Button name="what" value={`all:${newest.id}`}>
              {t("markAll")}
            </Button>
          )}
        </PageHead>
        {notifications.length === 0 ? (
          <Nothing>{t("none")}</Nothing>
        ) : (
          <ul aria-label={t("list")} className="divide-y divide-line border-line border-y">
            {notifications.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} />
            ))}
          </ul>
        )}
      </Form>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {!isFirst && <LinkButton to={paths.notifications()}>{t("newest")}</LinkButton>}
        {next && <LinkButton to={paths.notifications(next)}>{t("older")}</LinkButton>}
        <Link
          to={paths.management("notifications")}
          className="ml-auto py-1 text-accent-strong text-s underline underline-offset-2"
        >
          {t("settings")}
        </Link>
      </div>
    </Page>
  );
}
