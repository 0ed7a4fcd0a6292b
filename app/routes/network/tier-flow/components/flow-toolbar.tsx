import { Form, Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { PullDown } from "~/ui/pull-down";
import type { FilterView } from "../view/filter";

/** How groups are made and what ribbons are as wide as, one step away; and the form of all else. */
export function FlowToolbar({ filter }: { filter: FilterView }) {
  const { t } = useTranslation("graph");
  return (
    <div className="graph-toolbar relative">
      {filter.menus.map(({ name, label, chosen, options }) => (
        // Another choice closes it.
        <PullDown key={`${name} ${chosen}`} className="relative">
          <summary className="button button-plain">
            <span>
              <span className="text-ink-3">{label}:</span> {chosen}
            </span>
            <Icon name="chevron-down" className="size-3.5" />
          </summary>
          <ul className="graph-menu">
            {options.map((option) => (
              <li key={option.href}>
                <Link
                  to={option.href}
                  preventScrollReset
                  aria-current={option.current ? "true" : undefined}
                  className="graph-menu-entry"
                >
                  {option.label}
                </Link>
              </li>
            ))}
          </ul>
        </PullDown>
      ))}
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
      {selects.map(({ name, label, options, chosen }) => (
        <label key={name} className="block">
          <span className="mb-1 block font-medium text-ink-2 text-xs">{label}</span>
          <select name={name} defaultValue={chosen} className={CONTROL}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <fieldset>
        <legend className="mb-1 font-semibold text-ink-3 text-xs">{t("filter.sources")}</legend>
        {sources.options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-7.5 cursor-pointer items-center gap-2.5 text-ink-2 pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              name="sources"
              value={value}
              defaultChecked={sources.chosen.includes(value)}
              className="size-4 shrink-0"
            />
            {label}
          </label>
        ))}
      </fieldset>
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
            className={CONTROL}
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

const CONTROL =
  "h-8 w-full rounded-control border border-control bg-card px-2 text-s pointer-coarse:h-11 pointer-coarse:text-m aria-invalid:border-bad";
