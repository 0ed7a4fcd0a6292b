import { Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";

interface ProposePageProps {
  countries: readonly { value: string; label: string }[];
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** Tells of a supplier that is no target yet. */
export function ProposePage({ countries, constraints, failed }: ProposePageProps) {
  const { t } = useTranslation("suppliers");
  return (
    <div className="max-w-xl">
      <section className="rounded-card bg-card p-4 shadow-card m:px-4.5">
        <h2 id="propose" className="font-[640] text-s">
          {t("propose")}
        </h2>
        <p className="mt-1 mb-3 text-pretty text-ink-2 text-s">{t("proposeLead")}</p>
        <Form id="proposal" failed={failed} constraints={constraints} className="space-y-4">
          <Field name="name" label={t("name")} autoComplete="off" />
          <Select name="country" label={t("country")} options={[{ value: "", label: t("unknown") }, ...countries]} />
          <Field name="website" type="url" label={t("website")} autoComplete="off" />
          <TextArea name="comment" label={t("comment")} rows={3} />
          <Button look="primary">{t("sendProposal")}</Button>
        </Form>
      </section>
    </div>
  );
}
