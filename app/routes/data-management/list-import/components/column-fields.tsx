import { Select } from "~/forms/choices";
import { useForm } from "~/forms/use-field";
import { useTranslation } from "~/i18n/use-translation";
import type { Found } from "../found";
import { COLUMN_FIELDS, selectOf } from "../schema";

/** Which column of a table holds what: as it was detected, unless somebody chooses one. Open where the names are missing or a choice was made. */
export function ColumnFields({ found }: { found: Found }) {
  const { t } = useTranslation("listPages");
  const { values } = useForm();
  const isChosen = COLUMN_FIELDS.some((field) => Boolean(values[selectOf(field)]));
  const titles = found.titles.map((title) => ({ value: title, label: title }));
  const first = (column: string | undefined) => ({
    value: "",
    label: column === undefined ? t("import.notThere") : t("import.detected", { column }),
  });
  return (
    <details open={isChosen || found.detected.name === undefined || undefined} className="border-line-2 border-y py-2">
      <summary className="disclosure">{t("import.columns")}</summary>
      <p className="my-2 text-pretty text-ink-3 text-xs">{t("import.columnsLead")}</p>
      <input type="hidden" name="found" value={JSON.stringify(found)} />
      <div className="grid items-start gap-x-6 gap-y-4 m:grid-cols-2">
        {COLUMN_FIELDS.map((field) => (
          <Select
            key={field}
            name={selectOf(field)}
            label={t(`import.fields.${field}`)}
            options={[first(found.detected[field]), ...titles]}
          />
        ))}
      </div>
    </details>
  );
}
