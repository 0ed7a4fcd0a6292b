import { Form, Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import type { FilterView } from "../filter-view.server";
import { useCounts } from "./use-counts";

/** The filter above the actions. With a script its figures come once somebody goes into it; without one they are on a page of their own. */
export function Filter({ view }: { view: FilterView }) {
  const { t } = useTranslation("actions");
  const { counted, ask } = useCounts(view);
  const { choices, more } = counted ?? view;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for whichever of its fields is gone into
    <div onFocus={ask}>
      <FilterForm view={{ ...view, choices, more: { ...more, isOpen: view.more.isOpen } }}>
        <Link to={view.countsHref} className={BESIDE}>
          {t("index.counts")}
        </Link>
      </FilterForm>
    </div>
  );
}

/** What the list is narrowed to: the usual in sight, the rest behind "More filters". */
export function FilterForm({
  view: { q, choices, more, kept, allHref },
  children,
}: {
  view: FilterView;
  children?: React.ReactNode;
}) {
  const { t } = useTranslation("actions");
  return (
    <Form method="get" action={paths.actions()} role="search" aria-label={t("index.filter")} className="filter-bar">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField id="filter-q" name="q" type="search" label={t("index.search")} defaultValue={q} maxLength={100} />
      {choices.map((choice) => (
        <Choice key={choice.name} choice={choice} />
      ))}
      <Button>{t("index.apply")}</Button>
      <div className="filter-note flex flex-wrap items-start gap-x-5">
        <details className="min-w-0 open:basis-full" open={more.isOpen || undefined}>
          <summary className={`${BESIDE} list-none`}>
            <Icon name="chevron-down" className="size-3.5" />
            {t("index.more")}
          </summary>
          <div className="grid grid-cols-2 gap-3 pt-2 m:grid-cols-4">
            {more.choices.map((choice) => (
              <Choice key={choice.name} choice={choice} />
            ))}
            {more.days.map(({ name, label, value }) => (
              <TextField key={name} id={`filter-${name}`} name={name} type="date" label={label} defaultValue={value} />
            ))}
          </div>
        </details>
        {children}
        {allHref && (
          <Link to={allHref} className={BESIDE}>
            {t("index.clear")}
          </Link>
        )}
      </div>
    </Form>
  );
}

/** What else can be done with a filter, below its fields. */
const BESIDE = "inline-flex h-7 items-center gap-1 text-ink-2 text-s hover:text-ink pointer-coarse:h-11";

function Choice({ choice: { name, label, value, options } }: { choice: FilterView["choices"][number] }) {
  return <SelectField id={`filter-${name}`} name={name} label={label} options={options} defaultValue={value} />;
}
