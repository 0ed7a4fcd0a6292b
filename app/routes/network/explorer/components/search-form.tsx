import { Form } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { useResetWith } from "~/ui/use-reset-with";
import type { ExplorerView } from "../view.server";

/** Words, goods, a collection and the order; what the facets let through is kept. */
export function SearchForm({ search, action = paths.explorer() }: { search: ExplorerView["search"]; action?: string }) {
  const { t } = useTranslation("explorer");
  const form = useResetWith(JSON.stringify(search));
  return (
    <Form ref={form} method="get" action={action} role="search" className="mb-3 rounded-card bg-card p-3 shadow-card">
      {search.kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap items-end gap-2">
        <label className="min-w-0 flex-[1_1_16rem]">
          <span className="filter-heading">{t("search.words")}</span>
          <input
            type="search"
            name="q"
            defaultValue={search.q}
            maxLength={200}
            aria-describedby="explorer-hint"
            className="field h-9"
          />
        </label>
        <Button look="primary">{t("search.submit")}</Button>
      </div>
      <p id="explorer-hint" className="mt-1 text-ink-3 text-xs">
        {t("search.hint")}
      </p>
      <div className="mt-2 flex flex-wrap items-end gap-x-3 gap-y-2">
        <label className="filter-choice max-s:w-full">
          <input type="checkbox" name="begins" value="true" defaultChecked={search.begins} />
          {t("search.begins")}
        </label>
        <label className="max-s:w-full">
          <span className="filter-heading">{t("search.hs")}</span>
          <input name="hs" defaultValue={search.hs} maxLength={12} inputMode="numeric" className="field h-8 w-28" />
        </label>
        <label className="min-w-0 max-w-full flex-[0_1_14rem] max-s:flex-[1_1_100%]">
          <span className="filter-heading">{t("search.collection")}</span>
          <select name="collection" defaultValue={search.collection} className="field h-8">
            <option value="">{t("search.any")}</option>
            {search.collections.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {search.sorts.length > 0 && (
          <label className="min-w-0 max-w-full flex-[0_1_12rem] max-s:flex-[1_1_100%]">
            <span className="filter-heading">{t("search.sort")}</span>
            <select name="sort" defaultValue={search.sort} className="field h-8">
              {search.sorts.map(({ value, word }) => (
                <option key={value} value={value}>
                  {word}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </Form>
  );
}
