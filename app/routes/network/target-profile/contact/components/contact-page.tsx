import type { TargetContact } from "~/backend/contract/target-contacts";
import { Form, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { BesideForm } from "~/ui/form-frame";
import { ContactFormFields } from "../../components/contact-form-fields";
import { ContactFormFoot } from "../../components/contact-form-foot";
import { Removal } from "../../components/removal";

interface ContactPageProps {
  contact: TargetContact;
  backHref: string;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** One contact of a target: who it is, and taking it away. */
export function ContactPage({ contact, backHref, constraints, failed }: ContactPageProps) {
  const { t } = useTranslation("contacts");
  const { email, name, role, language, version, state } = contact;
  return (
    <section className="rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id="contact" className="font-[640] text-s">
        {t("change")}
      </h2>
      <BesideForm
        beside={
          <>
            <p className="wrap-anywhere">
              {email}
              {DOT}
              {t(`states.${state}`)}
            </p>
            {state === "bounced" || state === "opted-out" ? (
              <p className="mt-3 text-pretty">{t("problems.closed")}</p>
            ) : (
              <Removal
                of={contact}
                failed={failed}
                words={{ open: t("remove"), lead: t("removeLead"), now: t("removeNow") }}
              />
            )}
          </>
        }
      >
        <Form
          id="contact-form"
          intent="save"
          failed={failed}
          constraints={constraints}
          defaultValue={{ name, role, language: language ?? "" }}
          className="space-y-3"
        >
          <VersionField now={version} />
          <ContactFormFields />
          <ContactFormFoot word={t("save")} backHref={backHref} />
        </Form>
      </BesideForm>
    </section>
  );
}
