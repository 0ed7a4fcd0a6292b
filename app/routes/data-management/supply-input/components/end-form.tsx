import { Field } from "~/forms/field";
import { Form, VersionField } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import type { EntryView } from "../view.server";

interface EndFormProps {
  view: EntryView;
  failed: FailedForm | undefined;
}

/** Of an entry without an end: it stays, up to its last day. */
export function EndForm({ view: { version, isOpen, lastDay }, failed }: EndFormProps) {
  const { t } = useTranslation("supplyPages");
  if (!isOpen) return null;
  return (
    <section className="mt-8 border-line border-t pt-5">
      <h2 className="font-semibold">{t("end.heading")}</h2>
      <p className="mt-1 mb-3 max-w-prose text-ink-2 text-s">{t("end.lead")}</p>
      <Form
        key={version}
        id="end"
        intent="end"
        failed={failed}
        constraints={{}}
        defaultValue={{ lastDay }}
        className="flex flex-wrap items-end gap-3"
      >
        <VersionField now={version} />
        <Field name="lastDay" type="date" label={t("end.lastDay")} />
        <Button>{t("end.submit")}</Button>
      </Form>
    </section>
  );
}
