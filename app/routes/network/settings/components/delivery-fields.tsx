import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import { Select } from "~/forms/choices";
import { useTranslation } from "~/i18n/use-translation";

const FIELDS = ["feed", "realtime", "daily", "weekly"] as const;

/** How alerts about what the collection holds reach its readers; they may choose otherwise for themselves. */
export function DeliveryFields() {
  const { t } = useTranslation("collection");
  const options = [
    { value: "Inherit", label: t("delivery.inherit") },
    { value: "None", label: t("delivery.none") },
    ...PRIORITY_NAMES.map((value) => ({ value, label: t(`priorities.${value}`) })),
  ];
  return (
    <fieldset className="rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{t("delivery.title")}</legend>
      <p className="mb-3 text-ink-3 text-xs">{t("delivery.hint")}</p>
      <div className="grid gap-4 s:grid-cols-2">
        {FIELDS.map((name) => (
          <Select key={name} name={name} label={t(`delivery.${name}`)} options={options} />
        ))}
      </div>
    </fieldset>
  );
}
