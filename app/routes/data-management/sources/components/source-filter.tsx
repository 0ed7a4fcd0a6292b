import { Form } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { SelectField } from "~/ui/select-field";
import type { SourcesView } from "../queries.server";

/** What narrows the list, as a form whose answer is an address; and how many there are in all. */
export function SourceFilter({ view: { summary, chosen, healths, formats, clearHref } }: { view: SourcesView }) {
  const { t } = useTranslation("sources");
  return (
    <Form
      key={`${chosen.health} ${chosen.format}`}
      method="get"
      role="search"
      aria-label={t("filter")}
      className="filter-bar"
    >
      <SelectField
        id="filter-health"
        name="health"
        label={t("columns.health")}
        defaultValue={chosen.health}
        options={[{ value: "", label: t("anyHealth") }, ...healths]}
      />
      <SelectField
        id="filter-format"
        name="format"
        label={t("form.format")}
        defaultValue={chosen.format}
        options={[{ value: "", label: t("anyFormat") }, ...formats]}
      />
      <Button>{t("apply")}</Button>
      {clearHref && <LinkButton to={clearHref}>{t("clear")}</LinkButton>}
      <p className="col-span-full ml-auto self-center text-ink-3 text-s max-s:ml-0">{summary}</p>
    </Form>
  );
}
