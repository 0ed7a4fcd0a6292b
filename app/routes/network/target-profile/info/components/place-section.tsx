import type { TargetInfo } from "~/backend/contract/target-info";
import { Field } from "~/forms/field";
import { Form, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";

export interface PlaceWords {
  /** Where it is now, and how well that is known. */
  now: string;
  example: string;
  constraints: Constraints;
}

interface PlaceSectionProps {
  info: TargetInfo;
  place: PlaceWords;
  failed: FailedForm | undefined;
}

/** Where a target of the customer's own is, to be set to the point and set back. */
export function PlaceSection({ info: { version, location }, place, failed }: PlaceSectionProps) {
  const { t } = useTranslation("targetInfo");
  const { lat, lon } = location;
  const hint = t("place.hint", { example: place.example });
  return (
    <section aria-labelledby="place" className="mt-3 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id="place" className="mb-2 font-[640] text-s">
        {t("place.heading")}
      </h2>
      <p className="mb-3 text-pretty text-ink-2 text-s">{t("place.lead", { now: place.now })}</p>
      <Form
        key={version}
        id="place-form"
        intent="place"
        failed={failed}
        constraints={place.constraints}
        defaultValue={{ lat: lat === null ? "" : String(lat), lon: lon === null ? "" : String(lon) }}
        className="space-y-3"
      >
        <VersionField now={version} />
        <Field name="lat" label={t("place.latitude")} hint={hint} autoComplete="off" />
        <Field name="lon" label={t("place.longitude")} autoComplete="off" />
        <Button>{t("place.save")}</Button>
      </Form>
      {location.place?.source === "person" && (
        <Form id="restore-form" intent="restore" failed={failed} constraints={{}} className="mt-3">
          <VersionField now={version} />
          <Button>{t("place.reset")}</Button>
        </Form>
      )}
    </section>
  );
}
