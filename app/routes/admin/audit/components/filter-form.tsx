import { Form } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import type { AuditView } from "../view.server";

/** Each field keeps what was typed, and names what is wrong with it. */
export function FilterForm({ view }: { view: AuditView }) {
  const { t } = useTranslation("audit");
  const { typed, problems, kinds, people, clearHref } = view;
  const field = (name: keyof typeof typed) => {
    const problem = problems[name];
    return { id: `filter-${name}`, name, defaultValue: typed[name], error: problem && t(problem) };
  };
  return (
    <Form
      key={JSON.stringify(typed)}
      method="get"
      role="search"
      aria-label={t("filter")}
      className="grid max-w-4xl grid-cols-1 items-end gap-3 min-[22rem]:grid-cols-2 l:grid-cols-3"
    >
      <TextField {...field("from")} label={t("from")} type="date" />
      <TextField {...field("to")} label={t("to")} type="date" />
      <SelectField {...field("kind")} label={t("kind")} options={kinds} />
      <TextField
        {...field("person")}
        label={t("person")}
        hint={t("personHint")}
        list="audit-people"
        autoComplete="off"
      />
      <datalist id="audit-people">
        {people.map(({ email, name }) => (
          <option key={email} value={email}>
            {name}
          </option>
        ))}
      </datalist>
      <TextField {...field("number")} label={t("number")} hint={t("numberHint")} autoComplete="off" />
      <div className="flex flex-wrap gap-2">
        <Button size="large">{t("apply")}</Button>
        {clearHref && (
          <LinkButton to={clearHref} size="large">
            {t("clear")}
          </LinkButton>
        )}
      </div>
      <p className="col-span-full text-ink-3 text-xs">{t("days")}</p>
    </Form>
  );
}
