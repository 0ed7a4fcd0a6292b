import { useField } from "@conform-to/react";
import { type MessageKey, useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { FieldFrame } from "~/ui/field-frame";
import type { TypeOptions } from "../type-options.server";

/** The type, by what types are about, and one of one's own at the end. */
export function TypeField({ types }: { types: readonly TypeOptions[] }) {
  const { t } = useTranslation("documents");
  const text = useMessage();
  const [field] = useField<string>("documentType");
  const first = field.errors?.[0] as MessageKey | undefined;
  return (
    <FieldFrame id={field.id} label={t("fields.type")} error={first && text(first)}>
      {(described) => (
        <select
          key={field.key}
          id={field.id}
          name={field.name}
          defaultValue={field.initialValue ?? ""}
          required
          aria-invalid={first ? true : undefined}
          aria-describedby={described}
          className={`field ${first ? "border-bad" : "border-control"}`}
        >
          <option value="">{t("fields.choose")}</option>
          {types.map(({ group, options }) => (
            <optgroup key={group} label={group}>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
          <option value="custom">{t("types.custom")}</option>
        </select>
      )}
    </FieldFrame>
  );
}
