import { Form } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { PullDown } from "~/ui/pull-down";
import { ChoiceMenus } from "../../components/choice-menus";
import { FILTER_CONTROL, FilterBoxes, FilterSelects } from "../../components/filter-controls";
import type { FilterView } from "../view/filter";

/** How groups are made and what ribbons are as wide as, one step away; and the form of all else. */
export function FlowToolbar({ filter }: { filter: FilterView }) {
  const { t } = useTranslation("graph");
  return (
    <div className="graph-toolbar relative">
      <ChoiceMenus menus={filter.menus} />
      {/* What was typed wrong is in sight with what is wrong with it. */}
      <PullDown
        key={filter.chips.map(({ key }) => key).join(" ")}
        className="s:relative"
        open={filter.fields.some(({ problem }) => problem !== null)}
      >
        <summary className="button button-plain">
          <Icon name="filter" />
          {t("filter.label")}
        </summary>
        <div className="graph-menu graph-menu-wide">
          <FlowFilter filter={filter} />
        </div>
      </PullDown>
    </div>
  );
}

function FlowFilter({ filter: { sources, selects, fields, kept } }: { filter: FilterView }) {
  const { t } = useTranslation("graph");
  return (
    <Form method="get" className="space-y-4 p-2" preventScrollReset key={JSON.stringify([sources, selects, fields])}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterSelects selects={selects} />
      <FilterBoxes legend={t("filter.sources")} name="sources" {...sources} />
      {fields.map(({ name, label, hint, value, problem }) => (
        <div key={name}>
          <label htmlFor={`flow-${name}`} className="mb-1 block font-medium text-ink-2 text-xs">
            {label}
          </label>
          <input
            id={`flow-${name}`}
            name={name}
            defaultValue={value}
            inputMode={name === "probability" ? "decimal" : "numeric"}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`flow-${name}-note`}
            className={FILTER_CONTROL}
          />
          <p id={`flow-${name}-note`} className={`mt-1 text-xs ${problem ? "text-bad" : "text-ink-3"}`}>
            {problem ?? hint}
          </p>
        </div>
      ))}
      <Button className="w-full">{t("filter.submit")}</Button>
    </Form>
  );
}
