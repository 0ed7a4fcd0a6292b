import { useNavigation } from "@remix-run/react";
import { COLLECTION_KINDS, COLLECTION_SCOPES, COLLECTION_TYPES } from "~/backend/contract/collection-words";
import type { GraphForecast } from "~/backend/contract/collections";
import { placeOptions } from "~/domain/collection/parent-options";
import { Choices, Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import type { SettingsView } from "../queries.server";
import type { Forecast } from "../typed";
import { DeliveryFields } from "./delivery-fields";
import { ForecastNote } from "./forecast-note";
import { TierFields } from "./tier-fields";
import { useForecast } from "./use-forecast";

interface SettingsFormProps {
  settings: SettingsView;
  constraints: Constraints;
  failed: FailedForm | undefined;
  /** Of what was sent last. */
  forecast: GraphForecast | null;
  typed: Forecast["typed"] | null;
}

/** Name, place, tiers and delivery, saved together. How large the graph becomes is said before anything is saved. */
export function SettingsForm({ settings, constraints, failed, forecast, typed }: SettingsFormProps) {
  const { t } = useTranslation("collection");
  const navigation = useNavigation();
  const isSaving = navigation.formData?.get("intent") === "save";
  const { shown, isPending, ask } = useForecast(settings.id, forecast ?? settings.forecast);
  const { tiersEnabled, parents, mayChooseScope, version } = settings;
  const place = String(settings.values.parentId ?? "");
  const places = placeOptions(parents, place, { top: t("top"), hidden: t("settings.hiddenParent") });
  return (
    <div onChange={(event) => tiersEnabled && ask((event.target as HTMLInputElement).form)}>
      <Form
        key={typed ? JSON.stringify(typed) : `stored ${version}`}
        id="settings"
        failed={failed}
        constraints={constraints}
        defaultValue={typed ?? settings.values}
        className="space-y-4.5"
      >
        <VersionField now={version} />
        <Field name="name" label={t("name")} autoComplete="off" />
        <Select name="parentId" label={t("parent")} options={places} />
        <Select
          name="type"
          label={t("type")}
          options={COLLECTION_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        <Select
          name="kind"
          label={t("kind")}
          hint={t("kindHint")}
          options={COLLECTION_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        {mayChooseScope && (
          <Choices
            name="scope"
            type="radio"
            legend={t("scope")}
            options={COLLECTION_SCOPES.map((value) => ({ value, label: t(`scopes.${value}`) }))}
          />
        )}
        {tiersEnabled ? (
          <>
            <TierFields />
            {shown && <ForecastNote forecast={shown} isPending={isPending} />}
          </>
        ) : (
          <p className="text-ink-2 text-s">{t("tiersOff")}</p>
        )}
        <DeliveryFields />
        <div className="flex flex-wrap gap-2">
          <Button look="primary" name="intent" value="save" disabled={isSaving} aria-busy={isSaving}>
            {t(isSaving ? "settings.saving" : "settings.save")}
          </Button>
          {tiersEnabled && (
            <Button
              name="intent"
              value="forecast"
              onClick={(event) => {
                event.preventDefault();
                ask(event.currentTarget.form);
              }}
            >
              {t("forecast.ask")}
            </Button>
          )}
        </div>
      </Form>
    </div>
  );
}
