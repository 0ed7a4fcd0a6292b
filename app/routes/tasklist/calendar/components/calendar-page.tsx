import { Form as PlainForm } from "@remix-run/react";
import type { TaskCalendar } from "~/backend/contract/task-calendars";
import { Choices } from "~/forms/choices";
import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Page, PageHead } from "~/ui/page";

interface CalendarPageProps {
  calendars: readonly TaskCalendar[];
  failed: FailedForm | undefined;
}

/** Addresses at which calendar programs get one's tasks: those that there are, and a new one. */
export function CalendarPage({ calendars, failed }: CalendarPageProps) {
  const { t } = useTranslation("tasks");
  return (
    <Page reading>
      <PageHead title={t("headings.calendar")} lead={t("calendar.lead")} />
      {calendars.length > 0 && (
        <PlainForm method="post" id="calendars" aria-label={t("calendar.list")} className="mb-6">
          <p id="revoked" className="mb-2 max-w-prose text-pretty text-ink-2 text-s">
            {t("calendar.revokeHint")}
          </p>
          <ul className="divide-y divide-line-2 rounded-card bg-card px-4 shadow-card">
            {calendars.map((calendar) => (
              <Address key={calendar.id} calendar={calendar} />
            ))}
          </ul>
        </PlainForm>
      )}
      <Form
        id="make"
        intent="make"
        failed={failed}
        constraints={{}}
        className="space-y-4.5 rounded-card bg-card p-4 shadow-card"
      >
        <Choices
          name="withNames"
          legend={t("calendar.tells")}
          type="checkbox"
          options={[{ value: "yes", label: t("calendar.withNames") }]}
        />
        <p className="max-w-prose text-pretty text-ink-2 text-s">{t("calendar.how")}</p>
        <Button look="primary">{t("calendar.make")}</Button>
      </Form>
    </Page>
  );
}

function Address({ calendar: { id, withNames, createdAt, lastUsedAt } }: { calendar: TaskCalendar }) {
  const { t } = useTranslation("tasks");
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{t(withNames ? "calendar.names" : "calendar.kindsOnly")}</p>
        <dl className="flex flex-wrap gap-x-4 text-ink-3 text-s">
          <div className="flex gap-x-1.5">
            <dt>{t("calendar.created")}</dt>
            <dd>
              <Moment at={createdAt} />
            </dd>
          </div>
          <div className="flex gap-x-1.5">
            <dt>{t("calendar.used")}</dt>
            <dd>{lastUsedAt ? <Moment at={lastUsedAt} /> : t("calendar.never")}</dd>
          </div>
        </dl>
      </div>
      <Button name="revoke" value={id} aria-describedby="revoked">
        {t("calendar.revoke")}
      </Button>
    </li>
  );
}
