import { DOCUMENT_CATEGORIES, EXPIRES_SOON } from "~/backend/contract/document-words";
import { Choices, Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { FileField } from "~/forms/file-field";
import { GroupedSelect } from "~/forms/grouped-select";
import { TextArea } from "~/forms/text-area";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import type { RefusedDocument } from "../refused.server";
import type { TypeOptions } from "../type-options.server";
import { TargetField } from "./target-field";

export interface DocumentFieldsProps {
  types: readonly TypeOptions[];
  /** Names of types of one's own. */
  ownTypes: readonly string[];
  /** How large a file may be, in words. */
  limit: string;
  /** The file that it has; null for a new document. */
  current: string | null;
  /** Only of a document that is there already. */
  verification?: readonly { value: string; label: string }[];
  /** Somebody has verified the file that it has. */
  isVerified?: boolean;
  failed?: RefusedDocument;
}

/** What is said of a document; its file comes last, so that all else is known by the time it has been sent. */
export function DocumentFields({
  types,
  ownTypes,
  limit,
  current,
  verification,
  isVerified,
  failed,
}: DocumentFieldsProps) {
  const { t } = useTranslation("documents");
  const categories = DOCUMENT_CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) }));
  const options = (["showOnTarget", "siteSpecific", "notifyCustomer"] as const).map((value) => ({
    value,
    label: t(`fields.${value}`),
  }));
  return (
    <>
      <TargetField failed={failed} />
      <GroupedSelect
        name="documentType"
        label={t("fields.type")}
        choose={t("fields.choose")}
        groups={types}
        last={{ value: "custom", label: t("types.custom") }}
      />
      {/* Its own way of display would outdo what hides it. */}
      <div data-own-type>
        <div className="grid gap-4 s:grid-cols-2">
          <Field
            name="customText"
            label={t("fields.customText")}
            hint={t("fields.customTextHint")}
            autoComplete="off"
          />
          <Select
            name="customCategory"
            label={t("fields.customCategory")}
            hint={t("fields.customTextHint")}
            options={[{ value: "", label: t("fields.choose") }, ...categories]}
          />
        </div>
      </div>
      {ownTypes.length > 0 && (
        <p data-own-type className="text-ink-3 text-xs">
          {t("fields.ownTypes", { names: ownTypes.slice(0, 20).join(DOT) })}
        </p>
      )}
      <TextArea name="description" label={t("fields.description")} rows={3} />
      <div className="grid gap-4 s:grid-cols-2">
        <Field name="validFrom" label={t("fields.validFrom")} type="date" />
        <Field name="validUntil" label={t("fields.validUntil")} type="date" />
      </div>
      <p className="text-ink-3 text-xs">{t("fields.validUntilHint", { days: EXPIRES_SOON })}</p>
      {verification && <Select name="verificationType" label={t("fields.verificationType")} options={verification} />}
      <Choices name="use" legend={t("fields.options")} options={options} />
      {isVerified && (
        <Choices
          name="newFile"
          legend={t("fields.newFile")}
          hint={t("fields.newFileHint")}
          options={[{ value: "verified", label: t("fields.newFileVerified") }]}
        />
      )}
      <FileField limit={limit} current={current} failed={failed} />
    </>
  );
}
