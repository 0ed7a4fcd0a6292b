import { Form, Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { SelectField } from "~/ui/select-field";
import type { TextsView } from "../view.server";

/** The two lists as links, and what narrows them as a form whose answer is an address. */
export function ReviewFilter({ view: { tabs, chosen, types, languages, clearHref } }: { view: TextsView }) {
  const { t } = useTranslation("reading");
  const typeId = "filter-type";
  return (
    <div className="mb-4 flex flex-col items-start gap-x-6 gap-y-3 l:flex-row l:items-end">
      <nav
        aria-label={t("review.views")}
        className="flex rounded-control border border-line bg-sunken p-0.5 max-s:w-full"
      >
        {tabs.map(({ key, href }) => (
          <Link
            key={key}
            to={href}
            aria-current={key === chosen.view ? "page" : undefined}
            className="flex min-h-7 items-center justify-center rounded-control px-3 max-s:min-h-9 max-s:flex-1 text-ink-2 text-s hover:text-ink aria-[current]:bg-card aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-card"
          >
            {t(`review.${key}`)}
          </Link>
        ))}
      </nav>
      <Form
        method="get"
        role="search"
        aria-label={t("review.filter")}
        className="grid w-full min-w-0 grid-cols-2 items-end gap-3 s:flex s:flex-wrap s:[&>div]:max-w-56 s:[&>div]:flex-[1_1_8rem] s:[&_select]:h-8 s:[&_select]:text-s l:flex-1"
      >
        {chosen.view !== "waiting" && <input type="hidden" name="view" value={chosen.view} />}
        <div className="min-w-0">
          <label htmlFor={typeId} className="mb-1.5 block font-medium text-s">
            {t("review.type")}
          </label>
          <select id={typeId} name="eventTypeId" defaultValue={chosen.eventTypeId} className="field">
            <option value="">{t("review.anyType")}</option>
            {types.map(({ group, options }) => (
              <optgroup key={group} label={group}>
                {options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <SelectField
          id="filter-language"
          name="language"
          label={t("review.language")}
          defaultValue={chosen.language}
          options={[{ value: "", label: t("review.anyLanguage") }, ...languages]}
        />
        <Button className="max-s:h-9">{t("review.apply")}</Button>
        {clearHref && (
          <LinkButton to={clearHref} className="max-s:h-9">
            {t("review.clear")}
          </LinkButton>
        )}
      </Form>
    </div>
  );
}
