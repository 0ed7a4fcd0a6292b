import { Select } from "~/forms/choices";
import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/section-page";
import type { DeliveryView } from "../queries.server";
import { MinimumSelects } from "./minimum-selects";

/** What holds wherever no collection says otherwise, and when mails come. */
export function Standard({ delivery, failed }: { delivery: DeliveryView; failed: FailedForm | undefined }) {
  const { t } = useTranslation("management");
  const { standard, timeZone, zones, hour } = delivery;
  const value = { timeZone, ...wishes(standard, "None") };
  return (
    <Panel title={t("notifications.title")} lead={t("notifications.lead")} first>
      <Form
        id="standard"
        intent="standard"
        failed={failed}
        constraints={{}}
        defaultValue={value}
        className="space-y-4.5"
      >
        <MinimumSelects />
        <Select
          name="timeZone"
          label={t("notifications.timeZone")}
          hint={t("notifications.timeZoneHint", { hour })}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
        />
        <Button look="primary">{t("save")}</Button>
      </Form>
    </Panel>
  );
}

/** Minimums as the fields of the form; `missing` for those that are not set. */
export function wishes(
  minimums: Partial<DeliveryView["standard"]>,
  missing: "None" | "Inherit",
): Record<keyof DeliveryView["standard"], string> {
  const wish = (minimum: string | null | undefined) => (minimum === undefined ? missing : (minimum ?? "None"));
  return {
    EmailRealtime: wish(minimums.EmailRealtime),
    EmailDaily: wish(minimums.EmailDaily),
    EmailWeekly: wish(minimums.EmailWeekly),
  };
}
