import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { FormFoot, FormFrame } from "~/ui/form-frame";

/** The address, once. */
export function CalendarMade({ address }: { address: string }) {
  const { t } = useTranslation("tasks");
  return (
    <FormFrame title={t("calendar.made.title")} lead={t("calendar.made.lead")}>
      <p className="mb-3">
        <code className="block select-all break-all rounded-card border border-line bg-card p-4">{address}</code>
      </p>
      <p className="mb-6 text-ink-2 text-s">{t("calendar.made.where")}</p>
      <FormFoot>
        <LinkButton to={paths.taskCalendars()} look="primary" size="large">
          {t("calendar.made.done")}
        </LinkButton>
      </FormFoot>
    </FormFrame>
  );
}
