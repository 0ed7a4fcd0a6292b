import { Form, useSubmit } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useResetWith } from "~/ui/use-reset-with";
import type { Facet } from "../filter-view.server";
import type { TableView } from "../view.server";

/** What is shown. With a script a tick is enough; a list waits for the button, because arrow keys change it on their way to a value. */
export function FilterForm({ view }: { view: TableView }) {
  const { t } = useTranslation("network");
  const submit = useSubmit();
  const form = useResetWith(view.here);
  const { filter, facets, path } = view;
  return (
    <Form
      ref={form}
      method="get"
      action={path}
      aria-label={t("filter.label")}
      className="mt-5 px-2"
      onChange={(event) => {
        if ((event.target as Element).matches("input[type=checkbox]")) submit(event.currentTarget);
      }}
    >
      {filter.q && <input type="hidden" name="q" value={filter.q} />}
      {filter.sort !== "name" && <input type="hidden" name="sort" value={filter.sort} />}
      {facets.lists.map((facet) => (
        <FacetGroup key={facet.name} facet={facet} />
      ))}
      <label className="mt-5 block">
        <span className={HEADING}>{t("filter.following")}</span>
        <select
          key={filter.following}
          name="following"
          defaultValue={filter.following}
          className="field h-8 border-control"
        >
          <option value="">{t("filter.any")}</option>
          <option value="true">{t("filter.followingIs.true")}</option>
          <option value="false">{t("filter.followingIs.false")}</option>
        </select>
      </label>
      <label className="mt-5 block">
        <span className={HEADING}>{t("filter.country")}</span>
        <select
          key={filter.countries[0]}
          name="countries"
          defaultValue={filter.countries[0] ?? ""}
          className="field h-8 border-control"
        >
          <option value="">{t("filter.any")}</option>
          {facets.countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="mt-5 block">
        <span className={HEADING}>{t("filter.foreignId")}</span>
        <input name="foreignId" defaultValue={filter.foreignId} maxLength={100} className="field h-8 border-control" />
      </label>
      <Button className="mt-3 w-full">{t("filter.apply")}</Button>
    </Form>
  );
}

const HEADING = "mb-1.5 block font-semibold text-ink-3 text-xs";

/** Those that are rarely asked for are folded until something in them is ticked. */
const OPEN = new Set(["tiers", "risks"]);

function FacetGroup({ facet: { name, heading, choices } }: { facet: Facet }) {
  const isOpen = OPEN.has(name) || choices.some(({ checked }) => checked);
  return (
    <details open={isOpen || undefined} className="group/facet mt-3">
      <summary className="flex h-7 list-none items-center font-semibold text-ink-3 text-xs hover:text-ink pointer-coarse:h-11">
        <Icon name="chevron-down" className="mr-1 size-3 -rotate-90 group-open/facet:rotate-0" />
        {heading}
      </summary>
      <fieldset>
        <legend className="sr-only">{heading}</legend>
        {choices.map(({ value, word, checked }) => (
          <label
            key={value}
            className="flex min-h-7 cursor-pointer items-center gap-2 rounded-control px-1 text-ink-2 hover:bg-hover pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={checked}
              className="size-4 shrink-0 accent-accent"
            />
            {word}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
