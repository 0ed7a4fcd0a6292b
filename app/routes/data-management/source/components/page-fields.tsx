import { Field } from "~/forms/field";
import type { FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import type { Typed } from "../typed";

interface PageFieldsProps {
  /** Of a source that is there; a new one may be of any. */
  format: string | null;
  failed: FailedForm | undefined;
  values: Typed;
}

const FIELDS = ["page_select", "page_leaveOut", "page_ignoreLines"] as const;

/** Which parts of a watched page count. Folded for a new source, which may be another; open where something in it is filled or wrong. */
export function PageFields({ format, failed, values }: PageFieldsProps) {
  const { t } = useTranslation("sources");
  if (format !== null && format !== "page") return null;
  const isWrong = Object.keys(failed?.submission.error ?? {}).some((name) => name.startsWith("page_"));
  const isFilled = FIELDS.some((name) => values[name] !== "");
  return (
    <details
      open={format !== null || isWrong || isFilled || undefined}
      data-formats="page"
      className="border-line-2 border-y py-2"
    >
      <summary className="disclosure">{t("form.page")}</summary>
      <p className="my-2 text-pretty text-ink-3 text-xs">{t("form.pageHint")}</p>
      <div className="space-y-4.5">
        <Field name="page_select" label={t("form.part.select")} autoComplete="off" />
        <TextArea name="page_leaveOut" label={t("form.part.leaveOut")} rows={3} />
        <TextArea name="page_ignoreLines" label={t("form.part.ignoreLines")} rows={3} />
      </div>
    </details>
  );
}
