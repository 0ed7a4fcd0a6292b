import { Form, useSubmit } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { useResetWith } from "~/ui/use-reset-with";
import type { Facet } from "../filter-view.server";
import type { TablePageView } from "../table-page.server";
import { CountryField } from "./country-field";

/** What is shown. With a script a tick is enough; a list waits for the button, because arrow keys change it on their way to a value. */
export function FilterForm({ view }: { view: TablePageView }) {
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
        <span className="filter-heading">{t("filter.following")}</span>
        <select key={filter.following} name="following" defaultValue={filter.following} className="field h-8">
          <option value="">{t("filter.any")}</option>
          <option value="true">{t("filter.followingIs.true")}</option>
          <option value="false">{t("filter.followingIs.false")}</option>
        </select>
      </label>
      <CountryField chosen={filter.countries[0] ?? ""} countries={facets.countries} allHref={view.allCountriesHref} />
      <label className="mt-5 block">
        <span className="filter-heading">{t("filter.foreignId")}</span>
        <input name="foreignId" defaultValue={filter.foreignId} maxLength={100} className="field h-8" />
      </label>
      <Button className="mt-3 w-full">{t("filter.apply")}</Button>
    </Form>
  );
}

/** Those that are rarely asked for are folded until something in them is ticked. */
const OPEN = new Set(["tiers", "risks"]);

function FacetGroup({ facet: { name, heading, choices } }: { facet: Facet }) {
  const isOpen = OPEN.has(name) || choices.some(({ checked }) => checked);
  return (
    <details open={isOpen || undefined} className="mt-3">
      <summary className="filter-summary">{heading}</summary>
      <fieldset aria-label={heading}>
        {choices.map(({ value, word, checked }) => (
          <label key={value} className="filter-choice">
            <input type="checkbox" name={name} value={value} defaultChecked={checked} />
            {word}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
