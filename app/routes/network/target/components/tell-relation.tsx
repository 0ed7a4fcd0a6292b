import { Form } from "@remix-run/react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { INTENT_FIELD } from "~/forms/result";
import { listed } from "~/i18n/listed";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { SelectField } from "~/ui/select-field";
import type { TargetView } from "../view.server";

/** Tells what the target is to one's own company, or to another one that is looked for by name. */
export function TellRelation({ view }: { view: TargetView }) {
  const { t, i18n } = useTranslation("edges");
  const { name, types, find, found, here } = view;
  return (
    <section className="border-line border-t pt-6">
      <h2 className="font-semibold text-m">{t("tellHeading")}</h2>
      <p className="mt-1 mb-3 text-ink-2">{t("tellLead")}</p>
      <Form method="get" action={here} preventScrollReset className="mb-4 flex flex-wrap items-end gap-2">
        <label className="min-w-0 flex-1 basis-56">
          <span className="mb-1.5 block font-medium text-s">{t("findOther")}</span>
          <input key={find} type="search" name="find" defaultValue={find} maxLength={200} className="field h-8" />
        </label>
        <Button>{t("find")}</Button>
      </Form>
      <Form method="post" className="space-y-3">
        <IdempotencyKey answer={view} />
        <input type="hidden" name={INTENT_FIELD} value="tell" />
        <fieldset>
          <legend className="mb-1 font-medium text-s">{t("tellTo")}</legend>
          <Other value="" label={t("self")} checked />
          {found?.map(({ id, name: other, country }) => (
            <Other key={id} value={String(id)} label={listed([other, country], i18n.language)} />
          ))}
          {found?.length === 0 && <Nothing>{t("noneFound", { name: find })}</Nothing>}
        </fieldset>
        <SelectField id="relation" name="type" label={t("tellAs", { name })} options={types} className="max-w-72" />
        <Button>{t("add")}</Button>
      </Form>
    </section>
  );
}

function Other({ value, label, checked = false }: { value: string; label: string; checked?: boolean }) {
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2.5 pointer-coarse:min-h-11">
      <input type="radio" name="toId" value={value} defaultChecked={checked} className="size-4" />
      {label}
    </label>
  );
}
