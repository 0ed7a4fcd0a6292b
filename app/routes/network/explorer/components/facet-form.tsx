import { Form, Link, useSubmit } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { useResetWith } from "~/ui/use-reset-with";
import type { FacetsView, FacetView } from "../facets.server";

interface FacetFormProps {
  view: FacetsView;
  /** What else the list is narrowed to, which the form keeps. */
  kept: Record<string, string>;
  /** Its boxes follow the server when this changes. */
  state: string;
}

/** What tells targets apart, each value with how many it would show. With a script a tick is enough. */
export function FacetForm({ view: { facets, estimated }, kept, state }: FacetFormProps) {
  const { t } = useTranslation("explorer");
  const submit = useSubmit();
  const form = useResetWith(state);
  return (
    <Form
      ref={form}
      method="get"
      action={paths.explorer()}
      aria-label={t("facets.label")}
      className="px-2"
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {estimated && <p className="mb-2 text-ink-2 text-xs">{estimated}</p>}
      {facets.map((facet) => (
        <FacetGroup key={facet.name} facet={facet} />
      ))}
      <Button className="mt-3 w-full">{t("facets.apply")}</Button>
    </Form>
  );
}

function FacetGroup({ facet: { name, heading, isOpen, choices, allHref } }: { facet: FacetView }) {
  const { t } = useTranslation("explorer");
  return (
    <details open={isOpen || undefined} className="mt-3 first:mt-0">
      <summary className="filter-summary">{heading}</summary>
      <fieldset aria-label={heading}>
        {choices.map(({ value, word, count, checked }) => (
          <label key={value} className="filter-choice">
            <input type="checkbox" name={name} value={value} defaultChecked={checked} />
            <span className="min-w-0 flex-1 break-words">{word}</span>
            <span className="text-ink-3 text-xs tabular-nums">{count}</span>
          </label>
        ))}
        {allHref && (
          <Link
            to={allHref}
            preventScrollReset
            className="ml-1 inline-flex min-h-7 items-center text-accent-strong text-s underline-offset-2 hover:underline pointer-coarse:min-h-11"
          >
            {t("facets.all", { facet: heading })}
          </Link>
        )}
      </fieldset>
    </details>
  );
}
