import { Form as RemixForm } from "@remix-run/react";
import type { TargetContact } from "~/backend/contract/target-contacts";
import { Form, VersionField } from "~/forms/form";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { type Constraints, type FailedForm, INTENT_FIELD } from "~/forms/result";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { ContactFormFields } from "../../components/contact-form-fields";

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
    <section className="max-w-xl rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id="contact" className="font-[640] text-s">
        {t("change")}
      </h2>
      <p className="wrap-anywhere mt-1 mb-3 text-ink-2 text-s">
        {email} · {t(`states.${state}`)}
      </p>
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
        <div className="flex flex-wrap gap-2">
          <Button look="primary">{t("save")}</Button>
          <LinkButton to={backHref}>{t("cancel")}</LinkButton>
        </div>
      </Form>
      {state === "bounced" || state === "opted-out" ? (
        <p className="mt-5 border-line border-t pt-3 text-pretty text-ink-2 text-s">{t("problems.closed")}</p>
      ) : (
        <Removal contact={contact} failed={failed} />
      )}
    </section>
  );
}

function Removal({ contact, failed }: { contact: TargetContact; failed: FailedForm | undefined }) {
  const { t } = useTranslation("contacts");
  const text = useMessage();
  const problem = failed?.submission.initialValue?.[INTENT_FIELD] === "delete" ? failed.problem : null;
  return (
    <details className="mt-5 border-line border-t pt-3" open={problem !== null || undefined}>
      <summary className="inline-flex min-h-6 list-none items-center gap-1.5 font-medium text-accent-strong text-s">
        <Icon name="chevron-down" className="size-3.5" />
        {t("remove")}
      </summary>
      {problem && (
        <div role="alert" className="mt-2">
          <Notice tone="bad">{text(problem)}</Notice>
        </div>
      )}
      <p className="mt-2 text-ink-2 text-s">{t("removeLead")}</p>
      <RemixForm method="post" className="mt-3">
        <IdempotencyKey answer={contact} />
        <input type="hidden" name={INTENT_FIELD} value="delete" />
        <Button>{t("removeNow")}</Button>
      </RemixForm>
    </details>
  );
}
