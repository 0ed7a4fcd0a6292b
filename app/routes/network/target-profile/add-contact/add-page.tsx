import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { BesideForm } from "~/ui/form-frame";
import { ContactFormFields } from "../components/contact-form-fields";
import { ContactFormFoot } from "../components/contact-form-foot";

interface AddPageProps {
  backHref: string;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** Somebody more to write to about a target. */
export function AddPage({ backHref, constraints, failed }: AddPageProps) {
  const { t } = useTranslation("contacts");
  return (
    <section className="rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id="contact" className="font-[640] text-s">
        {t("add")}
      </h2>
      <BesideForm beside={<p className="text-pretty">{t("addLead")}</p>}>
        <Form id="contact-form" failed={failed} constraints={constraints} className="space-y-3">
          <Field name="email" inputMode="email" label={t("email")} autoComplete="off" />
          <ContactFormFields />
          <ContactFormFoot word={t("addNow")} backHref={backHref} />
        </Form>
      </BesideForm>
    </section>
  );
}
