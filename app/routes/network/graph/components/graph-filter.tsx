import { Form } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
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
      <Boxes legend={t("filter.sources")} name="sources" {...sources} />
      {selects.map(({ name, label, options, chosen }) => (
        <label key={name} className="block">
          <span className="mb-1 block font-medium text-ink-2 text-xs">{label}</span>
          <select
            name={name}
            defaultValue={chosen}
            className="h-8 w-full rounded-control border border-control bg-card px-2 text-s pointer-coarse:h-11 pointer-coarse:text-m"
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      {collections.options.length > 0 && <Boxes legend={t("filter.collections")} name="in" {...collections} />}
      <Button className="w-full">{t("filter.submit")}</Button>
    </Form>
  );
}

interface BoxesProps {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
}

function Boxes({ legend, name, options, chosen }: BoxesProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-ink-3 text-xs">{legend}</legend>
      <div className="max-h-64 overflow-y-auto">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-7.5 cursor-pointer items-center gap-2.5 text-ink-2 pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="size-4 shrink-0"
            />
            <span className="min-w-0 break-words py-0.5">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
