import { Field } from "~/forms/field";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { MAPPED, MAPPED_OF } from "../schema";
import type { Typed } from "../typed";

interface MappingFieldsProps {
  /** Of a source that is there; a new one may be of either. */
  format: string | null;
  failed: FailedForm | undefined;
  values: Typed;
}

/** Where a JSON service or a table has what. Folded for a new source, which may be a feed; open where something in it is filled or wrong. */
export function MappingFields({ format, failed, values }: MappingFieldsProps) {
  const { t } = useTranslation("sources");
  if (format !== null && format !== "json" && format !== "table") return null;
  const fields = format === null ? MAPPED : MAPPED_OF[format];
  const isWrong = Object.keys(failed?.submission.error ?? {}).some((name) => name.startsWith("map_"));
  const isFilled = MAPPED.some((name) => values[`map_${name}`] !== "");
  return (
    <details
      open={format !== null || isWrong || isFilled || undefined}
      data-formats="json table"
      className="border-line-2 border-y py-2"
    >
      <summary className="disclosure">{t("form.mapping")}</summary>
      <p className="my-2 text-pretty text-ink-3 text-xs">{t("form.mappingHint")}</p>
      <div className="grid items-end gap-x-6 gap-y-4.5 m:grid-cols-2">
        {fields.map((name) => (
          <Field key={name} name={`map_${name}`} label={t(`form.map.${name}`)} autoComplete="off" />
        ))}
      </div>
    </details>
  );
}
