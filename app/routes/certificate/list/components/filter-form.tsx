import { Form, Link } from "@remix-run/react";
import { VALIDITIES } from "~/backend/contract/document-words";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { FieldFrame } from "~/ui/field-frame";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import type { TypeOptions } from "../../type-options.server";
import type { DocumentFilter } from "../filter";

interface FilterFormProps {
  filter: DocumentFilter;
  target: string | null;
  types: readonly TypeOptions[];
}

/** What the list is narrowed to; a GET form, so that every choice has an address. */
export function FilterForm({ filter, target, types }: FilterFormProps) {
  const { t } = useTranslation("documents");
  const { q, documentType, validity, targetId } = filter;
  const validities = VALIDITIES.map((value) => ({ value, label: t(`validities.${value}`) }));
  return (
    <Form
      key={JSON.stringify(filter)}
      action={paths.documents()}
      role="search"
      aria-label={t("filter.label")}
      className="filter-bar"
    >
      <TextField id="q" name="q" type="search" label={t("filter.words")} defaultValue={q} maxLength={200} />
      <FieldFrame id="documentType" label={t("filter.type")}>
        {() => (
          <select id="documentType" name="documentType" defaultValue={documentType ?? ""} className="field">
            <option value="">{t("filter.any")}</option>
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
      <SelectField
        id="validity"
        name="validity"
        label={t("filter.validity")}
        defaultValue={validity ?? ""}
        options={[{ value: "", label: t("filter.any") }, ...validities]}
      />
      <Button>{t("filter.apply")}</Button>
      {targetId !== null && <input type="hidden" name="targetId" value={targetId} />}
      {target && (
        <p className="filter-note text-s">
          {t("filter.ofTarget", { name: target })}{" "}
          <Link to={paths.documents()} className="font-medium text-accent-strong underline-offset-2 hover:underline">
            {t("filter.reset")}
          </Link>
        </p>
      )}
    </Form>
  );
}
