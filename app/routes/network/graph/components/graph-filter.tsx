import { Form } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { FilterBoxes, FilterSelects } from "../../components/filter-controls";
import type { FilterFormView } from "../view/filter-form";

/** What the graph shows, as a plain form. Without a box checked every source counts. */
export function GraphFilter({ filter }: { filter: FilterFormView }) {
  const { t } = useTranslation("graph");
  const { sources, collections, selects, kept } = filter;
  return (
    <Form
      method="get"
      className="space-y-4 p-2"
      preventScrollReset
      key={JSON.stringify([sources, collections, selects])}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterBoxes legend={t("filter.sources")} name="sources" {...sources} />
      <FilterSelects selects={selects} />
      {collections.options.length > 0 && <FilterBoxes legend={t("filter.collections")} name="in" {...collections} />}
      <Button className="w-full">{t("filter.submit")}</Button>
    </Form>
  );
}
