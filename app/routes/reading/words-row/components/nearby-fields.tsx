import { Field } from "~/forms/field";
import { TextArea } from "~/forms/text-area";
import { useForm } from "~/forms/use-field";
import { useTranslation } from "~/i18n/use-translation";

const NAMES = ["near", "nearWithin", "before", "beforeWithin"];

/** Words that have to stand around the evidence: most rows need none. Open where there are some, or one of them was refused. */
export function NearbyFields({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation("reading");
  const { failed, values } = useForm();
  const isRefused = NAMES.some((name) => failed?.submission.error?.[name]);
  return (
    <details open={isOpen || isRefused || Boolean(values.near || values.before) || undefined}>
      <summary className="disclosure">{t("words.nearby")}</summary>
      <div className="mt-3 space-y-6 border-line border-l-2 pl-4">
        {(["near", "before"] as const).map((name) => (
          <div key={name} className="grid items-start gap-x-6 gap-y-3 m:grid-cols-[minmax(0,1fr)_10rem]">
            <TextArea name={name} label={t(`words.${name}`)} hint={t(`words.${name}Hint`)} rows={3} />
            <Field name={`${name}Within`} label={t("words.within")} hint={t("words.withinHint")} inputMode="numeric" />
          </div>
        ))}
      </div>
    </details>
  );
}
