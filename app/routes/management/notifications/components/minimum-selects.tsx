import { MAIL_CHANNELS, PRIORITIES } from "~/backend/contract/preference-values";
import { Select } from "~/forms/choices";
import { useTranslation } from "~/i18n/use-translation";

/** From which priority on each kind of mail comes; for a collection also "as above". */
export function MinimumSelects({ inherits = false }: { inherits?: boolean }) {
  const { t } = useTranslation("management");
  const options = [...(inherits ? (["Inherit"] as const) : []), "None" as const, ...PRIORITIES].map((value) => ({
    value,
    label: t(`notifications.minimums.${value}`),
  }));
  return MAIL_CHANNELS.map((channel) => (
    <Select key={channel} name={channel} label={t(`notifications.channels.${channel}`)} options={options} />
  ));
}
