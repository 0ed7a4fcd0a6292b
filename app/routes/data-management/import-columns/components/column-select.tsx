import { useField } from "~/forms/use-field";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { describedBy, FieldError } from "~/ui/field-notes";

interface ColumnSelectProps {
  name: string;
  title: string;
  fields: readonly { value: string; label: string }[];
}

/** What one column means; its heading names it, so that only a screen reader needs a label. */
export function ColumnSelect({ name, title, fields }: ColumnSelectProps) {
  const { t } = useTranslation("importPages");
  const text = useMessage();
  const { id, initialValue, error } = useField(name);
  const said = error && text(error);
  return (
    <>
      <select
        id={id}
        name={name}
        defaultValue={initialValue ?? ""}
        aria-label={t("columnsPage.fieldOf", { title })}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, error: said })}
        className="field w-full"
      >
        <option value="">{t("columnsPage.leaveOut")}</option>
        {fields.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <FieldError id={id} error={said} />
    </>
  );
}
