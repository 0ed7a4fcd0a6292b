import { Form } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import type { EventsView } from "../view.server";

/** What narrows the list, as a form whose answer is an address. */
export function EventFilter({ view }: { view: NonNullable<EventsView["events"]> }) {
  const { t } = useTranslation("eventPages");
  const { chosen, types, sources, isNarrowed, clearHref, part, total } = view;
  return (
    <Form
      key={`${chosen.type} ${chosen.source} ${chosen.day}`}
      method="get"
      role="search"
      aria-label={t("filter.label")}
      className="filter-bar"
    >
      {part && <input type="hidden" name="part" value={part} />}
      <SelectField
        id="filter-type"
        name="type"
        label={t("filter.type")}
        defaultValue={chosen.type}
        options={[{ value: "", label: t("filter.anyType") }, ...types]}
      />
      <SelectField
        id="filter-source"
        name="source"
        label={t("filter.source")}
        defaultValue={chosen.source}
        options={[{ value: "", label: t("filter.anySource") }, ...sources]}
      />
      <TextField id="filter-day" name="day" type="date" label={t("filter.day")} defaultValue={chosen.day} />
      <Button>{t("filter.apply")}</Button>
      {isNarrowed && <LinkButton to={clearHref}>{t("filter.clear")}</LinkButton>}
      <p className="col-span-full ml-auto self-center text-ink-3 text-s max-s:ml-0">{total}</p>
    </Form>
  );
}
