import { Form as PlainForm } from "@remix-run/react";
import type { TaskCalendar } from "~/backend/contract/task-calendars";
import { Choices } from "~/forms/choices";
import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Beside, FormFoot, FormFrame } from "~/ui/form-frame";
import { Table } from "~/ui/table";

interface CalendarPageProps {
  calendars: readonly TaskCalendar[];
  failed: FailedForm | undefined;
}

/** Addresses at which calendar programs get one's tasks: a new one, and those that there are. */
export function CalendarPage({ calendars, failed }: CalendarPageProps) {
  const { t } = useTranslation("tasks");
  return (
    <FormFrame
      title={t("headings.calendar")}
      lead={t("calendar.lead")}
      aside={
        <Beside title={t("calendar.howTitle")}>
          <p>{t("calendar.how")}</p>
        </Beside>
      }
    >
      <Form id="make" intent="make" failed={failed} constraints={{}} className="space-y-4.5">
        <Choices
          name="withNames"
          legend={t("calendar.tells")}
          type="checkbox"
          options={[{ value: "yes", label: t("calendar.withNames") }]}
        />
        <FormFoot>
          <Button look="primary" size="large">
            {t("calendar.make")}
          </Button>
        </FormFoot>
      </Form>
      {calendars.length > 0 && (
        <PlainForm method="post" id="calendars" className="mt-8">
          <Table
            caption={t("calendar.list")}
            columns={[t("calendar.created"), t("calendar.used"), t("calendar.tells"), t("calendar.action")]}
          >
            {calendars.map(({ id, withNames, createdAt, lastUsedAt }) => (
              <tr key={id}>
                <td>
                  <Moment at={createdAt} />
                </td>
                <td>{lastUsedAt ? <Moment at={lastUsedAt} /> : t("calendar.never")}</td>
                <td>{t(withNames ? "calendar.names" : "calendar.kindsOnly")}</td>
                <td>
                  <Button name="revoke" value={id}>
                    {t("calendar.revoke")}
                  </Button>
                </td>
              </tr>
            ))}
          </Table>
        </PlainForm>
      )}
    </FormFrame>
  );
}
