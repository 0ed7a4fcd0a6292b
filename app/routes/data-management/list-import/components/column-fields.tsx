import { Select } from "~/forms/choices";
import { useTranslation } from "~/i18n/use-translation";
import type { Found } from "../found";
import { COLUMN_FIELDS, selectOf } from "../schema";

/** Which column of a table holds what: as it was detected, unless somebody chooses one. */
export function ColumnFields({ found }: { found: Found }) {
  const { t } = useTranslation("listPages");
  const titles = found.titles.map((title) => ({ value: title, label: title }));
  const first = (column: string | undefined) => ({
    value: "",
    label: column === undefined ? t("import.notThere") : t("import.detected", { column }),
  });
  return (
    <section aria-labelledby="columns" className="border-line-2 border-y py-4">
      <h2 id="columns" className="font-semibold">
        {t("import.columns")}
      </h2>
      <p className="mt-1 mb-3 text-pretty text-ink-2 text-s">{t("import.columnsLead")}</p>
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
    </section>
  );
}
