import { Form } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import type { SupplyView } from "../view.server";

/** What narrows the list, as a form whose answer is an address. */
export function SupplyFilterForm({ view: { chosen, isNarrowed, clearHref, total } }: { view: SupplyView }) {
  const { t } = useTranslation("supplyPages");
  const any = { value: "", label: t("filter.any") };
  return (
    <Form
      key={Object.values(chosen).join(" ")}
      method="get"
      role="search"
      aria-label={t("filter.label")}
      className="mb-4 flex flex-wrap items-end gap-3 max-s:[&>*]:basis-full"
    >
      <TextField
        id="filter-supplier"
        name="supplier"
        label={t("columns.supplier")}
        maxLength={200}
        defaultValue={chosen.supplier}
      />
      <TextField id="filter-input" name="input" label={t("filter.input")} maxLength={200} defaultValue={chosen.input} />
      <TextField id="filter-on" name="on" type="date" label={t("filter.on")} defaultValue={chosen.on} />
      <SelectField
        id="filter-recovery"
        name="recovery"
        label={t("columns.recovery")}
        defaultValue={chosen.recovery}
        options={[any, { value: "missing", label: t("filter.missing") }]}
      />
      <SelectField
        id="filter-confirmed"
        name="confirmed"
        label={t("columns.confirmed")}
        defaultValue={chosen.confirmed}
        options={[any, { value: "stale", label: t("filter.stale") }]}
      />
      <Button className="h-9">{t("filter.apply")}</Button>
      {isNarrowed && (
        <LinkButton to={clearHref} className="h-9">
          {t("filter.clear")}
        </LinkButton>
      )}
      <p className="ml-auto self-center text-ink-3 text-s max-s:ml-0">{total}</p>
    </Form>
  );
}
