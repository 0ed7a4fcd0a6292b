import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import { EDGE_SOURCES, TIERS } from "~/backend/contract/collection-words";
import { Choices, Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { useTranslation } from "~/i18n/use-translation";

/** Which of the tiers behind the collection it reaches, and from which priority on their alerts count. */
export function TierFields() {
  const { t } = useTranslation("collection");
  const priorities = PRIORITY_NAMES.map((value) => ({ value, label: t(`priorities.${value}`) }));
  return (
    <fieldset className="flex flex-col gap-4.5 rounded-card border border-line p-4 pt-2">
      <legend className="px-1 font-semibold">{t("tiers")}</legend>
      <input type="hidden" name="hasTiers" value="yes" />
      <Select
        name="maxTier"
        label={t("tier.max")}
        options={TIERS.map((value) => ({ value, label: t("tier.upTo", { tier: value }) }))}
      />
      <Choices
        name="sources"
        legend={t("tier.sources")}
        options={EDGE_SOURCES.map((value) => ({ value, label: t(`sources.${value}`) }))}
      />
      <div className="grid items-end gap-4 s:grid-cols-2">
        <Field name="minimumProbability" label={t("tier.probability")} inputMode="numeric" autoComplete="off" />
        <Field name="minimumShipments" label={t("tier.shipments")} inputMode="numeric" autoComplete="off" />
        <Field name="shippedFrom" type="date" label={t("tier.from")} />
        <Field name="shippedTo" type="date" label={t("tier.to")} />
      </div>
      <details>
        <summary className="disclosure">{t("tier.priorities")}</summary>
        <div className="mt-2 grid gap-4 s:grid-cols-2">
          {TIERS.map((tier) => (
            <Select key={tier} name={`priority${tier}`} label={t("tier.priorityOf", { tier })} options={priorities} />
          ))}
        </div>
      </details>
    </fieldset>
  );
}
