import { TASK_DIGESTS } from "~/backend/contract/task-words";
import { Choices, Select } from "~/forms/choices";
import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/section-page";
import type { DeliveryView } from "../queries.server";

/** How often one's list of tasks comes by mail, and whether each task that one is given does. */
export function TaskMails({ delivery, failed }: { delivery: DeliveryView; failed: FailedForm | undefined }) {
  const { t } = useTranslation("management");
  const { tasks, hour } = delivery;
  return (
    <Panel title={t("notifications.tasks.title")} lead={t("notifications.tasks.lead")}>
      <Form
        id="tasks"
        intent="tasks"
        failed={failed}
        constraints={{}}
        defaultValue={{
          digest: tasks.digest,
          given: tasks.given ? "on" : "",
          commented: tasks.commented ? "on" : "",
          reminders: tasks.reminders ? "on" : "",
        }}
        className="space-y-4.5"
      >
        <Select
          name="digest"
          label={t("notifications.tasks.digest")}
          hint={t("notifications.tasks.digestHint", { hour })}
          options={TASK_DIGESTS.map((value) => ({ value, label: t(`notifications.tasks.digests.${value}`) }))}
        />
        <Choices
          name="given"
          legend={t("notifications.tasks.given")}
          options={[{ value: "on", label: t("notifications.tasks.givenOn") }]}
        />
        <Choices
          name="commented"
          legend={t("notifications.tasks.commented")}
          hint={t("notifications.tasks.commentedHint")}
          options={[{ value: "on", label: t("notifications.tasks.commentedOn") }]}
        />
        <Choices
          name="reminders"
          legend={t("notifications.tasks.reminders")}
          hint={t("notifications.tasks.remindersHint", { hour })}
          options={[{ value: "on", label: t("notifications.tasks.remindersOn") }]}
        />
        <Button look="primary">{t("save")}</Button>
      </Form>
    </Panel>
  );
}
