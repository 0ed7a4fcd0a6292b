import { useField } from "@conform-to/react";
import { type MessageKey, useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { FieldFrame } from "~/ui/field-frame";
import type { EventTypeGroup } from "../queries.server";

/** About fifty types under their groups. */
export function EventTypeSelect({ groups }: { groups: readonly EventTypeGroup[] }) {
  const { t } = useTranslation("newAlert");
  const text = useMessage();
  const [field] = useField<string>("eventTypeId");
  const first = field.errors?.[0] as MessageKey | undefined;
  const error = first && text(first);
  return (
    <FieldFrame id={field.id} label={t("type")} error={error}>
      {(described) => (
        <select
          key={field.key}
          id={field.id}
          name={field.name}
          defaultValue={field.initialValue ?? ""}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          className={`field ${error ? "border-bad" : "border-control"}`}
        >
          <option value="">{t("chooseType")}</option>
          {groups.map(({ label, options }) => (
            <optgroup key={label} label={label}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
